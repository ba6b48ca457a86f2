import { type Point, project } from "./projection";
import type { Coordinates } from "./rules";

/**
 * Chicago's streets from house numbers. The numbers count from State and Madison, 800 per mile, so a street is a
 * number: Ashland is 1600 West, North Avenue 1600 North. Three miles differ: Roosevelt, Cermak, and 31st are one, two,
 * and three miles south of Madison although they are 1200, 2200, and 3100 South.
 */
export type Address = {
  /** North of Madison Street; south is negative. */
  north: number;
  /** West of State Street; east is negative. */
  west: number;
};

const SOUTH_MILES = [0, 1200, 2200, 3100] as const;

function milesNorth(number: number): number {
  if (number >= 0) return number / 800;
  for (let mile = 1; mile < SOUTH_MILES.length; mile += 1) {
    const [near = 0, far = 0] = SOUTH_MILES.slice(mile - 1);
    if (-number <= far) return -(mile - 1) - (-number - near) / (far - near);
  }
  return -3 - (-number - 3100) / 800;
}

/**
 * The coordinates of an address, from a least-squares fit to 16 well-known corners (State and Madison, Belmont and
 * Western, 63rd and Halsted …; most are in the test): degrees per mile, and the grid's rotation of about 1° to the
 * west.
 */
export function placeAt({ north, west }: Address): Coordinates {
  const [up, left] = [milesNorth(north), west / 800];
  return {
    lat: 41.882 + 0.014572 * up - 0.000274 * left,
    lng: -87.62764 - 0.0003875 * up - 0.019651 * left,
  };
}

const pointAt = (north: number, west: number) => project(placeAt({ north, west }));

/** Addresses written as "north,west north,west". */
function numbersOf(line: string): Address[] {
  return line.split(" ").map((pair) => {
    const [north = 0, west = 0] = pair.split(",").map(Number);
    return { north, west };
  });
}

/** The city in rectangles of house numbers, from its western border to the lake: [south, north, west]. */
const CITY = [
  [6400, 7600, 3200],
  [1600, 6400, 7200],
  [-1200, 1600, 6000],
  [-3900, -1200, 4600],
  [-5100, -3900, 4800],
  [-6500, -5100, 7200],
  [-8700, -6500, 4800],
  [-9900, -8700, 2400],
  [-11500, -9900, 4000],
  [-12700, -11500, 1200],
  [-13500, -12700, 600],
] as const;

/** The lakeshore, and the state line south of it, from north to south, as "north,west". */
const SHORE = numbersOf(
  "7600,1300 6800,1077 6000,969 5200,650 4800,571 4000,466 3200,300 2800,64 2000,-35 1200,-190 800,-486 0,-485 -600,-452 " +
    "-1200,-591 -2200,-679 -3100,-830 -3900,-1166 -4700,-1611 -5500,-1930 -6300,-2093 -7100,-2611 -7500,-3371 -8300,-3818 " +
    "-13500,-3990",
);

/** Where a street toward the lake ends. */
function shoreAt(at: number): number {
  const index = SHORE.findIndex(({ north }) => north < at);
  const [above, below] = [SHORE[index - 1], SHORE[index]];
  if (!above || !below) return (index === 0 ? below : SHORE.at(-1))?.west ?? 0;
  return below.west + ((above.west - below.west) * (at - below.north)) / (above.north - below.north);
}

/** Zoom levels from which the mile streets, the half-mile streets, and downtown's are labeled. */
const FROM = { mile: 11.5, half: 13, downtown: 14.5 } as const;
type Rank = keyof typeof FROM;

const NORTH_SOUTH: Record<Rank, Record<string, Course>> = {
  mile: {
    ...{ "Harlem Ave": 7200, "Narragansett Ave": 6400, "Central Ave": 5600, "Cicero Ave": 4800, "Pulaski Rd": 4000 },
    ...{ "Kedzie Ave": 3200, "Western Ave": 2400, "Ashland Ave": 1600, "Halsted St": 800, "State St": 0 },
    ...{
      "Cottage Grove Ave": [-800, -12700, -2200],
      "Stony Island Ave": [-1600, -10300, -5600],
      "Yates Blvd": [-2400, -10300, -7100],
      "Commercial Ave": [-3000, -10300, -7900],
    },
  },
  half: {
    ...{ "Oak Park Ave": 6800, "Austin Ave": 6000, "Laramie Ave": 5200, "Kostner Ave": 4400, "Central Park Ave": 3600 },
    ...{
      "California Ave": 2800,
      "Damen Ave": 2000,
      "Racine Ave": 1200,
      "King Dr": [-400, -11500, -2200],
      "Woodlawn Ave": [-1200, -9500, -4700],
    },
    ...{ "Jeffery Blvd": [-2000, -10300, -6700], "Avenue O": [-3430, -13000, -9500] },
  },
  downtown: {
    ...{ "Canal St": [500, -1600, 400], "Wells St": [200, -600, 1600], "LaSalle St": [150, -400, 1600] },
    ...{ "Dearborn St": [36, -600, 1600], "Michigan Ave": [-100, -2200, 1000] },
  },
};

const EAST_WEST: Record<Rank, Record<string, Course>> = {
  mile: {
    ...{ "Touhy Ave": 7200, "Devon Ave": 6400, "Bryn Mawr Ave": 5600, "Lawrence Ave": 4800, "Irving Park Rd": 4000 },
    ...{ "Belmont Ave": 3200, "Fullerton Ave": 2400, "North Ave": 1600, "Chicago Ave": 800, "Madison St": 0 },
    ...{ "Roosevelt Rd": -1200, "Cermak Rd": -2200, "31st St": -3100, "Pershing Rd": -3900, "47th St": -4700 },
    ...{ "Garfield Blvd": -5500, "63rd St": -6300, "71st St": -7100, "79th St": -7900, "87th St": -8700 },
    ...{ "95th St": -9500, "103rd St": -10300, "111th St": -11100, "119th St": -11900, "127th St": -12700 },
  },
  half: {
    ...{ "Howard St": 7600, "Pratt Blvd": 6800, "Peterson Ave": 6000, "Foster Ave": 5200, "Montrose Ave": 4400 },
    ...{ "Addison St": 3600, "Diversey Pkwy": 2800, "Armitage Ave": 2000, "Division St": 1200, "Kinzie St": 400 },
    ...{ "18th St": -1800, "26th St": -2600, "35th St": -3500, "43rd St": -4300, "51st St": -5100, "59th St": -5900 },
    ...{ "67th St": -6700, "75th St": -7500, "83rd St": -8300, "91st St": -9100, "99th St": -9900, "107th St": -10700 },
    ...{ "115th St": -11500 },
  },
  downtown: {
    ...{ "Ontario St": [628, -400, 800], "Lake St": [200, -100, 1600], "Washington St": [100, -100, 600] },
    ...{ "Adams St": [-200, -100, 1600], "Ida B. Wells Dr": [-500, -100, 500] },
  },
};

/** Diagonals by the corners they pass, as "north,west". */
const DIAGONALS: Record<string, string> = {
  "Milwaukee Ave":
    "200,530 500,800 800,1030 1200,1600 1600,2000 2000,2450 2600,3180 3200,3840 4000,4800 4800,5250 5300,5600 6400,6050",
  "Elston Ave": "550,870 1600,1500 2400,2000 2800,2400 3600,3080 4000,3480 4400,4000 5200,4800",
  "Clybourn Ave": "1180,420 1600,800 2400,1590 2800,2000 3150,2380",
  "Lincoln Ave": "1800,250 2400,800 2800,1180 3200,1600 4000,2000 4800,2390 6000,2960 6400,3300",
  "Clark St":
    "-2200,100 1600,130 2400,480 2800,630 3200,920 3600,1060 4000,1170 4800,1450 5700,1600 6400,1680 7600,1830",
  Broadway: "2800,630 3200,690 3900,900 4600,1150 5200,1200 6400,1220",
  "Grand Ave": "530,-500 530,1200 800,2000 900,2400 1250,3200 1600,4000 2000,4800 2400,5700",
  "Ogden Ave": "800,1030 120,1560 -1000,1980 -1450,2400 -1900,3100 -2200,3560 -2450,4600",
  "Blue Island Ave": "-1200,930 -1800,1400 -2200,1750 -2600,2400",
  "Archer Ave": "-1900,0 -2750,800 -3120,1600 -3500,2170 -4000,2700 -4700,3700 -5050,4800 -5500,5900 -6250,7200",
  "Vincennes Ave": "-7500,370 -7900,480 -8700,830 -9500,1150 -10300,1350 -11100,1680",
  "South Chicago Ave": "-6700,-780 -7900,-1620 -9200,-3080",
};

type Street = { name: string; from: number; isMile: boolean; pieces: readonly (readonly Point[])[] };

type Range = readonly [from: number, to: number];

/** Merges overlapping and adjacent ranges. */
function merged(ranges: readonly Range[]): Range[] {
  const out: Range[] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && from <= last[1]) out[out.length - 1] = [last[0], Math.max(last[1], to)];
    else out.push([from, to]);
  }
  return out;
}

/** The step size for cutting off a street along the lake. */
const STEP = 100;

/** Where a street at `number` west runs between two numbers: inside the city, and not in the lake. */
function northSouth(number: number, from: number, to: number): Range[] {
  const ranges = CITY.filter(([, , west]) => number <= west).flatMap(([south, north]): Range[] => {
    const [low, high] = [Math.max(south, from), Math.min(north, to)];
    const steps = Array.from({ length: Math.max(0, Math.ceil((high - low) / STEP)) }, (_, index) => low + index * STEP);
    return steps
      .map((at): Range => [at, Math.min(high, at + STEP)])
      .filter(([at, end]) => number >= shoreAt((at + end) / 2));
  });
  return merged(ranges);
}

/** A street's number, and the numbers between which it runs if not through the whole city. */
type Course = number | readonly [number: number, from: number, to: number];

function straight(isNorthSouth: boolean, course: Course): Point[][] {
  const [number, from, to] = typeof course === "number" ? [course, -13500, 7600] : course;
  if (isNorthSouth)
    return northSouth(number, from, to).map(([south, north]) => [pointAt(south, number), pointAt(north, number)]);
  const wests = CITY.filter(([south, north]) => number >= south && number <= north).map(([, , west]) => west);
  const start = typeof course === "number" ? Math.max(...wests) : to;
  return [[pointAt(number, start), pointAt(number, typeof course === "number" ? shoreAt(number) : from)]];
}

const straightStreets = (numbers: typeof NORTH_SOUTH, isNorthSouth: boolean): Street[] =>
  (["mile", "half", "downtown"] as const).flatMap((rank) =>
    Object.entries(numbers[rank]).map(([name, course]) => ({
      name,
      from: FROM[rank],
      isMile: rank === "mile",
      pieces: straight(isNorthSouth, course),
    })),
  );

/** Computed when a map is drawn: it takes some 10 ms on a phone, and screens without a map load this module too. */
export const cityStreets = (): Street[] => [
  ...straightStreets(NORTH_SOUTH, true),
  ...straightStreets(EAST_WEST, false),
  ...Object.entries(DIAGONALS).map(([name, corners]) => ({
    name,
    from: FROM.half,
    isMile: true,
    pieces: [numbersOf(corners).map(({ north, west }) => pointAt(north, west))],
  })),
];

const written = (pieces: readonly (readonly Point[])[]) =>
  pieces.map((piece) => `M${piece.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`).join("");

/** SVG paths in the drawing's pixels: the mile streets with the diagonals, and the others. */
export const streetPaths = (streets: readonly Street[]) => ({
  main: written(streets.filter(({ isMile }) => isMile).flatMap(({ pieces }) => pieces)),
  side: written(streets.filter(({ isMile }) => !isMile).flatMap(({ pieces }) => pieces)),
});

/** Blocks are 100 numbers, an eighth of a mile. */
const BLOCK = 100;

export type BlockLine = { name: string; points: readonly [Point, Point] };

const named = (number: number, [plus, minus]: readonly [string, string]) =>
  `${Math.abs(number)} ${number < 0 ? minus : plus}`;

/**
 * The lines between blocks around a place, for zoom levels at which hardly any street is visible. `reach` is in house
 * numbers.
 */
export function blocksAround(at: Address, reach: number): BlockLine[] {
  const count = Math.ceil(reach / BLOCK);
  const [south, north, west, east] = [at.north - reach, at.north + reach, at.west + reach, at.west - reach];
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * BLOCK).flatMap((step): BlockLine[] => {
    const column = Math.round(at.west / BLOCK) * BLOCK + step;
    const row = Math.round(at.north / BLOCK) * BLOCK + step;
    return [
      { name: named(column, ["W", "E"]), points: [pointAt(south, column), pointAt(north, column)] },
      { name: named(row, ["N", "S"]), points: [pointAt(row, west), pointAt(row, east)] },
    ];
  });
}

/** The house numbers of a place: the inverse of `placeAt`, accurate to about a block. */
export function houseNumbersAt({ lat, lng }: Coordinates): Address {
  const left = (-87.62764 - lng - 0.0003875 * ((lat - 41.882) / 0.014572)) / 0.019651;
  const up = (lat - 41.882 + 0.000274 * left) / 0.014572;
  const whole = Math.min(SOUTH_MILES.length - 2, Math.floor(-up));
  const [near = 0, far = 0] = SOUTH_MILES.slice(Math.max(0, whole));
  const south = -up > 3 ? 3100 + (-up - 3) * 800 : near + (-up - whole) * (far - near);
  return { north: up >= 0 ? up * 800 : -south, west: left * 800 };
}
