/** `?price=`: "Free", or "$" to "$$$$$". */
export const PRICE_LEVELS = ["Free", "$", "$$", "$$$", "$$$$", "$$$$$"] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];
/** Up to these dollar amounts, a place counts as "$", "$$", "$$$", or "$$$$". */
const DOLLARS = [15, 30, 60, 120] as const;

/** The level of a price range; a dollar amount gets the level of similar prices, and null means neither is given. */
export function priceLevel(priceRange: string): PriceLevel | null {
  const words = priceRange.trim();
  const level = PRICE_LEVELS.find((one) => one.toLowerCase() === words.toLowerCase());
  if (level) return level;
  const amount = /^\$(\d+(?:\.\d+)?)/.exec(words)?.[1];
  if (amount === undefined) return null;
  if (Number(amount) === 0) return "Free";
  return PRICE_LEVELS[1 + DOLLARS.filter((limit) => Number(amount) > limit).length] ?? null;
}
