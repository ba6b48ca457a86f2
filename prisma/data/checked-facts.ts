/** The source of a place's hours and when we checked it, in an archived copy of the page instead of the live site. */
interface CheckedFact {
  source: string;
  /** The page's own date (year or month), if it has one. */
  publishedOn?: string;
  checkedOn: string;
}

const FIRST_CHECK = "2026-11-23";
const read = (source: string, publishedOn?: string): CheckedFact => ({
  source,
  ...(publishedOn !== undefined && { publishedOn }),
  checkedOn: FIRST_CHECK,
});

const PARKS_CODE = read(
  "https://chi.streetsblog.org/2014/05/30/the-lakefront-trail-really-is-open-all-day-all-night/",
  "2014-05",
);
const BEACHES = read("https://abc7chicago.com/weather/chicago-beaches-open-for-season-/5315313/", "2019-05");
const MILLENNIUM_PARK = read("https://visualfoodie.com/millennium-park-chicago-hours-and-location-details", "2026");
const MUSEUMS = read("https://www.chicagoreporter.net/chicago-institute-of-art-hours/", "2023-03");

/**
 * Sources of the hours we checked, by slug. Where pages disagreed, we used the newer one or only the hours that all of
 * them list. Many places reopened after the pandemic with different hours, so pages known to be older only count for
 * parks, whose hours are set by the Park District's code.
 */
export const checkedHours: Readonly<Record<string, CheckedFact>> = {
  "millennium-park": MILLENNIUM_PARK,
  "cloud-gate": MILLENNIUM_PARK,
  "willis-tower-skydeck": read("https://theskydeck.com/2020-chicago-reopening-plan/", "2020"),
  "360-chicago": read("https://gatetoadventures.com/chicago-observation-deck/"),
  // A report from April 2021 says 10 AM to 10 PM at the latest. We list only the hours that both sources include.
  "navy-pier": read("https://fixanswer.com/how-late-is-navy-pier-open", "2022-03"),
  "buckingham-fountain": read("https://loopchicago.com/listings/buckingham-fountain"),
  "the-rookery": read("http://handlebar-online.com/?p=61687"),
  "robie-house": read("https://cestujlevne.com/pruvodce/spojene-staty-americke/chicago/robie-house", "2024-08"),
  "chicago-architecture-center": read("https://chicago-architecture-center.chicagotourismtickets.com/opening-hours"),
  "pullman-national-historical-park": read("https://home.nps.gov/pull/planyourvisit/things2do.htm"),
  // The page includes Wednesday, but others say it's closed, so we leave Wednesday out.
  "art-institute": read("https://sportsillinois.com/explore/listing/art-institute-of-chicago-1", "2025"),
  "field-museum": MUSEUMS,
  "shedd-aquarium": read(
    "https://www.nbcchicago.com/news/local/shedd-aquarium-spring-break-hours-extended/3694556/",
    "2025-03",
  ),
  "adler-planetarium": read(
    "https://www.cbsnews.com/chicago/news/adler-planetarium-offering-field-trip-days/",
    "2022-10",
  ),
  "griffin-museum-of-science-and-industry": read(
    "https://chicago.suntimes.com/news/2024/04/02/museum-of-science-and-industry-closed-wednesday-for-maintenance",
    "2024-04",
  ),
  "chicago-history-museum": MUSEUMS,
  "museum-of-contemporary-art": read(
    "https://visualfoodie.com/what-are-the-museum-of-contemporary-art-chicago-hours",
    "2026",
  ),
  "national-museum-of-mexican-art": read(
    "https://abc7chicago.com/chicago-museums-pilsen-national-museum-of-mexican-art-spring-break-2022/11653066/",
    "2022-03",
  ),
  "dusable-black-history-museum": read(
    "https://sportsillinois.com/explore/listing/dusable-museum-of-african-american-history",
    "2025",
  ),
  "chicago-cultural-center": read("https://chicagoarchitecturebiennial.org/?p=7228", "2025"),
  "garfield-park-conservatory": read(
    "https://www.nbcchicago.com/news/local/garfield-park-conservatory-opens-for-spring-season-saturday/2448994/",
    "2021-02",
  ),
  "peggy-notebaert-nature-museum": read(
    "https://chicagocrusader.com/chicago/entertainment-chicago/flutter-into-fall-at-the-chicago-academy-of-sciences/",
    "2021-09",
  ),
  "lakefront-trail": PARKS_CODE,
  "lincoln-park-zoo": read("https://chicago.cbslocal.com/top-lists/guide-to-lincoln-park-zoo/"),
  "chicago-riverwalk": read(
    "https://www.nbcchicago.com/news/local/chicago-riverwalk-vendors-reopening-starting-friday/2482070/",
    "2021-04",
  ),
  "north-avenue-beach": BEACHES,
  "oak-street-beach": BEACHES,
  "montrose-beach": BEACHES,
  "ohio-street-beach": BEACHES,
  "the-606": read("https://www.the606.org/visit/park-rules/"),
  "promontory-point": PARKS_CODE,
  "northerly-island": PARKS_CODE,
  // The page gives both dawn to dusk and Jackson Park's hours. We list the hours that both include all year.
  "garden-of-the-phoenix": read("https://eatsip365.com/garden-of-the-phoenix-hours-and-admission"),
  "lincoln-park-conservatory": read("https://lincolnparkconservancy.org/projects/conservatory-garden/", "2023"),
  "ping-tom-memorial-park": PARKS_CODE,
  "pequods-pizza": read("https://www.cntraveler.com/restaurants/chicago/pequods-pizza"),
  "lou-malnatis-river-north": read("https://www.gotodestinations.com/lou-malnatis-deep-dish-chicago-il"),
  "superdawg-drive-in": read("https://www.choppedonion.com/post/superdawg-drive-in-chicago-illinois", "2020-12"),
  alinea: read("https://guide.michelin.com/en/illinois/chicago/restaurant/alinea", "2024"),
  "lou-mitchells": read("https://www.gotodestinations.com/lou-mitchells-hole-in-the-wall-restaurant-in-illinois"),
  "mannys-cafeteria": read(
    "https://www.toasttab.com/local/mannys-cafeteria-deli-1141-south-jefferson-street/r-e9b493d7-2541-4171-a6ff-4c41f95662d2",
  ),
  "maggie-daley-park": read("https://maggiedaleypark.com/about/faqs/"),
  "big-marsh-park": read("https://www.chicagoparkdistrict.com/parks-facilities/big-marsh-park-park-no-564"),
  // The page says 1:11 AM from Sunday to Thursday. We list 1 AM, so no one arrives for the last eleven minutes.
  "green-mill": read(
    "https://rogersedgereporter.com/2023/05/16/portal-to-the-past-the-green-mill-cocktail-lounge/",
    "2023-05",
  ),
  "kingston-mines": read("https://www.partyearth.com/chicago/clubs/kingston-mines-2/"),
};

/** On a public street and visible at any hour, so no source is needed. */
export const onTheStreet = ["chicago-water-tower", "marina-city", "wrigley-building"];

/** Why the other places have no hours: they open for scheduled events, or no reliable source lists their hours. */
export const unknownHours = {
  "open only for events, games, or shows": [
    "wrigley-field",
    "united-center",
    "soldier-field",
    "rate-field",
    "wintrust-arena",
    "metro",
    "thalia-hall",
    "the-salt-shed",
    "symphony-center",
    "aragon-ballroom",
    "second-city",
    "goodman-theatre",
    "steppenwolf-theatre",
    "chicago-theatre",
    "zanies-comedy-club",
    "chicago-shakespeare-theater",
    "auditorium-theatre",
    "lyric-opera-house",
    "music-box-theatre",
  ],
  "no page since the pandemic lists the whole week": [
    "portillos-river-north",
    "girl-and-the-goat",
    "frontera-grill",
    "kasama",
    "minghin-cuisine",
    "waveland-bowl",
    "buddy-guys-legends",
  ],
};

/** Sources of box office hours, which aren't the venue's own hours. */
export const checkedBoxOffices: Readonly<Record<string, CheckedFact>> = {
  metro: read("https://metrochicago.com/info/"),
  "auditorium-theatre": read("https://www.auditoriumtheatre.org/visit/faqs"),
  "symphony-center": read("https://audiala.com/en/united-states-of-america/chicago/symphony-center", "2025-06"),
};

/** Sources of hours in texts for places whose `hours` is null because only part of the week is known. */
export const checkedTexts: Readonly<Record<string, CheckedFact>> = {
  kasama: read("https://www.tastingtable.com/1752057/hardest-restaurant-reservations-chicago/"),
  "portillos-river-north": read(
    "https://www.nbcchicago.com/news/local/portillos-changes-its-hours-for-some-chicago-area-locations/3454890/",
    "2024-06",
  ),
};
