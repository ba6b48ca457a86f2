/** Slugs of the ten places that New Post suggests before you type, in order. */
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
