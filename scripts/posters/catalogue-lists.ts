/** One picture a line: id, motif, time of day, flags (see catalogue.ts). */
export const VENUES = `
venue-millennium-park bandshell day
venue-cloud-gate bean dawn
venue-willis-tower-skydeck skydeck day
venue-360-chicago hancock-tower dusk
venue-navy-pier ferris-wheel night
venue-chicago-water-tower water-tower day
venue-buckingham-fountain fountain dusk
venue-marina-city marina-city dusk
venue-wrigley-building clock-tower night
venue-art-institute museum-lion day
venue-chicago-history-museum elevated-train day v2 m2
venue-garfield-park-conservatory conservatory day
venue-lakefront-trail lakefront-runner dawn m1
venue-chicago-riverwalk bascule-bridge dusk
venue-lincoln-park-conservatory conservatory dawn v1
venue-pequods-pizza deep-dish night
venue-lou-malnatis-river-north deep-dish dusk v1 flip
venue-portillos-river-north hot-dog day v1
venue-superdawg-drive-in hot-dog night v2
venue-frontera-grill taco-row dusk v1
venue-minghin-cuisine dim-sum day
venue-wrigley-field ivy-ballpark day
venue-rate-field ivy-ballpark night v1 flip z1.15,460,500
venue-green-mill saxophone night
venue-chicago-theatre theatre-marquee night
venue-music-box-theatre theatre-marquee dusk v2
`;

export const GEMS = `
gem-calumet-fisheries bascule-bridge dusk v1 m1 flip z1.3,300,720
gem-birrieria-zaragoza noodles day v1
gem-la-chaparrita taco-row night v2
gem-vito-and-nicks deep-dish night v3 flip
gem-qing-xiang-yuan-dumplings dim-sum night v1
gem-kumiko cocktail night v2
gem-scofflaw cocktail night v3 flip
gem-delilahs cocktail night v1
gem-old-town-ale-house beer night v0
gem-hopleaf beer dusk v3
gem-woodlawn-tap beer night v1 m1
gem-the-map-room beer day v1
gem-half-acre-balmoral beer day v2
gem-intelligentsia-lakeview cafe-cup dawn v1
gem-dark-matter-star-lounge cafe-cup night v3 m2
gem-metropolis-coffee elevated-train dawn v4 m2
gem-cafe-jumping-bean cafe-cup day v2
gem-bridgeport-coffee cafe-cup dawn v3 flip m1
gem-the-doughnut-vault doughnut dawn
`;

export const EVENTS = `
event-friday-late-jazz-green-mill saxophone night v1
event-grant-park-music-festival-wednesday bandshell dusk
event-grant-park-music-festival-saturday bandshell night m2
event-cubs-friday-afternoon-game ivy-ballpark day m1 v1 z1.2,500,640
event-cubs-sunday-game ivy-ballpark day m2 flip
event-white-sox-sunday-game ivy-ballpark dawn v1 m2 flip
event-broadway-cadillac-palace theatre-marquee night v1
event-music-box-midnight-movie theatre-marquee night v3 m2
`;

export const TRENDING = `
trending-sunrise-lakefront-run lakefront-runner dawn v2
trending-park-yoga-great-lawn bandshell dawn v1
trending-architecture-walk-the-loop elevated-train day
`;

export const POSTS = `
post-01 lakefront-runner dawn v1 m2
post-02 cafe-cup dawn
post-03 bean day
post-05 bascule-bridge day
post-06 deep-dish night v2 m1
post-07 museum-lion day m2 flip
post-11 ivy-ballpark day z1.25,330,520
post-15 conservatory day v1
post-20 saxophone dusk
post-21 theatre-marquee night m2 v2
post-23 hot-dog day
post-24 taco-row night v3 m2
post-25 doughnut dawn v1 m1
post-26 elevated-train dawn v3
post-27 skyline-lake dawn v2
post-28 ferris-wheel dusk
post-29 hancock-tower day m1 flip
post-30 marina-city day
post-40 noodles night
post-41 dim-sum day v2 flip
post-48 fountain day v2
post-50 skydeck day v1 m1
post-51 museum-lion dusk v2
post-52 clock-tower day v1
post-53 water-tower night v1
post-66 cocktail night v1 m2 flip
post-67 beer night v1 flip
post-68 taco-row dawn v4
`;

/** Groups and community events. */
export const GROUPS = `
group-lakefront-run-club lakefront-runner dusk v3
community-sunrise-5k-lakefront lakefront-runner dawn flip
`;

export const COVERS = `
cover-lake-dawn skyline-lake dawn v1 m1
cover-l-tracks-day elevated-train day v1 m1 flip
cover-river-dusk bascule-bridge dusk m1
cover-skyline-night skyline-lake night v3
`;

export const GUIDES = `
guide-first-day-in-chicago bean day v1 m2
guide-neighborhood-tables dim-sum dusk v3
`;
