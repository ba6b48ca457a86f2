import { aquarium } from "./motifs/aquarium";
import { artDome } from "./motifs/art-dome";
import { ballroom } from "./motifs/ballroom";
import { bandshell } from "./motifs/bandshell";
import { barbecue } from "./motifs/barbecue";
import { basculeBridge } from "./motifs/bascule-bridge";
import { basketball } from "./motifs/basketball";
import { beach } from "./motifs/beach";
import { bean } from "./motifs/bean";
import { beer } from "./motifs/beer";
import { bellTower } from "./motifs/bell-tower";
import { bookshop } from "./motifs/bookshop";
import { bowling } from "./motifs/bowling";
import { brickWorks } from "./motifs/brick-works";
import { brunch } from "./motifs/brunch";
import { bungalows } from "./motifs/bungalows";
import { cafeCup } from "./motifs/cafe-cup";
import { cityModel } from "./motifs/city-model";
import { climbing } from "./motifs/climbing";
import { clockTower } from "./motifs/clock-tower";
import { cocktail } from "./motifs/cocktail";
import { comedyMic } from "./motifs/comedy-mic";
import { concert } from "./motifs/concert";
import { conservatory } from "./motifs/conservatory";
import { curtain } from "./motifs/curtain";
import { cyclist } from "./motifs/cyclist";
import { dancer } from "./motifs/dancer";
import { deepDish } from "./motifs/deep-dish";
import { dimSum } from "./motifs/dim-sum";
import { dinosaur } from "./motifs/dinosaur";
import { doughnut } from "./motifs/doughnut";
import { elevatedTrain } from "./motifs/elevated-train";
import { ferrisWheel } from "./motifs/ferris-wheel";
import { finePlate } from "./motifs/fine-plate";
import { fireworks } from "./motifs/fireworks";
import { fountain } from "./motifs/fountain";
import { guitar } from "./motifs/guitar";
import { hancockTower } from "./motifs/hancock-tower";
import { hearth } from "./motifs/hearth";
import { heron } from "./motifs/heron";
import { hockey } from "./motifs/hockey";
import { hotDog } from "./motifs/hot-dog";
import { iceCream } from "./motifs/ice-cream";
import { ivyBallpark } from "./motifs/ivy-ballpark";
import { kayaks } from "./motifs/kayaks";
import { lakefrontRunner } from "./motifs/lakefront-runner";
import { lightCourt } from "./motifs/light-court";
import { lighthouse } from "./motifs/lighthouse";
import { marinaCity } from "./motifs/marina-city";
import { market } from "./motifs/market";
import { mountainBike } from "./motifs/mountain-bike";
import { mural } from "./motifs/mural";
import { museumLion } from "./motifs/museum-lion";
import { noodles } from "./motifs/noodles";
import { operaHouse } from "./motifs/opera-house";
import { pagoda } from "./motifs/pagoda";
import { pastry } from "./motifs/pastry";
import { piano } from "./motifs/piano";
import { planetarium } from "./motifs/planetarium";
import { pondGarden } from "./motifs/pond-garden";
import { prairie } from "./motifs/prairie";
import { prairieHouse } from "./motifs/prairie-house";
import { promontory } from "./motifs/promontory";
import { pub } from "./motifs/pub";
import { record } from "./motifs/record";
import { roastDuck } from "./motifs/roast-duck";
import { rooftop } from "./motifs/rooftop";
import { rowing } from "./motifs/rowing";
import { sailing } from "./motifs/sailing";
import { sandwich } from "./motifs/sandwich";
import { saxophone } from "./motifs/saxophone";
import { scienceMuseum } from "./motifs/science-museum";
import { skating } from "./motifs/skating";
import { skydeck } from "./motifs/skydeck";
import { skylineLake } from "./motifs/skyline-lake";
import { soccer } from "./motifs/soccer";
import { stadium } from "./motifs/stadium";
import { streetFestival } from "./motifs/street-festival";
import { swimmer } from "./motifs/swimmer";
import { tacoRow } from "./motifs/taco-row";
import { theatreMarquee } from "./motifs/theatre-marquee";
import { tiki } from "./motifs/tiki";
import { trailBridge } from "./motifs/trail-bridge";
import { trumpet } from "./motifs/trumpet";
import { violin } from "./motifs/violin";
import { volleyball } from "./motifs/volleyball";
import { waterTower } from "./motifs/water-tower";
import { yoga } from "./motifs/yoga";
import { zoo } from "./motifs/zoo";
import type { Motif } from "./scene";

/** What a motif shows, and where a crop should look: a share of the height. */
type Entry = { draw: Motif; focusY: number; alt: string };

export const MOTIFS: Readonly<Record<string, Entry>> = {
  bean: { draw: bean, focusY: 0.52, alt: "Cloud Gate on its plaza, the skyline mirrored in its skin" },
  "ferris-wheel": { draw: ferrisWheel, focusY: 0.42, alt: "The Ferris wheel of Navy Pier over the water" },
  "hancock-tower": { draw: hancockTower, focusY: 0.4, alt: "The X-braced Hancock tower above Oak Street Beach" },
  "bascule-bridge": {
    draw: basculeBridge,
    focusY: 0.6,
    alt: "A raised bascule bridge over the Chicago River with a tour boat",
  },
  "lakefront-runner": {
    draw: lakefrontRunner,
    focusY: 0.45,
    alt: "A runner on the lakefront path with the skyline behind",
  },
  "cafe-cup": { draw: cafeCup, focusY: 0.6, alt: "A cup of coffee at a window while an 'L' train passes" },
  conservatory: { draw: conservatory, focusY: 0.5, alt: "Palms and ferns under the glass vault of the conservatory" },
  "deep-dish": { draw: deepDish, focusY: 0.6, alt: "Deep-dish pizza, the first slice lifted from the pan" },
  "ivy-ballpark": { draw: ivyBallpark, focusY: 0.62, alt: "A catch at the ivy wall below the hand-turned scoreboard" },
  "museum-lion": { draw: museumLion, focusY: 0.42, alt: "The bronze lion before the Art Institute" },
  saxophone: { draw: saxophone, focusY: 0.42, alt: "A saxophone player in front of a ring of light" },
  "theatre-marquee": {
    draw: theatreMarquee,
    focusY: 0.55,
    alt: "A picture palace with its blade sign and glowing marquee",
  },
  "marina-city": { draw: marinaCity, focusY: 0.48, alt: "The corn-cob towers of Marina City over the river" },
  "clock-tower": { draw: clockTower, focusY: 0.38, alt: "The white clock tower beside the river bridge" },
  "water-tower": { draw: waterTower, focusY: 0.55, alt: "The limestone Water Tower with its battlements" },
  skydeck: { draw: skydeck, focusY: 0.62, alt: "The city far below the glass ledge of the Skydeck" },
  fountain: { draw: fountain, focusY: 0.6, alt: "Buckingham Fountain with its tall jet" },
  "elevated-train": { draw: elevatedTrain, focusY: 0.5, alt: "An 'L' train on its trestle above a street corner" },
  bandshell: { draw: bandshell, focusY: 0.5, alt: "The ribbons of the bandshell over the Great Lawn" },
  "skyline-lake": { draw: skylineLake, focusY: 0.5, alt: "The skyline seen from the lake" },
  "hot-dog": { draw: hotDog, focusY: 0.62, alt: "A hot dog with everything on a poppy-seed bun" },
  "taco-row": { draw: tacoRow, focusY: 0.72, alt: "A row of tacos with lime and radish under paper flags" },
  doughnut: { draw: doughnut, focusY: 0.68, alt: "Glazed doughnuts with sprinkles" },
  cocktail: { draw: cocktail, focusY: 0.58, alt: "A cocktail on the bar" },
  beer: { draw: beer, focusY: 0.6, alt: "A freshly poured beer" },
  "dim-sum": { draw: dimSum, focusY: 0.6, alt: "Bamboo steamers full of dumplings" },
  noodles: { draw: noodles, focusY: 0.58, alt: "A steaming bowl with plenty in it" },
  lighthouse: { draw: lighthouse, focusY: 0.45, alt: "The harbour lighthouse at the end of its breakwater" },
  volleyball: { draw: volleyball, focusY: 0.62, alt: "Beach volleyball at North Avenue Beach with the boat house" },
  cyclist: { draw: cyclist, focusY: 0.65, alt: "A cyclist on the path" },
  kayaks: { draw: kayaks, focusY: 0.72, alt: "Kayaks on the river between towers and bridges" },
  sailing: { draw: sailing, focusY: 0.6, alt: "Sails on the lake before the skyline" },
  swimmer: { draw: swimmer, focusY: 0.7, alt: "An open-water swimmer with the skyline low behind" },
  rowing: { draw: rowing, focusY: 0.72, alt: "Rowers in an eight on the river" },
  promontory: { draw: promontory, focusY: 0.65, alt: "Swimmers on the limestone step rocks at the Point" },
  beach: { draw: beach, focusY: 0.68, alt: "The beach with the city across the water" },
  "trail-bridge": { draw: trailBridge, focusY: 0.52, alt: "Riders on the arched trail bridge over a street" },
  dinosaur: { draw: dinosaur, focusY: 0.5, alt: "Dinosaur bones in the museum's great hall" },
  aquarium: { draw: aquarium, focusY: 0.45, alt: "Visitors before the aquarium's great tank" },
  planetarium: { draw: planetarium, focusY: 0.58, alt: "The planetarium's dome on its point in the lake" },
  "science-museum": { draw: scienceMuseum, focusY: 0.6, alt: "The domes and columns of the science museum" },
  "prairie-house": { draw: prairieHouse, focusY: 0.6, alt: "A long low prairie house with art glass" },
  pagoda: { draw: pagoda, focusY: 0.5, alt: "Chinatown's tiled roofs and lanterns" },
  mural: { draw: mural, focusY: 0.5, alt: "A mural in Pilsen and people who stop for it" },
  bookshop: { draw: bookshop, focusY: 0.6, alt: "A bookshop with its ladder and its cat" },
  bungalows: { draw: bungalows, focusY: 0.66, alt: "A row of brick bungalows" },
  "bell-tower": { draw: bellTower, focusY: 0.48, alt: "A gothic bell tower with pigeons" },
  "art-dome": { draw: artDome, focusY: 0.45, alt: "A stained-glass dome seen from below" },
  stadium: { draw: stadium, focusY: 0.6, alt: "The stadium's colonnades by the lake" },
  guitar: { draw: guitar, focusY: 0.55, alt: "A guitar in the light of a small stage" },
  trumpet: { draw: trumpet, focusY: 0.42, alt: "A trumpet player lifting the horn into the light" },
  piano: { draw: piano, focusY: 0.58, alt: "A grand piano by a tall window" },
  violin: { draw: violin, focusY: 0.5, alt: "Strings of the orchestra" },
  "comedy-mic": { draw: comedyMic, focusY: 0.52, alt: "A stage waiting for its comedians" },
  curtain: { draw: curtain, focusY: 0.55, alt: "A theatre stage and its curtain" },
  dancer: { draw: dancer, focusY: 0.5, alt: "Dancers on a lit stage" },
  concert: { draw: concert, focusY: 0.6, alt: "A band on stage and hands in the air" },
  ballroom: { draw: ballroom, focusY: 0.5, alt: "A gilded hall with arches of light over the stage" },
  "opera-house": { draw: operaHouse, focusY: 0.5, alt: "The opera" },
  basketball: { draw: basketball, focusY: 0.5, alt: "Basketball under the lights" },
  hockey: { draw: hockey, focusY: 0.6, alt: "Hockey on bright ice" },
  bowling: { draw: bowling, focusY: 0.52, alt: "Bowling pins and a ball" },
  climbing: { draw: climbing, focusY: 0.5, alt: "A climber on a tall faceted wall" },
  fireworks: { draw: fireworks, focusY: 0.35, alt: "Fireworks over the city" },
  heron: { draw: heron, focusY: 0.6, alt: "The edge of the lagoon in morning light" },
  market: { draw: market, focusY: 0.65, alt: "Crates of fruit at the farmers market" },
  "mountain-bike": { draw: mountainBike, focusY: 0.6, alt: "Mountain bikes among marsh grass" },
  "pond-garden": { draw: pondGarden, focusY: 0.6, alt: "A moon bridge over the garden pond under cherry blossom" },
  prairie: { draw: prairie, focusY: 0.6, alt: "Prairie flowers and butterflies before the skyline" },
  skating: { draw: skating, focusY: 0.7, alt: "Skaters on the ice below the towers" },
  soccer: { draw: soccer, focusY: 0.68, alt: "Soccer in the park" },
  "street-festival": { draw: streetFestival, focusY: 0.6, alt: "Neighbours out under the lights" },
  yoga: { draw: yoga, focusY: 0.68, alt: "Yoga on the grass by the lake" },
  zoo: { draw: zoo, focusY: 0.55, alt: "Animals at the zoo" },
  rooftop: { draw: rooftop, focusY: 0.6, alt: "A rooftop terrace over the city" },
  "brick-works": { draw: brickWorks, focusY: 0.5, alt: "Old brick works with their tower" },
  barbecue: { draw: barbecue, focusY: 0.75, alt: "Smoke and barbecue" },
  brunch: { draw: brunch, focusY: 0.78, alt: "Breakfast with eggs and coffee" },
  "fine-plate": { draw: finePlate, focusY: 0.75, alt: "A plate worth a journey" },
  "ice-cream": { draw: iceCream, focusY: 0.5, alt: "Ice cream in slanted layers and bright colours" },
  pastry: { draw: pastry, focusY: 0.65, alt: "Pastry fresh from the oven" },
  pub: { draw: pub, focusY: 0.6, alt: "A corner bar with its lights on" },
  record: { draw: record, focusY: 0.65, alt: "Records" },
  "roast-duck": { draw: roastDuck, focusY: 0.55, alt: "Roast ducks hanging in a lit window" },
  sandwich: { draw: sandwich, focusY: 0.68, alt: "A sandwich piled high" },
  tiki: { draw: tiki, focusY: 0.6, alt: "A carved tiki mug between torches" },
  hearth: { draw: hearth, focusY: 0.6, alt: "A goat's silhouette over an open hearth" },
  "city-model": { draw: cityModel, focusY: 0.65, alt: "A house of architecture and art" },
  "light-court": { draw: lightCourt, focusY: 0.55, alt: "The light court with its stair under iron and glass" },
};
