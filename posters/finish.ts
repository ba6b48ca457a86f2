import { type Art, fingerprint, group, path, round, WIDTH } from "./engine";

/** The motif's own silhouette laid on the ground: pinned at the contact line `y`, leaning by `lean`, flattened by `flat`. */
export const shadow = (silhouette: Art, y: number, lean: number, flat: number): Art =>
  group(
    silhouette,
    `transform="matrix(1 0 ${round(-lean * 100) / 100} ${-flat} ${round(lean * y)} ${round(y * (1 + flat))})"`,
  );

export const mirror = (art: Art, axis = WIDTH / 2): Art =>
  group(art, `transform="translate(${axis * 2} 0) scale(-1 1)"`);

type Fade = readonly [x1: number, y1: number, x2: number, y2: number];

/** Stipple: one darker ink sprayed over a plain form, dense at the fade's start. Noise decides which grains print. */
export function spray(d: string, ink: string, fade: Fade, strength = 0.4): Art {
  const id = fingerprint(`${d}${ink}${fade}`);
  const [x1, y1, x2, y2] = fade;
  const stops = `<stop offset="0" stop-color="${ink}" stop-opacity="${strength}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/>`;
  const noise =
    '<feTurbulence type="fractalNoise" baseFrequency="0.42" numOctaves="2" seed="7"/>' +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 -1" result="n"/>' +
    '<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1"/>' +
    '<feComponentTransfer result="m"><feFuncA type="linear" slope="10"/></feComponentTransfer>' +
    '<feComposite in="m" in2="SourceAlpha" operator="in" result="g"/>' +
    '<feComponentTransfer in="g" result="k"><feFuncA type="linear" slope="4"/></feComponentTransfer>' +
    `<feFlood flood-color="${ink}"/><feComposite in2="k" operator="in"/>`;
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>` +
    `<filter id="f${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise}</filter>` +
    path(d, `url(#${id})`, `filter="url(#f${id})"`)
  );
}
