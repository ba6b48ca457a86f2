/** A curated list of places in visiting order. */
export interface GuideSeed {
  slug: string;
  title: string;
  description: string;
  places: readonly { type: "venue" | "gem"; slug: string }[];
  posterId: string;
}

const venue = (slug: string) => ({ type: "venue" as const, slug });
const gem = (slug: string) => ({ type: "gem" as const, slug });

export const guides = [
  {
    slug: "first-day-in-chicago",
    title: "First Day in Chicago",
    description:
      "One walkable day from the Bean to the river and up a tower at sunset. Comfortable shoes, no car, one 'L' ride at most.",
    places: [
      venue("cloud-gate"),
      venue("art-institute"),
      venue("chicago-cultural-center"),
      venue("chicago-riverwalk"),
      venue("wrigley-building"),
      venue("chicago-water-tower"),
      venue("360-chicago"),
      gem("billy-goat-tavern"),
    ],
    posterId: "guide-first-day-in-chicago",
  },
  {
    slug: "rainy-day-museums",
    title: "When It Rains",
    description:
      "Dinosaurs, belugas, a submarine, and a room full of ferns. Pick two, not five, and sit down for lunch between them.",
    places: [
      venue("field-museum"),
      venue("shedd-aquarium"),
      venue("griffin-museum-of-science-and-industry"),
      venue("garfield-park-conservatory"),
      venue("chicago-history-museum"),
      venue("national-museum-of-mexican-art"),
      gem("cafe-jumping-bean"),
    ],
    posterId: "guide-rainy-day-museums",
  },
  {
    slug: "lakefront-on-foot",
    title: "The Lakefront on Foot",
    description:
      "From the dunes at Montrose to the rocks in Hyde Park. Do it in pieces, with the wind behind you whenever you have a choice.",
    places: [
      venue("montrose-beach"),
      venue("lakefront-trail"),
      venue("north-avenue-beach"),
      venue("oak-street-beach"),
      venue("ohio-street-beach"),
      venue("navy-pier"),
      venue("northerly-island"),
      venue("promontory-point"),
    ],
    posterId: "guide-lakefront-on-foot",
  },
  {
    slug: "the-south-side-essentials",
    title: "South Side Days",
    description:
      "Wright, the World's Fair park, the Point, Pullman, and smoke from three kinds of pits. Leave room in your day and in your stomach.",
    places: [
      venue("robie-house"),
      venue("griffin-museum-of-science-and-industry"),
      venue("garden-of-the-phoenix"),
      venue("dusable-black-history-museum"),
      venue("promontory-point"),
      venue("pullman-national-historical-park"),
      gem("valois"),
      gem("lems-bar-b-q"),
      gem("calumet-fisheries"),
      gem("original-rainbow-cone"),
    ],
    posterId: "guide-the-south-side-essentials",
  },
  {
    slug: "an-evening-of-music",
    title: "An Evening of Music",
    description:
      "Jazz in Uptown, blues in Lincoln Park and the South Loop, and the rooms where bands play before you've heard of them.",
    places: [
      venue("green-mill"),
      venue("kingston-mines"),
      venue("buddy-guys-legends"),
      venue("symphony-center"),
      venue("thalia-hall"),
      venue("metro"),
      gem("rosas-lounge"),
      gem("empty-bottle"),
      gem("the-hideout"),
    ],
    posterId: "guide-an-evening-of-music",
  },
  {
    slug: "neighborhood-tables",
    title: "Neighborhood Tables",
    description:
      "Where Chicago eats when no one is visiting: tavern pizza, birria, duck, dumplings, biryani, and a beef, dipped.",
    places: [
      gem("vito-and-nicks"),
      gem("birrieria-zaragoza"),
      gem("sun-wah-bbq"),
      gem("qing-xiang-yuan-dumplings"),
      gem("ghareeb-nawaz"),
      gem("mr-beef"),
      gem("smoque-bbq"),
      venue("superdawg-drive-in"),
      venue("mannys-cafeteria"),
    ],
    posterId: "guide-neighborhood-tables",
  },
] satisfies readonly GuideSeed[];
