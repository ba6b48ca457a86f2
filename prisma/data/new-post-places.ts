/** Slugs of the ten places that New Post offers before anything is typed, in this order. */
export const newPostPlaces = [
  "millennium-park",
  "lakefront-trail",
  "navy-pier",
  "art-institute",
  "lincoln-park-zoo",
  "chicago-riverwalk",
  "wrigley-field",
  "garfield-park-conservatory",
  "the-606",
  "promontory-point",
] as const;
