/** One picture a line: id, motif, time of day, flags (see catalogue.ts). */
export const VENUES = `
venue-cloud-gate bean dawn
venue-360-chicago hancock-tower dusk
venue-navy-pier ferris-wheel night
venue-art-institute museum-lion day
venue-garfield-park-conservatory conservatory day
venue-lincoln-park-conservatory conservatory dawn v1
venue-lakefront-trail lakefront-runner dawn m1
venue-chicago-riverwalk bascule-bridge dusk
venue-oak-street-beach hancock-tower dawn m2 z1.5,470,720 y0.6
venue-pequods-pizza deep-dish night
venue-lou-malnatis-river-north deep-dish dusk v1 flip
venue-wrigley-field ivy-ballpark day
venue-rate-field ivy-ballpark night v1 flip z1.15,460,500
venue-green-mill saxophone night
venue-chicago-theatre theatre-marquee night
venue-music-box-theatre theatre-marquee dusk v2
`;

export const GEMS = `
gem-vito-and-nicks deep-dish night v3 flip
gem-intelligentsia-lakeview cafe-cup dawn v1
gem-dark-matter-star-lounge cafe-cup night v3 m2
gem-metropolis-coffee cafe-cup dawn m2
gem-cafe-jumping-bean cafe-cup day v2
gem-bridgeport-coffee cafe-cup dawn v3 flip m1
`;

export const EVENTS = `
event-friday-late-jazz-green-mill saxophone night v1
event-jazz-showcase-sunday-matinee saxophone day
event-cubs-friday-afternoon-game ivy-ballpark day m1 v1 z1.2,500,640
event-cubs-sunday-game ivy-ballpark day m2 flip
event-broadway-cadillac-palace theatre-marquee night v1
event-music-box-midnight-movie theatre-marquee night v3 m2
`;

export const TRENDING = `
trending-sunrise-lakefront-run lakefront-runner dawn v2
`;

export const POSTS = `
post-01 lakefront-runner dawn v1 m2
post-02 cafe-cup dawn
post-03 bean day
post-05 bascule-bridge day
post-06 deep-dish night v2 m1
post-11 ivy-ballpark day z1.25,330,520
post-15 conservatory day v1
post-20 saxophone dusk
post-21 theatre-marquee night m2 v2
post-28 ferris-wheel dusk
post-29 hancock-tower day m1 flip
post-51 museum-lion dusk v2
`;

export const GROUPS = `
group-lakefront-run-club lakefront-runner dusk v3
`;

export const COVERS = `
cover-river-dusk bascule-bridge dusk m1
`;

export const GUIDES = `
guide-first-day-in-chicago bean day v1 m2
`;
