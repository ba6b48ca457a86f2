import type { PlaceCard } from "@/components/feed/place-dialog";
import { formatNumber } from "@/lib/core/shared/format";
import type { HiddenGem } from "@/lib/discover/hidden-gems/schema";
import { feedDifficulty, feedNumbers } from "@/lib/suggestions/trending/rules";
import type { TrendingActivity } from "@/lib/suggestions/trending/schema";

/** Spec §3: a trending activity as a card of the feed. */
export function activityCard(activity: TrendingActivity): PlaceCard {
  const { id, title, imageUrl, location, description, category, difficulty, price, maxParticipants, coordinates } =
    activity;
  return {
    saveAs: "activity",
    id,
    name: title,
    image: imageUrl,
    location,
    caption: description,
    category,
    details: [feedDifficulty(difficulty), price, `Up to ${maxParticipants} people`],
    ...feedNumbers(activity),
    ...(coordinates && { coordinates }),
    isSaved: activity.isSaved,
  };
}

export function gemCard(gem: HiddenGem): PlaceCard {
  const { id, name, image, placeholder, neighborhood, description, category, isSaved } = gem;
  return {
    saveAs: "gem",
    id,
    name,
    image,
    placeholder,
    location: neighborhood,
    caption: description,
    category,
    details: [gem.specialFeature, `★ ${gem.rating} (${formatNumber(gem.reviewCount)})`, gem.priceRange, gem.hours],
    website: gem.website,
    address: gem.address,
    coordinates: gem.coordinates,
    isSaved,
  };
}
