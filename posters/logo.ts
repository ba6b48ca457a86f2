/**
 * The Windmile mark: the six-pointed star of the Chicago flag, every point split along its axis into a star-red sail
 * and a second sail that curls back to the hub, so the star turns like a windmill.
 */
export const SKY = "#41B6E6";
export const STAR = "#E4002B";

const CENTRE = 256;
const SIZE = 512;

type MarkColours = { sail: string; second: string; hub: string };

function polar(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const x = CENTRE + radius * Math.cos(angle);
  const y = CENTRE + radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Both sails of all six points, drawn in a 512 x 512 box around its centre. */
export function mark({ sail, second, hub }: MarkColours, radius = 244): string {
  const k = radius / 244;
  let art = "";
  for (let point = 0; point < 6; point++) {
    const a = point * 60;
    const tip = polar(radius, a);
    art += `<path d="M${CENTRE} ${CENTRE}L${tip}L${polar(106 * k, a + 30)}Z" fill="${sail}"/>`;
    art += `<path d="M${CENTRE} ${CENTRE}L${tip}L${polar(106 * k, a - 30)}Q${polar(62 * k, a - 12)} ${CENTRE} ${CENTRE}Z" fill="${second}"/>`;
  }
  return `${art}<circle cx="${CENTRE}" cy="${CENTRE}" r="${Math.round(25 * k)}" fill="${hub}"/>`;
}

function frame(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${body}</svg>`;
}

const onSky: MarkColours = { sail: STAR, second: "#FFFFFF", hub: "#FFFFFF" };

export const logo = (): string => frame(mark({ sail: STAR, second: SKY, hub: "#FFFFFF" }));

/** Square app icon; `corner` rounds it for places that do not mask, `radius` keeps the star inside a mask's safe zone. */
export function appIcon(corner: number, radius: number): string {
  return frame(`<rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${SKY}"/>${mark(onSky, radius)}`);
}
