const INTEREST_WORDS: Partial<Record<string, string>> = {
  community: "meeting people",
  dogs: "dog-friendly places",
  strength: "strength training",
};
/** An interest in a sentence: "You like strength training". */
export const interestWords = (interest: string): string => INTEREST_WORDS[interest] ?? interest;
