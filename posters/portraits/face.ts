import { type Art, circle, clipped, ellipse, path, stroke } from "../engine";

export const FACES = [
  "M140 170C140 102 260 102 260 170V206C260 252 228 282 200 282C172 282 140 252 140 206Z",
  "M138 174C138 100 262 100 262 174V214C262 262 230 290 200 290C170 290 138 262 138 214Z",
  "M143 170C143 102 257 102 257 170V218C257 264 224 296 200 296C176 296 143 264 143 218Z",
  "M134 174C134 100 266 100 266 174V208C266 260 232 286 200 286C168 286 134 260 134 208Z",
  "M138 172C138 102 262 102 262 172V204C262 238 224 292 200 292C176 292 138 238 138 204Z",
] as const;

const HALF = "M221 60H300V320H196C232 292 243 252 240 200C238 156 232 126 221 60Z";

export function headShape(face: string, skin: string, shade: string, ears: boolean): Art {
  const ear = ears ? ellipse(136, 204, 12, 21, skin) + ellipse(264, 204, 12, 21, shade) : "";
  return ear + path(face, skin) + clipped(face, path(HALF, shade));
}

export const neck = (skin: string, shade: string): Art =>
  path("M166 240V306Q200 344 234 306V240Z", skin) +
  path("M166 266Q202 298 234 262V306Q214 334 190 322Q206 300 166 282Z", shade);

type Ink = { ink: string; shade: string; paper: string; brow: string };
const both = (draw: (x: number) => Art): Art => draw(171) + draw(229);

export const EYES: readonly ((i: Ink) => Art)[] = [
  ({ ink }) => both((x) => stroke(`M${x - 12} 199Q${x} 208 ${x + 12} 199`, ink, 5)),
  ({ ink }) => both((x) => stroke(`M${x - 12} 206Q${x} 195 ${x + 12} 206`, ink, 5)),
  ({ ink, paper }) =>
    both(
      (x) =>
        path(`M${x - 14} 202Q${x} 188 ${x + 14} 202Q${x} 211 ${x - 14} 202Z`, paper) +
        circle(x, 200, 6.5, ink) +
        stroke(`M${x - 15} 202Q${x} 187 ${x + 15} 201`, ink, 4.5),
    ),
  ({ ink }) => both((x) => ellipse(x, 201, 5.6, 7.6, ink)),
  ({ ink, paper }) =>
    both(
      (x) =>
        path(`M${x - 14} 204Q${x - 2} 192 ${x + 14} 198Q${x + 4} 210 ${x - 14} 204Z`, paper) +
        circle(x, 201, 5.8, ink) +
        stroke(`M${x - 15} 204Q${x - 2} 191 ${x + 15} 198`, ink, 4.5),
    ),
];

export const BROWS: readonly ((i: Ink) => Art)[] = [
  ({ brow }) => stroke("M156 177Q170 168 184 175M216 175Q230 168 244 177", brow, 6),
  ({ brow }) => stroke("M155 180Q170 169 186 177M214 177Q230 169 245 180", brow, 9),
  ({ brow }) => stroke("M156 174Q172 170 184 178M216 178Q228 170 244 174", brow, 6),
  ({ brow }) => stroke("M157 172Q170 162 184 172M216 172Q230 162 243 172", brow, 4.5),
];

export const NOSES: readonly ((shade: string) => Art)[] = [
  (shade) => stroke("M201 196Q211 222 206 228Q200 233 192 229", shade, 5.5),
  (shade) => stroke("M202 200Q214 226 207 233Q199 238 189 232", shade, 6),
  (shade) => stroke("M190 226Q200 236 211 226", shade, 6),
  (shade) => stroke("M202 194L210 228L194 230", shade, 5),
];

export const MOUTHS: readonly ((i: Ink) => Art)[] = [
  ({ ink }) => stroke("M178 250Q200 266 222 250", ink, 5.5),
  ({ ink, paper }) =>
    path("M174 246Q200 252 226 246Q218 270 200 270Q182 270 174 246Z", paper) +
    stroke("M171 245Q200 254 229 245", ink, 4.5),
  ({ ink, shade }) => stroke("M182 252Q202 262 220 249", ink, 5.5) + stroke("M192 266Q200 270 208 266", shade, 4),
  ({ ink, paper }) =>
    path("M180 246H220Q218 272 200 272Q182 272 180 246Z", ink) +
    path("M184 246H216Q215 254 200 254Q185 254 184 246Z", paper),
  ({ ink, shade }) =>
    path("M180 252Q190 244 200 249Q210 244 220 252Q200 264 180 252Z", shade) +
    stroke("M180 252Q200 257 220 252", ink, 3.5),
];

/** Beards and moustaches; drawn before the mouth. */
export const BEARDS: readonly ((ink: string, face: string) => Art)[] = [
  () => "",
  (ink, face) =>
    clipped(
      face,
      path("M130 200C146 214 148 234 158 240C176 228 224 228 242 240C252 234 254 214 270 200V320H130Z", ink),
    ),
  (ink) => path("M160 246Q178 230 200 239Q222 230 240 246Q220 253 200 247Q180 253 160 246Z", ink),
  (ink, face) => clipped(face, path("M176 240Q200 232 224 240Q234 262 228 300H172Q166 262 176 240Z", ink)),
  (ink, face) =>
    clipped(face, path("M130 190C140 230 150 258 200 262C250 258 260 230 270 190V320H130Z", ink, 'fill-opacity=".32"')),
  (ink) =>
    path(
      "M138 204C146 220 150 236 158 240C176 228 224 228 242 240C250 236 254 220 262 204C270 270 258 330 200 352C142 330 130 270 138 204Z",
      ink,
    ),
];

export const ageLines = (shade: string): Art =>
  stroke(
    "M160 232Q156 244 160 254M240 232Q244 244 240 254M146 196L138 192M146 204L138 206M176 152Q200 147 224 152",
    shade,
    3.6,
  );
export const freckles = (shade: string): Art =>
  [
    [160, 222],
    [170, 228],
    [154, 230],
    [232, 222],
    [242, 228],
    [246, 220],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.6, shade))
    .join("");
export const blush = (ink: string): Art =>
  ellipse(156, 230, 13, 8, ink, 'fill-opacity=".35"') + ellipse(242, 230, 13, 8, ink, 'fill-opacity=".3"');
