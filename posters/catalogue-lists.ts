/** One picture a line: id, motif, time of day, flags (see catalogue.ts). */
export const VENUES = `
venue-millennium-park bandshell day
venue-cloud-gate bean dawn
venue-willis-tower-skydeck skydeck day
venue-360-chicago hancock-tower dusk
venue-navy-pier ferris-wheel night
venue-chicago-water-tower water-tower day
venue-buckingham-fountain fountain dusk
venue-the-rookery light-court day
venue-robie-house prairie-house day
venue-marina-city marina-city dusk
venue-wrigley-building clock-tower night
venue-chicago-architecture-center city-model day
venue-pullman-national-historical-park brick-works dawn
venue-art-institute museum-lion day
venue-field-museum dinosaur day
venue-shedd-aquarium aquarium day
venue-adler-planetarium planetarium night
venue-griffin-museum-of-science-and-industry science-museum dawn
venue-chicago-history-museum elevated-train day v2 m2
venue-museum-of-contemporary-art city-model dusk v1
venue-national-museum-of-mexican-art mural day v1
venue-dusable-black-history-museum science-museum dusk v1 m1
venue-chicago-cultural-center art-dome day
venue-garfield-park-conservatory conservatory day
venue-peggy-notebaert-nature-museum prairie day
venue-lakefront-trail lakefront-runner dawn m1
venue-lincoln-park-zoo zoo day
venue-chicago-riverwalk bascule-bridge dusk
venue-north-avenue-beach volleyball day
venue-oak-street-beach beach dawn v4
venue-montrose-beach beach dawn v3 m2
venue-the-606 trail-bridge day
venue-garden-of-the-phoenix pond-garden day
venue-promontory-point promontory dusk
venue-northerly-island prairie dawn v1 m2
venue-lincoln-park-conservatory conservatory dawn v1
venue-ping-tom-memorial-park pagoda day v1
venue-pequods-pizza deep-dish night
venue-lou-malnatis-river-north deep-dish dusk v1 flip
venue-portillos-river-north hot-dog day v1
venue-superdawg-drive-in hot-dog night v2
venue-alinea fine-plate night
venue-girl-and-the-goat hearth dusk
venue-frontera-grill taco-row dusk v1
venue-lou-mitchells brunch dawn
venue-mannys-cafeteria sandwich day
venue-kasama pastry dawn
venue-minghin-cuisine dim-sum day
venue-wrigley-field ivy-ballpark day
venue-united-center basketball night
venue-soldier-field stadium day
venue-rate-field ivy-ballpark night v1 flip z1.15,460,500
venue-wintrust-arena basketball dusk v1
venue-maggie-daley-park climbing day
venue-ohio-street-beach swimmer dawn
venue-waveland-bowl bowling night
venue-big-marsh-park mountain-bike day
venue-green-mill saxophone night
venue-metro concert night
venue-kingston-mines guitar night
venue-buddy-guys-legends guitar night v1 m2
venue-thalia-hall concert dusk v1
venue-the-salt-shed brick-works dusk v1
venue-symphony-center violin night
venue-aragon-ballroom ballroom night
venue-second-city comedy-mic night v1
venue-goodman-theatre curtain night
venue-steppenwolf-theatre curtain dusk v1
venue-chicago-theatre theatre-marquee night
venue-zanies-comedy-club comedy-mic night
venue-chicago-shakespeare-theater curtain dusk v2 m1
venue-auditorium-theatre ballroom night v1 m2
venue-lyric-opera-house opera-house dusk
venue-music-box-theatre theatre-marquee dusk v2
`;

export const GEMS = `
gem-calumet-fisheries bascule-bridge dusk v1 m1 flip z1.3,340,650
gem-valois brunch day v1
gem-birrieria-zaragoza noodles day v1
gem-la-chaparrita taco-row night v2
gem-smoque-bbq barbecue day
gem-sun-wah-bbq roast-duck day
gem-lula-cafe brunch dawn v2 m2
gem-ghareeb-nawaz fine-plate night v1
gem-vito-and-nicks deep-dish night v3 flip
gem-lems-bar-b-q barbecue dusk v1
gem-qing-xiang-yuan-dumplings dim-sum night v1
gem-mr-beef sandwich day v1
gem-three-dots-and-a-dash tiki night
gem-empty-bottle pub night v3 m2
gem-the-hideout bungalows night v2
gem-rosas-lounge guitar night v2 m1
gem-marias-community-bar pub dusk
gem-kumiko cocktail night v2
gem-scofflaw cocktail night v3 flip
gem-the-whistler record dusk
gem-cindys-rooftop rooftop dusk
gem-delilahs cocktail night v1
gem-old-town-ale-house beer night v0
gem-simons-tavern pub night v1
gem-green-door-tavern pub dusk v2 flip
gem-billy-goat-tavern sandwich day v2 m2
gem-hopleaf beer dusk v3
gem-moodys-pub street-festival night v1
gem-woodlawn-tap beer night v1 m1
gem-the-map-room beer day v1
gem-half-acre-balmoral beer day v2
gem-intelligentsia-lakeview cafe-cup dawn v1
gem-dark-matter-star-lounge cafe-cup night v3 m2
gem-metropolis-coffee elevated-train dawn v4 m2
gem-cafe-jumping-bean cafe-cup day v2
gem-bridgeport-coffee cafe-cup dawn v3 flip m1
gem-lost-larson pastry dawn v1
gem-the-doughnut-vault doughnut dawn
gem-chiu-quon-bakery pastry day v2
gem-original-rainbow-cone ice-cream day
`;

export const EVENTS = `
event-friday-late-jazz-green-mill saxophone night v1
event-sunday-big-band-green-mill trumpet night v1
event-friday-blues-legends guitar night v3
event-saturday-two-stage-blues-kingston-mines concert night v2 m1
event-rosas-thursday-blues guitar dusk v2
event-cso-evening-concert ballroom night v2
event-cso-matinee violin day v1
event-civic-orchestra-concert violin dusk
event-grant-park-music-festival-wednesday bandshell dusk
event-grant-park-music-festival-saturday bandshell night m2
event-metro-local-bands concert night m2 flip
event-thalia-hall-folk-night guitar dusk v4
event-salt-shed-outdoor-concert concert dusk v3
event-aragon-saturday-concert ballroom night v3 m1
event-empty-bottle-free-monday concert night v1 m2
event-old-town-school-world-music guitar night v4 m2
event-jazz-showcase-sunday-matinee piano day
event-schubas-songwriters-round guitar dusk v1 m1
event-constellation-new-music violin night v2 m2
event-rockefeller-chapel-carillon bell-tower day
event-bulls-weeknight-game basketball night v2
event-bulls-saturday-game basketball night v1 m2
event-blackhawks-weeknight-game hockey night
event-blackhawks-sunday-game hockey dusk v1
event-cubs-friday-afternoon-game ivy-ballpark day m1 v1 z1.2,500,640
event-cubs-sunday-game ivy-ballpark day m2 flip
event-white-sox-friday-fireworks fireworks night v2
event-white-sox-sunday-game ivy-ballpark dawn v1 m2 flip
event-chicago-fire-saturday-match stadium dusk v1
event-chicago-fire-midweek-match soccer night v1
event-bears-sunday-game stadium day v2 m3
event-chicago-sky-weekend-game basketball day
event-chicago-sky-weeknight-game basketball night v3 m1
event-depaul-mens-basketball basketball dusk v2 m1 flip
event-uic-basketball basketball dusk
event-loyola-basketball basketball dawn v3
event-second-city-mainstage comedy-mic night v2
event-second-city-etc-revue comedy-mic dusk v3
event-io-long-form-improv comedy-mic night v4 m2
event-zanies-weekend-standup comedy-mic night v0 m1 flip
event-infinite-wrench curtain night v3 m1
event-steppenwolf-mainstage curtain night v1 m2
event-goodman-albert-theatre curtain dusk v4
event-chicago-shakespeare-evening curtain night v2
event-court-theatre-classic curtain dusk v2 flip
event-broadway-cadillac-palace theatre-marquee night v1
event-broadway-cibc-theatre dancer night v1
event-lyric-opera-performance opera-house night v1
event-joffrey-ballet-program dancer dusk
event-music-box-midnight-movie theatre-marquee night v3 m2
event-zoolights zoo night v2
event-goodman-christmas-carol bungalows night v1 m1
event-joffrey-nutcracker dancer night v2 m2
event-navy-pier-summer-fireworks fireworks night
event-shedd-family-morning aquarium dawn v1
event-field-museum-fossil-saturday dinosaur day v1
event-adler-sky-show-family planetarium night v1 m2
event-notebaert-butterfly-release prairie day v2 m1
event-chicago-childrens-theatre-show curtain day v4
event-maggie-daley-skating-ribbon skating dusk
`;

export const TRENDING = `
trending-sunrise-lakefront-run lakefront-runner dawn v2
trending-kayak-the-chicago-river kayaks day
trending-north-avenue-beach-volleyball volleyball dusk v1
trending-ride-the-606 cyclist dawn v1
trending-climb-maggie-daley climbing day v1 flip
trending-park-yoga-great-lawn bandshell dawn v1
trending-architecture-walk-the-loop elevated-train day
trending-jazz-night-uptown trumpet night
trending-fern-room-garfield-park conservatory dusk v2
trending-dinosaurs-before-lunch dinosaur dawn v1
trending-tiffany-dome-cultural-center art-dome dusk v1
trending-bowl-at-waveland bowling dusk v1
trending-jellyfish-and-belugas aquarium dusk v2
trending-blues-until-late-lincoln-park guitar dusk v2 m1 flip
trending-improv-old-town comedy-mic dusk v2
trending-skate-the-ribbon skating night v1
`;

export const POSTS = `
post-01 lakefront-runner dawn v1 m2
post-02 cafe-cup dawn
post-03 bean day
post-04 cyclist day
post-05 bascule-bridge day
post-06 deep-dish night v2 m1
post-07 museum-lion day m2 flip
post-08 dinosaur day v2 m1
post-09 aquarium night v2
post-10 planetarium dusk
post-11 ivy-ballpark day z1.25,330,520
post-12 basketball dusk v4 m1
post-13 kayaks day v1 m1
post-14 yoga dawn
post-15 conservatory day v1
post-16 pond-garden day v1 m1
post-17 pagoda dusk
post-18 mural day
post-19 bookshop day
post-20 saxophone dusk
post-21 theatre-marquee night m2 v2
post-22 comedy-mic night v1 m2 flip
post-23 hot-dog day
post-24 taco-row night v3 m2
post-25 doughnut dawn v1 m1
post-26 elevated-train dawn v3
post-27 skyline-lake dawn v2
post-28 ferris-wheel dusk
post-29 hancock-tower day m1 flip
post-30 marina-city day
post-31 lighthouse dusk
post-32 volleyball dusk m1 flip
post-33 sailing day
post-34 skating night
post-35 market day
post-36 street-festival night
post-37 fireworks night v1 m2
post-38 trail-bridge day v1 m1
post-39 bowling night v1 m2
post-40 noodles night
post-41 dim-sum day v2 flip
post-42 tiki night v1 m2
post-43 rooftop night v1
post-44 art-dome night v1
post-45 hockey night v2 m2
post-46 barbecue day v2 flip
post-47 soccer day
post-48 fountain day v2
post-49 zoo day v1 m1
post-50 skydeck day v1 m1
post-51 museum-lion dusk v2
post-52 clock-tower day v1
post-53 water-tower night v1
post-54 science-museum day v2
post-55 promontory day v1
post-56 prairie day v3
post-57 swimmer dawn v1 m1
post-58 rowing dawn
post-59 cyclist day v2 m1
post-60 beach dawn
post-61 climbing day v2 m2
post-62 heron dawn
post-63 piano night
post-64 guitar night v4 m1 flip
post-65 record day v1
post-66 cocktail night v1 m2 flip
post-67 beer night v1 flip
post-68 taco-row dawn v4
post-69 pastry dawn v3
post-70 fine-plate day v2
post-71 ice-cream day v1
post-72 ice-cream day v2 flip
post-73 bell-tower dusk v1
post-74 prairie-house dusk v1
post-75 bungalows day
post-76 cyclist dusk v1 flip
post-77 sailing day v1 m1
post-78 bungalows day v3 m3
post-79 beach night v1
post-80 beach dusk v2
`;

/** Groups and community events. */
export const GROUPS = `
group-lakefront-run-club lakefront-runner dusk v3
group-logan-square-riders cyclist dusk v3
group-pilsen-mural-walkers mural day v2 m2
group-sunday-hoops-south-side basketball day v4 m2
group-open-water-swimmers swimmer dawn v2 m2
group-yoga-by-the-lake yoga dawn v1 m2
group-chicago-coffee-and-books bookshop day v1 flip
group-forest-preserve-hikers heron day v1
community-sunrise-5k-lakefront lakefront-runner dawn flip
community-montrose-beach-yoga yoga dawn v2 m1
community-606-group-ride trail-bridge dusk
community-pickup-soccer-humboldt-park soccer day v2 m1 flip
community-pilsen-mural-walk mural dawn
community-promontory-point-swim promontory dusk v2 m1 flip
community-jackson-park-bird-walk heron dawn v2 m2 flip
community-big-marsh-trail-day mountain-bike day v1 m2 flip
`;

export const COVERS = `
cover-lake-dawn skyline-lake dawn v1 m1
cover-l-tracks-day elevated-train day v1 m1 flip
cover-river-dusk bascule-bridge dusk m1
cover-skyline-night skyline-lake night v3
`;

export const GUIDES = `
guide-first-day-in-chicago bean day v1 m2
guide-rainy-day-museums science-museum dusk v2
guide-lakefront-on-foot lighthouse dusk v1 m1
guide-the-south-side-essentials prairie-house dawn v2
guide-an-evening-of-music piano night v1 m2
guide-neighborhood-tables dim-sum dusk v3
`;
