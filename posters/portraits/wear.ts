import { type Art, circle, clipped, each, ellipse, line, path, poly, rect, repeat, ring, stroke } from "../engine";

export type Cloth = { base: string; shade: string; ink: string; paper: string; skin: string; skinShade: string };

const SHOULDERS = "M30 420C36 350 90 322 160 306H240C310 322 364 350 370 420Z";
const SHADED = "M240 306C310 322 364 350 370 420H286C290 376 276 334 240 306Z";
const bust = ({ base, shade }: Cloth): Art => path(SHOULDERS, base) + path(SHADED, shade);
const vee = (fill: string, depth = 368): Art => poly(`162 304 200 ${depth} 238 304`, fill);

/** Tops, drawn before the neck. */
export const TOPS: readonly ((c: Cloth) => Art)[] = [
  (c) => bust(c) + path("M150 306Q200 372 250 306L264 314Q200 396 136 314Z", c.shade),
  (c) => bust(c) + vee(c.skin),
  (c) => bust(c) + vee(c.paper, 380) + poly("160 298 198 374 146 352", c.ink) + poly("240 298 202 374 254 352", c.ink),
  (c) =>
    bust(c) +
    clipped(
      SHOULDERS,
      repeat(4, (i) => rect(20, 326 + i * 26, 360, 12, c.paper)),
    ) +
    path("M150 306Q200 366 250 306L258 312Q200 380 142 312Z", c.ink),
  (c) =>
    bust(c) +
    path(
      "M112 330C116 290 150 280 160 286Q200 352 240 286C250 280 284 290 288 330Q240 392 200 392Q160 392 112 330Z",
      c.shade,
    ) +
    path("M136 318Q200 392 264 318Q248 300 240 300Q200 356 160 300Q152 300 136 318Z", c.base) +
    stroke("M176 366V404M224 366V404", c.paper, 6),
  (c) =>
    bust(c) +
    vee(c.paper, 400) +
    poly("160 300 196 400 120 372 134 316", c.shade) +
    poly("240 300 204 400 280 372 266 316", c.ink),
  (c) =>
    path(SHOULDERS, c.paper) +
    path(SHADED, c.shade, 'fill-opacity=".35"') +
    rect(118, 318, 30, 110, c.base) +
    rect(252, 318, 30, 110, c.shade) +
    rect(128, 372, 144, 60, c.base) +
    circle(133, 376, 8, c.ink) +
    circle(267, 376, 8, c.ink) +
    path("M154 306Q200 360 246 306L254 310Q200 374 146 310Z", c.base),
  (c) =>
    bust(c) +
    path("M60 348Q190 330 300 420H230Q150 360 44 378Z", c.paper, 'fill-opacity=".9"') +
    path("M50 366Q170 350 262 420H240Q150 368 44 384Z", c.ink, 'fill-opacity=".5"') +
    vee(c.skin, 336),
  (c) =>
    bust(c) +
    vee(c.skin, 352) +
    line("M160 302L200 356L240 302", c.paper, 9) +
    rect(96, 372, 46, 10, c.paper) +
    rect(258, 372, 46, 10, c.paper),
];

/** Pieces over the neck. */
export const COLLARS: readonly ((c: Cloth) => Art)[] = [
  () => "",
  (c) =>
    path("M160 268Q200 296 240 268V320Q200 350 160 320Z", c.base) +
    path("M214 286Q232 280 240 268V320Q226 336 206 340Q222 318 214 286Z", c.shade),
  (c) =>
    path("M146 288Q200 322 254 288L262 320Q200 362 138 320Z", c.paper) +
    path("M210 320L254 304L268 392L232 398Z", c.paper) +
    path("M232 340L258 330L262 352L238 360ZM150 304L190 322L186 338L144 318Z", c.ink, 'fill-opacity=".7"'),
  (c) => stroke("M162 308Q200 352 238 308", c.ink, 3.5) + circle(200, 334, 8, c.paper),
  (c) => repeat(9, (i) => circle(160 + i * 10, 312 + Math.sin((i / 8) * Math.PI) * 26, 5.4, i % 2 ? c.paper : c.ink)),
];

/** Hats and scarves over the hair; `hides` says that no hair shows above the ears. */
export type HeadwearName =
  | "flatCap"
  | "baseballCap"
  | "beanie"
  | "bucketHat"
  | "sunHat"
  | "headband"
  | "hijab"
  | "turban"
  | "headwrap"
  | "bandana";
type Headwear = { draw: (c: Cloth) => Art; behind?: (c: Cloth) => Art; hides?: "top" | "all" };
export const HEADWEAR: Readonly<Record<HeadwearName, Headwear>> = {
  flatCap: {
    hides: "top",
    draw: (c) =>
      path("M122 162C112 96 168 70 214 72C262 76 288 108 280 154C250 140 170 140 122 162Z", c.base) +
      path("M236 76C268 86 288 112 280 154C268 148 256 146 246 145C262 118 256 92 236 76Z", c.shade) +
      path("M112 174C124 144 180 134 220 138C262 140 292 150 298 166C260 156 160 158 112 174Z", c.ink),
  },
  baseballCap: {
    hides: "top",
    draw: (c) =>
      path("M128 166C122 100 158 70 200 70C242 70 278 100 272 166Q200 132 128 166Z", c.base) +
      path("M222 74C256 82 276 112 272 166Q252 152 234 148C250 120 244 92 222 74Z", c.shade) +
      path("M118 172Q200 120 282 172Q282 186 270 186Q200 148 130 186Q118 186 118 172Z", c.ink) +
      circle(200, 70, 8, c.ink) +
      poly("200 92 205 104 218 104 208 112 212 124 200 117 188 124 192 112 182 104 195 104", c.paper),
  },
  beanie: {
    hides: "top",
    draw: (c) =>
      path("M128 158C120 84 162 60 200 60C238 60 280 84 272 158Z", c.base) +
      path("M226 64C262 78 276 104 272 158H246C256 120 250 84 226 64Z", c.shade) +
      rect(120, 134, 160, 36, c.ink, 'rx="14"') +
      stroke("M146 144V160M172 144V160M198 144V160M224 144V160M250 144V160", c.shade, 4) +
      circle(200, 54, 18, c.paper),
  },
  bucketHat: {
    hides: "top",
    draw: (c) =>
      path("M146 140L156 80Q200 64 244 80L254 140Z", c.base) +
      path("M222 72L244 80L254 140H230Z", c.shade) +
      path("M102 184Q118 136 150 132H250Q282 136 298 184Q200 140 102 184Z", c.base) +
      path("M250 132Q282 136 298 184Q274 168 240 160Z", c.shade) +
      line("M150 132Q200 122 250 132", c.ink, 7),
  },
  sunHat: {
    hides: "top",
    draw: (c) =>
      ellipse(200, 146, 146, 32, c.paper) +
      path("M60 150Q200 190 340 150Q330 172 200 178Q70 172 60 150Z", c.shade, 'fill-opacity=".5"') +
      path("M140 142C140 84 160 62 200 62C240 62 260 84 260 142Q200 160 140 142Z", c.paper) +
      path("M140 122Q200 142 260 122V144Q200 164 140 144Z", c.base),
  },
  headband: {
    draw: (c) =>
      path(
        "M134 166C138 140 160 124 200 122C240 124 262 140 266 166L268 150C262 124 238 108 200 108C162 108 138 124 132 150Z",
        c.base,
      ),
  },
  hijab: {
    hides: "all",
    behind: (c) =>
      path(
        "M200 60C274 60 302 118 298 190C296 246 302 284 316 336C282 378 238 392 200 392C162 392 118 378 84 336C98 284 104 246 102 190C98 118 126 60 200 60Z",
        c.base,
      ) +
      path(
        "M226 64C282 74 302 124 298 190C296 246 302 284 316 336C282 378 238 392 200 392C264 358 278 300 268 226C264 160 264 110 226 64Z",
        c.shade,
      ),
    draw: (c) =>
      path(
        "M140 204C136 130 166 96 200 96C234 96 264 130 260 204C256 144 232 122 200 122C168 122 144 144 140 204Z",
        c.shade,
      ) +
      path(
        "M116 268C150 304 178 316 212 316C248 314 276 296 294 262C298 308 262 340 214 342C168 342 124 320 108 298Z",
        c.paper,
        'fill-opacity=".35"',
      ) +
      path("M98 320C150 356 220 360 290 320C262 356 230 372 196 372C160 372 120 354 98 320Z", c.shade),
  },
  turban: {
    hides: "top",
    draw: (c) =>
      path(
        "M118 172C104 100 150 54 204 54C262 54 298 104 282 172C268 148 238 134 206 118C172 134 136 148 118 172Z",
        c.base,
      ) +
      path("M206 118C238 134 268 148 282 172C298 104 262 54 204 54C244 72 254 98 206 118Z", c.shade) +
      stroke("M126 138Q160 122 200 92M140 106Q168 96 190 72M272 138Q246 128 228 112", c.ink, 4),
  },
  headwrap: {
    hides: "top",
    draw: (c) =>
      path(
        "M130 172C112 108 144 66 200 64C256 66 288 108 270 172C252 144 226 134 200 134C174 134 148 144 130 172Z",
        c.base,
      ) +
      path("M226 68C274 84 284 124 270 172C260 156 248 146 238 142C256 116 250 90 226 68Z", c.shade) +
      path("M160 84C150 40 182 24 202 46C222 22 256 42 240 84Q200 60 160 84Z", c.ink) +
      path("M202 46C222 22 256 42 240 84Q224 72 206 70Z", c.base),
  },
  bandana: {
    hides: "top",
    draw: (c) =>
      path("M130 170C120 110 152 76 200 76C248 76 280 110 270 170Q200 128 130 170Z", c.base) +
      path("M222 80C262 92 278 124 270 170Q256 158 240 152C254 122 248 100 222 80Z", c.shade) +
      each(
        [
          [160, 118],
          [196, 100],
          [234, 112],
          [180, 134],
          [222, 136],
        ] as const,
        ([x, y]) => circle(x, y, 4.5, c.paper),
      ),
  },
};

const pair = (draw: (x: number) => Art): Art => draw(171) + draw(229);
/** Frames over the eyes. */
export const GLASSES: readonly ((ink: string, paper: string) => Art)[] = [
  () => "",
  (ink, paper) =>
    pair((x) => circle(x, 202, 25, paper, 'fill-opacity=".45"') + ring(x, 202, 25, ink, 5.5)) +
    stroke("M194 198Q200 193 206 198M146 198L136 194M254 198L264 194", ink, 5),
  (ink, paper) =>
    pair((x) => rect(x - 25, 184, 50, 38, paper, `rx="14" fill-opacity=".5" stroke="${ink}" stroke-width="6"`)) +
    stroke("M196 198H204M146 196L136 192M254 196L264 192", ink, 5),
  (ink) =>
    pair((x) => rect(x - 27, 184, 54, 38, ink, 'rx="16"') + stroke(`M${x - 14} 196L${x - 4} 190`, "#8FA9AE", 5)) +
    stroke("M196 194H204M146 194L136 190M254 194L264 190", ink, 6),
  (ink, paper) =>
    path(
      "M142 190Q170 178 196 194Q194 222 172 222Q148 220 142 190Z",
      paper,
      `fill-opacity=".45" stroke="${ink}" stroke-width="6"`,
    ) +
    path(
      "M258 190Q230 178 204 194Q206 222 228 222Q252 220 258 190Z",
      paper,
      `fill-opacity=".45" stroke="${ink}" stroke-width="6"`,
    ) +
    stroke("M195 198H205M142 190L132 184M258 190L268 184", ink, 6),
];
