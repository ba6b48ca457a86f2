import { type Art, at, blob, circle, each, ellipse, group, limb, path, pick, poly, rect, stroke } from "../engine";
import { lit, mix } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { audience, beam, boards, brickWall, halos, houseOf } from "../stage";

/** The horn on its own, pointing up right; the bell at the far end. */
function horn(): Art {
  const gold = "#F5B042";
  const deep = "#C07A2C";
  const pale = "#FFEBBE";
  return (
    stroke("M-330 0H180", deep, 30) +
    stroke("M-330 -4H180", gold, 22) +
    path("M170 -16Q300 -20 400 -120L424 -132V132L400 120Q300 20 170 16Z", gold) +
    path("M170 6Q300 20 400 120L424 132V20Q300 20 170 6Z", deep) +
    ellipse(424, 0, 30, 132, pale) +
    ellipse(426, 0, 22, 112, "#7E3B22") +
    path(
      "M-200 -10V100Q-200 150 -150 150H120Q190 150 190 84Q190 40 150 40H-70",
      "none",
      `stroke="${deep}" stroke-width="28"`,
    ) +
    path(
      "M-200 -10V100Q-200 150 -150 150H120Q190 150 190 84Q190 40 150 40H-70",
      "none",
      `stroke="${gold}" stroke-width="18"`,
    ) +
    each(
      [-90, -30, 30] as const,
      (x) =>
        rect(x - 22, -90, 44, 260, gold, 'rx="10"') +
        rect(x + 4, -90, 18, 260, deep, 'rx="8"') +
        rect(x - 26, -20, 52, 16, pale) +
        rect(x - 26, 110, 52, 16, pale) +
        rect(x - 6, -130, 12, 44, "#C9D3CC") +
        ellipse(x, -132, 21, 9, pale),
    ) +
    path("M-330 -26V26L-392 34V-34Z", pale) +
    path("M-330 0V26L-392 34V0Z", deep) +
    stroke("M-300 -12H100", pale, 6)
  );
}

/** A trumpet lifted into the light, or a whole section of them. */
export function trumpet(scene: Scene): Art {
  const { variant, evening } = scene;
  const house = houseOf(scene);
  const sk = ["#9C5A44", "#74404A", "#C27E54"] as const;
  const player = (x: number, y: number, k: number, n: number): Art => {
    const suit = pick(["#24345A", "#8E2A3C", "#2F6A5C"], n);
    const skin = pick(sk, n);
    const torso =
      path("M-190 560Q-190 260 -90 190Q0 140 90 190Q190 260 190 560Z", suit) +
      path("M60 176Q190 230 190 560H60Q110 360 60 176Z", mix(suit, "#0B1531", 0.45)) +
      poly("-40 170 50 170 10 330", "#FFF3DC") +
      poly("-30 210 4 226 40 208 38 244 4 232 -28 246", "#D8404F");
    const head =
      path("M-44 60H44V190H-44Z", mix(skin, "#2A1F2E", 0.3)) +
      blob("-84 -60 -70 -130 0 -160 70 -130 92 -40 122 10 96 24 84 76 20 96 -50 80 -80 20", skin, 0.4) +
      blob("-90 -60 -74 -140 0 -172 74 -140 60 -96 -20 -110 -50 -40 -62 20 -84 10", "#2A1F2E", 0.4) +
      stroke("M40 -20q20 12 36-2", "#2A1F2E", 7) +
      stroke("M36 -54q22-14 44-4", "#2A1F2E", 7) +
      ellipse(-20, 0, 16, 24, mix(skin, "#2A1F2E", 0.2));
    const arms =
      limb("-120 260 58 -10 380 48 170 250 36", suit) +
      limb("120 270 50 190 330 40 250 210 32", mix(suit, "#0B1531", 0.3)) +
      circle(180, 210, 40, skin) +
      circle(262, 186, 34, skin);
    return at(x, y, torso + head + group(horn(), 'transform="translate(390 -10) rotate(-22) scale(.62)"') + arms, k);
  };
  const neon = evening
    ? path("M560 90H800V330H560Z", "none", `stroke="${lit("#7FE0CF")}" stroke-width="7"`) +
      poly("600 250 680 120 760 250", "none", `stroke="${lit("#F4709A")}" stroke-width="9"`) +
      stroke("M680 250V310M640 310H720", lit("#F4709A"), 9)
    : "";
  const stands = each(
    [90, 350, 610] as const,
    (x) =>
      rect(x + 74, 800, 10, 210, house.ink) +
      path(`M${x} 780H${x + 160}L${x + 146} 900H${x + 14}Z`, house.curtain) +
      path(`M${x + 90} 780H${x + 160}L${x + 146} 900H${x + 90}Z`, house.fold) +
      circle(x + 80, 838, 22, house.beam),
  );
  const section = player(150, 470, 0.62, 1) + player(410, 430, 0.62, 2) + player(670, 470, 0.62, 0);
  return (
    brickWall(house, 860, 7) +
    halos(house, variant % 2 ? 428 : 470, 420, 390) +
    (variant % 2 ? "" : neon) +
    beam(house, 428, 60, 340, 980) +
    boards(house, 900) +
    underLamps(variant % 2 ? section + stands : player(270, 420, 1.12, 0), scene, 0.1) +
    audience(house.ink, 990, false, variant + 2)
  );
}
