/** A post on a group's board. `by` is an index in the group's member list; 0 is its creator. */
export interface BoardPostSeed {
  by: number;
  /** Hours before the city is seeded. */
  hoursAgo: number;
  text: string;
  answers?: readonly { by: number; text: string }[];
}

/** Board posts by group. None depends on the season or makes claims about a real place. */
export const boards: Readonly<Record<string, readonly BoardPostSeed[]>> = {
  "lakefront-run-club": [
    {
      by: 0,
      hoursAgo: 3,
      text: "Three paces tomorrow, as always. The middle group has been suspiciously fast lately. I'm looking at you, middle group.",
      answers: [
        { by: 4, text: "We feel seen. We also feel our calves." },
        { by: 9, text: "I'll bring a whistle." },
      ],
    },
    {
      by: 7,
      hoursAgo: 27,
      text: "First time out with you all, and no one let me run a single block alone. Thank you!",
      answers: [{ by: 0, text: "That's the one rule. See you next time." }],
    },
    { by: 12, hoursAgo: 51, text: "Found on the bench where we stretch: one blue glove, left hand, very polite." },
    {
      by: 18,
      hoursAgo: 76,
      text: "Anyone else building up to a half? I need company for the long ones, not advice.",
      answers: [
        { by: 22, text: "Sundays, slow, I talk about books the whole time." },
        { by: 18, text: "Sold." },
      ],
    },
    {
      by: 3,
      hoursAgo: 130,
      text: "Wind off the lake all week. Head out into it, let it push you home, act like it was skill.",
    },
  ],
  "logan-square-riders": [
    {
      by: 0,
      hoursAgo: 5,
      text: "The repair stand and the good pump will be out half an hour before the ride. Bring whatever noise your bike makes and we'll find it.",
      answers: [{ by: 5, text: "Mine ticks. Only uphill. There are no hills here." }],
    },
    {
      by: 8,
      hoursAgo: 44,
      text: "Anyone have a spare light I can borrow for a week? Mine now lives in a storm drain.",
      answers: [
        { by: 2, text: "Two in my drawer. I'll bring both." },
        { by: 8, text: "You're the reason I ride with this group." },
      ],
    },
    { by: 14, hoursAgo: 98, text: "Sunday's long ride ended with soup. I propose we make that a bylaw." },
    {
      by: 6,
      hoursAgo: 160,
      text: "A reminder from last night's flat: the tube in your bag should fit the wheel on your bike.",
    },
  ],
  "pilsen-mural-walkers": [
    {
      by: 0,
      hoursAgo: 20,
      text: "I walked the next route twice to be sure: it has eleven walls, four dogs, and one bakery, in that order of importance.",
      answers: [{ by: 3, text: "I strongly disagree about the order." }],
    },
    {
      by: 5,
      hoursAgo: 70,
      text: "My pictures from the last walk are up on my profile. If you're in one and would rather not be, tell me and I'll take it down.",
      answers: [{ by: 10, text: "I'm the elbow on the left, and I approve." }],
    },
    { by: 11, hoursAgo: 140, text: "Someone asked who paints over what, and when. Short answer: the wall decides." },
  ],
  "sunday-hoops-south-side": [
    {
      by: 0,
      hoursAgo: 9,
      text: "Court at nine. We had fourteen last time, so bring a second shirt and some patience.",
      answers: [{ by: 6, text: "I have a second shirt." }],
    },
    { by: 9, hoursAgo: 60, text: "Bringing my cousin. I vouch for his passing. I don't vouch for his jokes." },
  ],
  "open-water-swimmers": [
    {
      by: 0,
      hoursAgo: 7,
      text: "Getting in at seven with two others, and out again when the shortest of us says so. Who wants to wait on shore with tea?",
      answers: [
        { by: 4, text: "Tea and a dry towel. That's my distance." },
        { by: 8, text: "In. Bright cap, float, whistle." },
      ],
    },
    {
      by: 2,
      hoursAgo: 80,
      text: "If no one answers here in the morning, no one swims. That rule has kept us safe for years.",
    },
  ],
  "yoga-by-the-lake": [
    {
      by: 0,
      hoursAgo: 15,
      text: "The list of warm rooms is up to date again. Tell me if one of them changes its price and I'll update it.",
      answers: [{ by: 7, text: "The one I go to is pay what you can. It was worth more." }],
    },
    { by: 13, hoursAgo: 66, text: "Spare mats: three, clean, one with the footprint of a very small dog." },
    {
      by: 5,
      hoursAgo: 125,
      text: "I held tree pose for a whole minute. There were witnesses. One of them was a gull.",
    },
  ],
  "chicago-coffee-and-books": [
    {
      by: 0,
      hoursAgo: 11,
      text: "Two votes for the long novel, two for the short one. I have read neither and will defend both.",
      answers: [
        { by: 3, text: "Short one. I have a library fine to think about." },
        { by: 6, text: "Long one. I have a library fine to deserve." },
      ],
    },
    {
      by: 9,
      hoursAgo: 90,
      text: "I left my annotated copy at the last table. Please don't read the notes about the table.",
    },
  ],
  "forest-preserve-hikers": [
    {
      by: 0,
      hoursAgo: 18,
      text: "Mud report: boots, not shoes. Joy report: also boots.",
      answers: [{ by: 6, text: "Two seats left in my car, and one is for the person with the sandwiches." }],
    },
    { by: 10, hoursAgo: 72, text: "We saw a heron stand still for so long that someone whispered an apology to it." },
    { by: 4, hoursAgo: 150, text: "Back in the city by six and asleep by seven. Ten out of ten." },
  ],
};
