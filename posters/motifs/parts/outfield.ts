import { type Art, blob, circle, clipped, ellipse, limb, line, path, pick, poly, rect, seeded } from "../../engine";

const ox = 604;

const oy = 846;

/** The outfielder's parts in his own units. */
function member(list: string, fill: string): Art {
  const n = list.split(" ").map(Number);
  const js = Array.from(
    { length: n.length / 3 },
    (_, i) => [ox + (n[i * 3] ?? 0), oy + (n[i * 3 + 1] ?? 0), n[i * 3 + 2] ?? 0] as const,
  );
  return limb(js, fill);
}

export function crowdAndIvy(): Art {
  let art = "";
  art += path("M-10 676L250 612H606L866 676V770H-10Z", "#2F6B4A");
  const r = seeded(5);
  for (let row = 0; row < 4; row++)
    for (let i = -3; i < 53; i++) {
      const x = i * 17.5 + (row % 2) * 8.7,
        y = 632 + row * 23 + Math.max(0, Math.abs(x - 428) - 180) * 0.21 + row * ((x - 428) / 438) ** 2 * 3;
      const c = pick(["#FBF0D4", "#D8472F", "#F0B13C", "#12304A", "#3C8C9C", "#E9B08A"], Math.floor(r() * 6));
      if (r() < 0.93)
        art +=
          rect(x - 8, y + 2, 16, 18, c, 'rx="6"') +
          circle(x, y - 4, 5.6, pick(["#E9B08A", "#9C5A44", "#F3CDA0"], Math.floor(r() * 3)));
    }
  // ivy wall
  art += path("M-10 744Q428 690 866 744V860Q428 800-10 860Z", "#24573F");
  const r2 = seeded(12);
  for (let i = 0; i < 230; i++) {
    const x = r2() * 870 - 8,
      t = (x - 428) / 438,
      y0 = 717 + 27 * t * t,
      y1 = 826 + 32 * t * t,
      y = y0 + (y1 - y0) * r2() ** 0.9 - 4,
      q = 11 + r2() * 8;
    art += poly(
      [
        [x - q, y],
        [x, y - q * 0.7],
        [x + q, y],
        [x, y + q],
      ],
      r2() < 0.45 ? "#4F8A4B" : r2() < 0.4 ? "#7DAA55" : "#1B4434",
    );
  }
  art += path("M-10 744Q428 690 866 744V734Q428 680-10 734Z", "#F0B13C");
  return art;
}

export function field(): Art {
  let art = "";
  art += path("M-10 858Q428 798 866 858V1080H-10Z", "#C4694A") + path("M-10 892Q428 826 866 892V1080H-10Z", "#5B9A50");
  let st = "";
  for (let i = -8; i <= 8; i += 2) {
    st += poly(
      [
        [428 + i * 60, 800],
        [428 + (i + 1) * 60, 800],
        [428 + (i + 1) * 150, 1080],
        [428 + i * 150, 1080],
      ],
      "#4A8549",
    );
  }
  art += clipped("M-10 892Q428 826 866 892V1080H-10Z", st);
  return art;
}

export function outfielder(bl: string): Art {
  let art = "";
  art += ellipse(640, 962, 92, 13, "#2F5F3C");
  const [wh, wsh, sk] = ["#FBF0D4", "#CFCDB4", "#9C5A44"];
  art += member("14 0 19 52 40 14 34 84 9 32 92 8", wsh) + member("30 92 8 50 98 6", "#12304A");
  art +=
    member("-8 0 19 -30 54 14 -64 92 9 -70 98 8", wh) +
    member("-70 96 8 -84 116 6", "#12304A") +
    member("-46 74 9 -66 94 8.5", "#D8472F") +
    member("38 66 9 33 90 8.5", "#D8472F");
  art += member("-24 -84 14 -62 -58 10 -86 -84 8", wsh) + member("-78 -74 8 -90 -92 9", sk);
  art +=
    member("2 -4 23 0 -50 26 4 -82 27", wh) +
    poly(`${ox + 8} ${oy - 106} ${ox + 30} ${oy - 90} ${ox + 26} ${oy} ${ox + 8} ${oy + 8}`, wsh) +
    rect(ox - 22, oy - 8, 46, 8, "#12304A");
  art += line(
    `M${ox - 12} ${oy - 94}V${oy - 14}M${ox + 4} ${oy - 98}V${oy - 14}M${ox - 22} ${oy - 74}V${oy - 14}`,
    "#8FA6B8",
    2,
  );
  art +=
    member("20 -88 14 44 -132 11 52 -176 9", wh) +
    member("50 -160 8 54 -186 8", sk) +
    blob(
      [
        [ox + 38, oy - 184],
        [ox + 34, oy - 212],
        [ox + 50, oy - 226],
        [ox + 70, oy - 220],
        [ox + 76, oy - 198],
        [ox + 64, oy - 180],
      ],
      "#8A4A2A",
      0.5,
    ) +
    path(
      `M${ox + 46} ${oy - 206}Q${ox + 58} ${oy - 214} ${ox + 68} ${oy - 204}Q${ox + 60} ${oy - 192} ${ox + 50} ${oy - 194}Z`,
      "#5A2A1E",
    );
  art +=
    member("6 -108 10 6 -118 11", sk) +
    circle(ox + 6, oy - 128, 18, sk) +
    path(
      `M${ox - 14} ${oy - 130}A20 20 0 0 1 ${ox + 26} ${oy - 130}L${ox + 42} ${oy - 126}Q${ox + 30} ${oy - 120} ${ox + 6} ${oy - 126}Z`,
      bl,
    );
  return art;
}

export function ball(): Art {
  let art = "";
  art +=
    path("M742 540Q716 600 690 632L700 640Q728 606 742 540Z", "#FBF0D4", 'fill-opacity=".6"') +
    circle(690, 640, 14, "#FBF0D4") +
    path("M680 632Q690 640 682 650M700 631Q692 640 699 650", "none", 'stroke="#D8472F" stroke-width="2.5"');
  return art;
}
