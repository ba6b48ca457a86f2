export interface ReviewSeed {
  venueSlug: string;
  /** Index in people.ts. */
  personIndex: number;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** The months it can be dated in, 1 to 12; any month if left out. */
  months?: readonly number[];
}

type ReviewTuple = readonly [
  personIndex: number,
  rating: ReviewSeed["rating"],
  text: string,
  months?: readonly number[],
];

const SUMMER = [6, 7, 8];
const WARM = [5, 6, 7, 8, 9];
const COLD = [12, 1, 2];

/**
 * Reviews by venue. Every venue has at least one and the most visited have more; no one writes two. A venue's rating is a
 * separate seed value (`venues.ts`), not the average of these.
 */
const REVIEWS_BY_VENUE: Readonly<Record<string, readonly ReviewTuple[]>> = {
  "art-institute": [
    [33, 5, "I have a membership and still get lost on purpose. I always end up in the miniature rooms downstairs."],
    [115, 5, "Went for the Seurat, stayed for the paperweights. Sit on the bench in front of it for ten minutes."],
    [173, 4, "The Nighthawks room is always full. Come in through the Modern Wing and work your way back to it."],
  ],
  "wrigley-field": [
    [36, 5, "Bleachers, scorecard, pencil. There is no better office."],
    [108, 5, "The scoreboard is turned by hand and so is my opinion of this team. The park never lets me down."],
    [168, 4, "Lovely old place. Bring a cushion and leave the car at home, all of you."],
  ],
  "millennium-park": [
    [166, 5, "I've met up with everyone I know in this city on that lawn at least once."],
    [147, 5, "The garden at the south end is the quiet part. Most people turn around before they find it."],
    [45, 4, "I'm new here, and this was day one. Busy, free, and I've been back six times."],
  ],
  "navy-pier": [
    [94, 4, "Walk past everything to the very end. The last hundred yards are the good ones."],
    [131, 4, "Took the grandkids. They wanted the wheel, I wanted the boats. We all won."],
    [129, 3, "Loud in the middle, calm at the far end. Go on a weekday and keep walking."],
  ],
  "united-center": [
    [133, 5, "Took my daughter to her first game. She watched the mascot, I watched her. Perfect evening."],
    [172, 4, "Good sight lines even from the top, where I always sit. Meet at the statue, like everyone else."],
    [100, 5, "The anthem here is worth the ticket. My ears rang until Tuesday."],
  ],
  "field-museum": [
    [119, 5, "I'm a docent, so I'm not neutral. Please ask any of us anything. We've been waiting."],
    [79, 5, "Stood under Máximo until my neck gave up, then found SUE upstairs. My greyhound approves of neither."],
    [63, 4, "The old dioramas are the best photos no one takes. Bring patience for the entry line."],
  ],
  "shedd-aquarium": [
    [62, 5, "The otters have a better morning routine than I do."],
    [159, 4, "Lovely and crowded. The fish from the lake right outside were my favorite, and I had them to myself."],
    [102, 5, "Two kids, three hours, one meltdown, and it was mine, at the gift shop."],
  ],
  "lincoln-park-zoo": [
    [51, 5, "Free, and it has lions. I'm not sure what else you could ask of a lunch break."],
    [
      38,
      4,
      "My dogs aren't allowed in, so they stay home and hear about it later. The boardwalk at the pond is lovely.",
    ],
    [174, 5, "We come for twenty minutes at a time, because we can. The keepers know my son by name."],
  ],
  "cloud-gate": [
    [142, 5, "Everyone photographs the front. Stand underneath and look straight up instead."],
    [29, 4, "Come alone at first light and shoot on film. By ten it's all elbows."],
    [85, 5, "Kids in the mirror, forty of them, all waving at themselves. Me too."],
  ],
  "griffin-museum-of-science-and-industry": [
    [121, 5, "The model railroad alone takes an afternoon. I've spent several afternoons that way."],
    [81, 4, "The submarine is as narrow as they say. Book the tour inside. It's worth the extra."],
    [107, 5, "Brought twelve kids from the club. No one asked for their phone back until we were on the bus."],
  ],
  "portillos-river-north": [
    [146, 4, "I say this as a falafel guy: the dipped beef is diplomacy. Lean forward while you eat it."],
    [28, 4, "Loud, silly, fast. The cake shake has cake in it. I checked twice."],
  ],
  "willis-tower-skydeck": [
    [50, 4, "I drew three streets from the Ledge before they asked me to move along. Fair."],
    [151, 4, "Stood on the glass and answered no trivia for a full minute. My team has a photo to prove it."],
  ],
  "soldier-field": [
    [75, 4, "Climbed every stair in the place, on purpose. The colonnade is the good part."],
    [117, 5, "Soccer under lights with the lake behind you. Wear one more layer than you think you need."],
  ],
  "chicago-riverwalk": [
    [72, 5, "From a kayak, it's a wall of feet. From the steps, it's the best bench downtown.", WARM],
    [139, 5, "Locked up the tandem and walked the whole thing. Every bridge opens up a new room."],
  ],
  "pequods-pizza": [
    [64, 5, "The burnt cheese edge is the point. Order it first, ask questions later."],
    [61, 4, "Long wait, good crust, no regrets. Is it deep dish? We've stopped discussing that at my table."],
  ],
  "rate-field": [
    [69, 5, "The parking lot smells great two hours before the first pitch. I'm usually the reason.", WARM],
    [161, 4, "Easy to get to, easy to love, and the pinwheels still make me jump."],
  ],
  "360-chicago": [[21, 4, "You can see my whole training swim from up there. It looks shorter than it feels."]],
  "girl-and-the-goat": [[141, 5, "I cook for a living and I still ask how they do the green beans."]],
  "lou-malnatis-river-north": [
    [78, 4, "My visiting cousins went silent over the sausage. That has never happened before."],
  ],
  "buckingham-fountain": [[163, 5, "We danced at the edge of it after dusk until the spray joined in.", WARM]],
  "garfield-park-conservatory": [
    [171, 5, "I volunteer in the greenhouse and I still stop in the fern room every single time."],
    [12, 5, "My glasses fog, my shoulders drop. Cheapest trip to the tropics there is.", COLD],
  ],
  "lakefront-trail": [
    [148, 5, "Eighteen miles and I know where every water fountain and restroom is. Ask me at any mile."],
    [140, 5, "North in the morning, south in the evening, and the wind is against you both times."],
  ],
  "second-city": [[67, 5, "Stay for the set after the show. That's where they try out what will be funny next year."]],
  "adler-planetarium": [
    [90, 4, "Walked out to the point for the skyline, went in for the stars. Good order to do it in."],
  ],
  "maggie-daley-park": [
    [10, 4, "Real routes on a real wall in the middle of downtown. Watch the wind on the top third.", WARM],
  ],
  "chicago-cultural-center": [
    [127, 5, "I have danced a tango under that dome. The marble floor is kinder than it looks."],
  ],
  "chicago-theatre": [[77, 5, "I design sets, so I look at curtains. I wouldn't dare touch this one."]],
  "north-avenue-beach": [[56, 5, "Nets, sunscreen, strangers who become a team by the second set.", SUMMER]],
  "montrose-beach": [[137, 5, "Learned to capsize here. It's the right place for it: wide, shallow, forgiving.", WARM]],
  "minghin-cuisine": [[106, 4, "Row 212 of my spreadsheet. Order the turnip cake twice. It's gone before you blink."]],
  "green-mill": [
    [59, 5, "They will hush you, and they will be right. I had waited years to hear a bass that clearly."],
  ],
  "the-606": [
    [98, 5, "This was made for slow rides. No lights, no cars, and three places to get bread near the ramps."],
  ],
  "superdawg-drive-in": [[143, 5, "Maurie and Flaurie wink, I wink back. The kids have asked me to stop."]],
  "frontera-grill": [[58, 5, "The mole changes every month, and I have yet to try a bad one."]],
  "oak-street-beach": [
    [99, 4, "I swim along the ledge, everyone else sunbathes on it. We stay out of each other's way.", SUMMER],
  ],
  "museum-of-contemporary-art": [[31, 4, "The staircase is a dance in itself. I didn't dance. I wanted to."]],
  "aragon-ballroom": [
    [124, 4, "Stars on the ceiling, trains during the quiet songs. Stand near the middle for the sound."],
  ],
  "mannys-cafeteria": [
    [152, 5, "The tray weighs more than my gym bag. Split the corned beef, keep the pancake to yourself."],
  ],
  "buddy-guys-legends": [
    [74, 5, "I fix guitars, and there are a few on that wall I'd love to hold. Loud in the best way."],
  ],
  "lincoln-park-conservatory": [[73, 4, "The orchid room taught me more about arranging than three books did."]],
  "music-box-theatre": [[136, 5, "Clouds move on the ceiling before the film starts. I come early just for that."]],
  "lou-mitchells": [[112, 4, "Doughnut holes while you wait, eggs in the skillet, back on the road. As it should be."]],
  "symphony-center": [
    [116, 5, "Terrace seats behind the stage. You see every cue, and you learn who is having a good night."],
  ],
  "chicago-history-museum": [
    [157, 4, "Sat in the old 'L' car until a family wanted it. No steam whistle, but I forgave them."],
  ],
  "wrigley-building": [
    [110, 5, "After the piano bar closes, walk north and look up. It's lit up like a birthday cake."],
  ],
  metro: [[126, 5, "Saw a band there before anyone knew them, and again after. The second time I stood farther back."]],
  kasama: [[165, 5, "Bakery crawl, stop one, and the crawl ended there. Get in the line. It moves."]],
  "promontory-point": [[162, 5, "Sunset on the rocks, mat rolled out, nobody in a hurry.", WARM]],
  "the-salt-shed": [
    [97, 4, "They kept the roof and the girl with the umbrella. My polka band would fit in the shed twice."],
  ],
  "chicago-water-tower": [
    [88, 4, "It survived when everything else burned. Small, stubborn, well kept, like my tomatoes."],
  ],
  "national-museum-of-mexican-art": [
    [6, 5, "Free, in my part of town, and the reason I picked up a brush. I bring everyone."],
  ],
  "kingston-mines": [[49, 4, "When one band stops the other has already started. Plan on sleeping in the next day."]],
  "peggy-notebaert-nature-museum": [
    [154, 4, "I keep bees, they keep butterflies. Wear something bright and stand still."],
  ],
  "marina-city": [[149, 4, "You can't go up, so do what I do: stop the bike on the bridge and count the balconies."]],
  "goodman-theatre": [
    [23, 5, "I usher all over town and buy my own ticket here. The small stage is the one that follows you home."],
  ],
  "thalia-hall": [[11, 5, "Played it once, third trumpet. The balcony sends the sound back warmer than it came."]],
  "chicago-architecture-center": [
    [14, 5, "I train as a docent here. Find your own block on the model first. Everyone does."],
  ],
  "wintrust-arena": [[32, 4, "No seat is far from the court, and the ushers know the score before you do."]],
  "lyric-opera-house": [
    [87, 5, "Top balcony, left side, and the sound still finds you. Take the stairs slowly and look at the doors."],
  ],
  "northerly-island": [
    [71, 4, "Our walking club goes around it twice. Prairie on one side, all of downtown on the other."],
  ],
  "auditorium-theatre": [
    [68, 5, "I looked at the bulbs in the arches so long that I missed the first entrance. Worth it."],
  ],
  "robie-house": [
    [103, 5, "I give tours in Pullman, so I judge tours. This one was very good, and the windows are even better."],
  ],
  "steppenwolf-theatre": [
    [35, 5, "In the round there is nowhere to hide, for them or for you. I wrote all the way home."],
  ],
  alinea: [[65, 5, "On my day off I want someone else to worry about the sauce. Something floated. I ate it."]],
  "garden-of-the-phoenix": [
    [20, 5, "I volunteer here, so I know which stone to sit on. It's past the bridge. Go quietly."],
  ],
  "the-rookery": [[135, 4, "I came in out of the rain and looked up. No one had told me about the stairs."]],
  "zanies-comedy-club": [[138, 4, "Sat in front, became material. Medium results for both of us."]],
  "ohio-street-beach": [[25, 4, "Calm water, long straight line, and I can vouch for the showers.", SUMMER]],
  "chicago-shakespeare-theater": [
    [118, 5, "The stage comes so far out that I could have returned a book to Prospero."],
  ],
  "waveland-bowl": [[89, 4, "My average is 171 now, and these lanes helped. League night is the real show."]],
  "ping-tom-memorial-park": [[7, 5, "Dumplings to go, the bench by the pagoda, trains overhead. My whole Saturday."]],
  "dusable-black-history-museum": [
    [123, 5, "Went in for an hour with my nephew. He asked the questions, and we left three hours later."],
  ],
  "pullman-national-historical-park": [
    [91, 4, "Start in the clock tower, then walk the row houses, and say good morning. People live there."],
  ],
  "big-marsh-park": [
    [30, 5, "I have fallen off every line in the bike park. Soft landings, herons watching, no comments."],
  ],
};

export const reviews: readonly ReviewSeed[] = Object.entries(REVIEWS_BY_VENUE).flatMap(([venueSlug, tuples]) =>
  tuples.map(([personIndex, rating, text, months]) => ({
    venueSlug,
    personIndex,
    rating,
    text,
    ...(months !== undefined && { months }),
  })),
);
