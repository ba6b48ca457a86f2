/** A reply to a comment, by the photo's author unless `by` is set. */
export interface ReplySeed {
  /** Index of the comment it replies to. */
  to: number;
  text: string;
  /** Index in people.ts. */
  by?: number;
}

/** Replies by poster id. */
export const replies: Readonly<Record<string, readonly ReplySeed[]>> = {
  "post-01": [
    { to: 0, text: "Then one of us owes the lifeguard rent." },
    { to: 1, text: "I'll tell my watch you said so." },
  ],
  "post-02": [{ to: 0, text: "And the worst for being on time." }],
  "post-03": [
    { to: 0, text: "Six thirty. Bring a coffee for the guard." },
    { to: 1, text: "Lake side or street side?", by: 29 },
  ],
  "post-04": [{ to: 0, text: "I'd like to appeal that law." }],
  "post-06": [{ to: 1, text: "Part two is the stairs at Montrose. They don't know yet." }],
  "post-07": [{ to: 1, text: "She wants royalties, in freckles." }],
  "post-08": [{ to: 0, text: "She is the best host in the city." }],
  "post-09": [{ to: 0, text: "Cheaper than the other kind." }],
  "post-10": [
    { to: 0, text: "Saturday, eight o'clock, your mile?" },
    { to: 0, text: "I'm in.", by: 33 },
  ],
  "post-12": [
    { to: 0, text: "Tell him the left hand is famous now." },
    { to: 1, text: "Nine sharp. Bring the dark shirt." },
  ],
  "post-15": [{ to: 1, text: "We were the two in raincoats by the cycads." }],
  "post-16": [{ to: 0, text: "He's been there longer than the fence." }],
  "post-17": [{ to: 1, text: "She did. I said yes. She knew." }],
  "post-18": [
    { to: 0, text: "That's the review I wanted." },
    { to: 1, text: "Give me a week. There's a second wall." },
  ],
  "post-19": [{ to: 1, text: "Travel, top shelf. I may never come down." }],
  "post-20": [{ to: 0, text: "Next Sunday, second set. Come clap." }],
  "post-21": [{ to: 0, text: "I have eleven photos of that puddle." }],
  "post-22": [
    { to: 0, text: "You carried the room!" },
    { to: 1, text: "No." },
  ],
  "post-23": [
    { to: 0, text: "Last. It is dessert." },
    { to: 1, text: "That is going on my truck.", by: 2 },
  ],
  "post-24": [{ to: 0, text: "Twelve with the detour for horchata." }],
  "post-25": [{ to: 1, text: "My coach liked this. I am confused." }],
  "post-28": [{ to: 0, text: "She already asked about Saturday." }],
  "post-29": [{ to: 1, text: "It was a quarter past, for the record." }],
  "post-31": [{ to: 0, text: "Wind at my back both ways, for once." }],
  "post-38": [{ to: 1, text: "They get their own lap next time." }],
  "post-39": [{ to: 0, text: "Already ordered. It says Xavi on the pocket." }],
  "post-40": [{ to: 1, text: "I couldn't find my mouth. I managed." }],
  "post-41": [{ to: 0, text: "Two plates. There was a speech." }],
  "post-44": [{ to: 0, text: "In the slow movement one of them cried." }],
  "post-45": [{ to: 0, text: "He took the couch. I took the floor." }],
  "post-52": [{ to: 0, text: "Chapter one is pigeons, dear." }],
  "post-59": [{ to: 0, text: "My sister. She asked what I had done." }],
  "post-63": [{ to: 1, text: "Second table from the left? I waved!" }],
  "post-65": [{ to: 0, text: "Three of them are the same record. Don't ask." }],
  "post-69": [{ to: 1, text: "Reviewer two wants more icing." }],
};
