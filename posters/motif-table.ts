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

/** What a motif shows, and where a crop should look: a share of the height; the texts follow the variants. */
type Entry = { draw: Motif; focusY: number; alt: readonly string[] };

export const MOTIFS: Readonly<Record<string, Entry>> = {
  bean: { draw: bean, focusY: 0.52, alt: ["Cloud Gate on its plaza, the skyline mirrored in its skin"] },
  "ferris-wheel": { draw: ferrisWheel, focusY: 0.42, alt: ["The Ferris wheel of Navy Pier over the water"] },
  "hancock-tower": { draw: hancockTower, focusY: 0.4, alt: ["The X-braced Hancock tower above Oak Street Beach"] },
  "bascule-bridge": {
    draw: basculeBridge,
    focusY: 0.6,
    alt: ["A raised bascule bridge over the Chicago River with a tour boat"],
  },
  "lakefront-runner": {
    draw: lakefrontRunner,
    focusY: 0.45,
    alt: ["A runner on the lakefront path with the skyline behind"],
  },
  "cafe-cup": { draw: cafeCup, focusY: 0.6, alt: ["A cup of coffee at a window while an 'L' train passes"] },
  conservatory: { draw: conservatory, focusY: 0.5, alt: ["Palms and ferns under the glass vault of the conservatory"] },
  "deep-dish": { draw: deepDish, focusY: 0.6, alt: ["Deep-dish pizza, the first slice lifted from the pan"] },
  "ivy-ballpark": {
    draw: ivyBallpark,
    focusY: 0.62,
    alt: ["A catch at the ivy wall below the hand-turned scoreboard"],
  },
  "museum-lion": {
    draw: museumLion,
    focusY: 0.42,
    alt: [
      "The bronze lion before the Art Institute",
      "The bronze lion before the Art Institute",
      "The bronze lion wearing a holiday wreath",
    ],
  },
  saxophone: { draw: saxophone, focusY: 0.42, alt: ["A saxophone player in front of a ring of light"] },
  "theatre-marquee": {
    draw: theatreMarquee,
    focusY: 0.55,
    alt: ["A picture palace with its blade sign and glowing marquee"],
  },
  "marina-city": { draw: marinaCity, focusY: 0.48, alt: ["The corn-cob towers of Marina City over the river"] },
  "clock-tower": { draw: clockTower, focusY: 0.38, alt: ["The white clock tower beside the river bridge"] },
  "water-tower": { draw: waterTower, focusY: 0.55, alt: ["The limestone Water Tower with its battlements"] },
  skydeck: { draw: skydeck, focusY: 0.62, alt: ["The city far below the glass ledge of the Skydeck"] },
  fountain: { draw: fountain, focusY: 0.6, alt: ["Buckingham Fountain with its tall jet"] },
  "elevated-train": {
    draw: elevatedTrain,
    focusY: 0.5,
    alt: [
      "An 'L' train on its trestle above a street corner",
      "An 'L' train on its trestle above a street corner",
      "An 'L' train on its trestle above a street corner",
      "An 'L' train on its trestle in the snow",
    ],
  },
  bandshell: {
    draw: bandshell,
    focusY: 0.5,
    alt: ["Picnics on the lawn before the bandshell", "Yoga on the lawn before the bandshell"],
  },
  "skyline-lake": {
    draw: skylineLake,
    focusY: 0.5,
    alt: [
      "The skyline from the lake with sails",
      "The skyline from the lake with gulls",
      "The skyline from the lake among ice floes",
      "The skyline from the lake and an empty rowing boat",
    ],
  },
  "hot-dog": { draw: hotDog, focusY: 0.62, alt: ["A hot dog with everything on a poppy-seed bun"] },
  "taco-row": { draw: tacoRow, focusY: 0.72, alt: ["A row of tacos with lime and radish under paper flags"] },
  doughnut: { draw: doughnut, focusY: 0.68, alt: ["Glazed doughnuts with sprinkles"] },
  cocktail: {
    draw: cocktail,
    focusY: 0.58,
    alt: [
      "A cocktail in a martini glass",
      "A whiskey with a great ice cube",
      "A highball with clear ice",
      "A coupe cocktail and a shaker",
    ],
  },
  beer: {
    draw: beer,
    focusY: 0.6,
    alt: [
      "A pint of beer on the bar",
      "Two pints and a dartboard",
      "A mug of beer under an awning",
      "A Belgian beer and a pot of mussels",
    ],
  },
  "dim-sum": { draw: dimSum, focusY: 0.6, alt: ["Bamboo steamers full of dumplings"] },
  noodles: {
    draw: noodles,
    focusY: 0.58,
    alt: ["A steaming bowl of noodles with chopsticks", "A bowl of birria with tortillas and lime"],
  },
  lighthouse: { draw: lighthouse, focusY: 0.45, alt: ["The harbour lighthouse at the end of its breakwater"] },
  volleyball: {
    draw: volleyball,
    focusY: 0.62,
    alt: ["Volleyball at North Avenue Beach with the boat house", "A spike and a dig at beach volleyball"],
  },
  cyclist: {
    draw: cyclist,
    focusY: 0.65,
    alt: [
      "Cyclists on the lakefront path",
      "A cyclist on a boulevard of elms",
      "A cyclist with tulips in the basket",
      "Cyclists below the boulevard's monument column",
    ],
  },
  kayaks: {
    draw: kayaks,
    focusY: 0.72,
    alt: ["Kayaks between the bridges and towers of the river", "Kayaks by a floating dock"],
  },
  sailing: { draw: sailing, focusY: 0.6, alt: ["A regatta with striped spinnakers", "A tall ship on the lake"] },
  swimmer: { draw: swimmer, focusY: 0.7, alt: ["An open-water swimmer with the skyline low behind"] },
  rowing: { draw: rowing, focusY: 0.72, alt: ["Rowers in an eight on the river"] },
  promontory: {
    draw: promontory,
    focusY: 0.65,
    alt: [
      "Swimmers on the limestone step rocks at the Point",
      "Swimmers and towels on the limestone rocks",
      "A swimmer diving from the limestone steps",
    ],
  },
  beach: {
    draw: beach,
    focusY: 0.68,
    alt: [
      "A dog running on the beach",
      "Two chairs on the beach facing the lake",
      "A lifeguard's chair above an empty boat",
      "A piping plover on the wide beach",
      "Bathers below the towers at the lake's edge",
    ],
  },
  "trail-bridge": { draw: trailBridge, focusY: 0.52, alt: ["Riders on the arched trail bridge over a street"] },
  dinosaur: {
    draw: dinosaur,
    focusY: 0.5,
    alt: [
      "T. rex bones in the museum's great hall",
      "A triceratops skull in the museum's great hall",
      "A T. rex skull close up in the museum's hall",
    ],
  },
  aquarium: {
    draw: aquarium,
    focusY: 0.45,
    alt: [
      "A beluga in the aquarium's great tank",
      "Penguins at the aquarium's glass",
      "Jellyfish glowing in the aquarium",
    ],
  },
  planetarium: { draw: planetarium, focusY: 0.58, alt: ["The planetarium's dome on its point in the lake"] },
  "science-museum": {
    draw: scienceMuseum,
    focusY: 0.6,
    alt: [
      "The domes and columns of the museum",
      "The domes and columns of the museum over its basin",
      "Umbrellas in the rain before the museum",
    ],
  },
  "prairie-house": { draw: prairieHouse, focusY: 0.6, alt: ["A long low prairie house with art glass"] },
  pagoda: {
    draw: pagoda,
    focusY: 0.5,
    alt: ["The gate of Chinatown with its lanterns", "A pagoda pavilion by the river and a red lift bridge"],
  },
  mural: {
    draw: mural,
    focusY: 0.5,
    alt: [
      "A mural of a hummingbird and the people who stop for it",
      "A mural of the sun under paper flags",
      "A mural of the sun and a hummingbird",
      "A mural and the people who stop for it",
    ],
  },
  bookshop: {
    draw: bookshop,
    focusY: 0.6,
    alt: ["A bookshop with its ladder and its cat", "A bookshop shelf, a cup of coffee and a cat"],
  },
  bungalows: {
    draw: bungalows,
    focusY: 0.66,
    alt: [
      "A row of brick bungalows with lawn flags",
      "Top-hatted figures with a lantern among snowy roofs",
      "A small house with its porch light and a banjo",
      "Brick bungalows in the snow and a chair saving a parking place",
    ],
  },
  "bell-tower": { draw: bellTower, focusY: 0.48, alt: ["A gothic bell tower with pigeons"] },
  "art-dome": { draw: artDome, focusY: 0.45, alt: ["A stained-glass dome seen from below"] },
  stadium: {
    draw: stadium,
    focusY: 0.6,
    alt: [
      "Football at the lakeside stadium with its colonnades",
      "Soccer at the lakeside stadium with its colonnades",
      "Football in the snow at the lakeside stadium",
    ],
  },
  guitar: {
    draw: guitar,
    focusY: 0.55,
    alt: [
      "An electric guitar and its amplifier on stage",
      "A polka-dot guitar under the spotlights",
      "A guitar, a harmonica and a rose on a small stage",
      "An electric guitar in the light of a stage",
      "An acoustic guitar and a lamp on a wooden stage",
    ],
  },
  trumpet: {
    draw: trumpet,
    focusY: 0.42,
    alt: ["A trumpet player below a neon sign", "A trumpet section at their music stands"],
  },
  piano: {
    draw: piano,
    focusY: 0.58,
    alt: ["A grand piano and a bass by a tall window", "A singer beside a grand piano"],
  },
  violin: {
    draw: violin,
    focusY: 0.5,
    alt: ["A conductor before the strings", "A cello and a violin crossed", "A cello and its bow"],
  },
  "comedy-mic": {
    draw: comedyMic,
    focusY: 0.52,
    alt: [
      "A microphone and a stool before a brick wall",
      "Two friends by a giant microphone between stone faces",
      "Six bentwood chairs on an empty stage",
      "Two hats on two stools beside a microphone",
      "Three improvisers in the spotlight",
    ],
  },
  curtain: {
    draw: curtain,
    focusY: 0.55,
    alt: [
      "A theatre curtain and one figure before it",
      "A kitchen table and chair in the light of a stage",
      "Masks of comedy and tragedy on a stage",
      "Numbered papers on a line across the stage",
      "A city of paper on a small stage",
    ],
  },
  dancer: {
    draw: dancer,
    focusY: 0.5,
    alt: [
      "A ballet dancer leaping across a field of colour",
      "A line of dancers on the stage stairs",
      "A nutcracker and a dancer in the snow",
    ],
  },
  concert: {
    draw: concert,
    focusY: 0.6,
    alt: [
      "A rock band on stage, hands in the air",
      "A band under the arches of an old hall",
      "A band between two stages",
      "A band on an outdoor stage by the river",
    ],
  },
  ballroom: { draw: ballroom, focusY: 0.5, alt: ["A gilded hall with arches of light over the stage"] },
  "opera-house": {
    draw: operaHouse,
    focusY: 0.5,
    alt: ["The opera house on the river", "An opera singer under a great moon"],
  },
  basketball: {
    draw: basketball,
    focusY: 0.5,
    alt: [
      "A basketball below the hoop",
      "The hoop from below and a shot in the air",
      "A dunk under the arena's lights",
      "A player driving to the basket",
      "Basketball on an outdoor court before the skyline",
    ],
  },
  hockey: {
    draw: hockey,
    focusY: 0.6,
    alt: [
      "A hockey player stopping in a spray of ice",
      "A face-off circle from above",
      "Crossed hockey sticks and a puck",
    ],
  },
  bowling: { draw: bowling, focusY: 0.52, alt: ["Bowling pins and a ball on the lane", "A strike, and bowling shoes"] },
  climbing: { draw: climbing, focusY: 0.5, alt: ["A climber on a tall faceted wall"] },
  fireworks: {
    draw: fireworks,
    focusY: 0.35,
    alt: [
      "Fireworks above the Ferris wheel and boats",
      "Fireworks reflected in the lake",
      "Fireworks over the ballpark's light towers",
    ],
  },
  heron: {
    draw: heron,
    focusY: 0.6,
    alt: [
      "A heron in the reeds of the lagoon",
      "Hikers on a trail below the oaks",
      "A birdwatcher and a heron in the reeds",
    ],
  },
  market: { draw: market, focusY: 0.65, alt: ["Crates of fruit at the farmers market"] },
  "mountain-bike": {
    draw: mountainBike,
    focusY: 0.6,
    alt: ["A mountain bike jumping over marsh grass", "Volunteers with shovel and bike by the marsh"],
  },
  "pond-garden": { draw: pondGarden, focusY: 0.6, alt: ["A moon bridge over the garden pond under cherry blossom"] },
  prairie: {
    draw: prairie,
    focusY: 0.6,
    alt: [
      "Butterflies over prairie flowers",
      "A prairie path with asters and harbour masts",
      "A child's hand releasing a butterfly",
      "Monarchs over prairie grasses and a far skyline",
    ],
  },
  skating: { draw: skating, focusY: 0.7, alt: ["Skaters on the ribbon below the towers", "Skating boots on the ice"] },
  soccer: {
    draw: soccer,
    focusY: 0.68,
    alt: [
      "Children playing soccer in the park",
      "A striker's volley under the lights",
      "Soccer in the park before the boathouse",
    ],
  },
  "street-festival": {
    draw: streetFestival,
    focusY: 0.6,
    alt: ["A street festival under strings of lights", "A beer garden under lanterns"],
  },
  yoga: { draw: yoga, focusY: 0.68, alt: ["Yoga on the grass by the lake"] },
  zoo: {
    draw: zoo,
    focusY: 0.55,
    alt: [
      "A giraffe and the red barn at the zoo",
      "Flamingos on the zoo's pond",
      "A polar bear among trees strung with lights",
    ],
  },
  rooftop: {
    draw: rooftop,
    focusY: 0.6,
    alt: ["A rooftop bar under glass above the park and lake", "A rooftop bar under strings of lights"],
  },
  "brick-works": {
    draw: brickWorks,
    focusY: 0.5,
    alt: ["A brick clock tower and factory wings", "An old factory by the river with its smokestack"],
  },
  barbecue: {
    draw: barbecue,
    focusY: 0.75,
    alt: ["Sliced brisket on butcher paper", "Rib tips over fries, smoking", "A grill smoking in the open"],
  },
  brunch: {
    draw: brunch,
    focusY: 0.78,
    alt: [
      "Skillet eggs with bacon and coffee",
      "A cafeteria tray with eggs and coffee",
      "Pancakes, coffee and a farm bouquet",
    ],
  },
  "fine-plate": {
    draw: finePlate,
    focusY: 0.75,
    alt: [
      "A fine-dining plate with a sculptural garnish",
      "A plate of biryani and a glass of chai",
      "A plate of pierogi by a lace curtain",
    ],
  },
  "ice-cream": {
    draw: iceCream,
    focusY: 0.5,
    alt: [
      "An ice cream cone in five slanted layers before a pink shop",
      "An ice cream cone in five slanted layers",
      "A paleta cart under its umbrella",
    ],
  },
  pastry: {
    draw: pastry,
    focusY: 0.65,
    alt: [
      "A croissant, an ube pastry and a cup of coffee",
      "A braided loaf and buns on a pedestal",
      "Buns and egg tarts piled by a lantern",
      "A pastry case full of buns and croissants",
    ],
  },
  pub: {
    draw: pub,
    focusY: 0.6,
    alt: [
      "A corner bar with a neon shield",
      "A corner bar with a neon fish and a martini glass",
      "A leaning green door and an old bar lamp",
      "A bar with a neon bottle and cat",
    ],
  },
  record: { draw: record, focusY: 0.65, alt: ["A turntable and a cocktail", "Bins in the record shop"] },
  "roast-duck": { draw: roastDuck, focusY: 0.55, alt: ["Roast ducks hanging in a lit window"] },
  sandwich: {
    draw: sandwich,
    focusY: 0.68,
    alt: ["Pastrami piled high on rye", "An Italian beef sandwich dripping on paper", "A cheeseburger"],
  },
  tiki: {
    draw: tiki,
    focusY: 0.6,
    alt: ["A carved tiki mug with an orchid between torches", "A tiki drink on fire between torches"],
  },
  hearth: { draw: hearth, focusY: 0.6, alt: ["A goat's silhouette over an open hearth"] },
  "city-model": {
    draw: cityModel,
    focusY: 0.65,
    alt: ["A model of the city under a big window", "A square museum above its wide steps"],
  },
  "light-court": { draw: lightCourt, focusY: 0.55, alt: ["The light court with its stair under iron and glass"] },
};
