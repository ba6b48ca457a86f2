import type { ActivityType } from "@/lib/activity/workouts/rules";
import { fold } from "@/lib/core/shared/fold";
import { keysOf } from "@/lib/core/shared/keys";

/**
 * Other apps' names for our activities, without case, accents, spaces, or punctuation: FIT sports and sub-sports, TCX,
 * Strava (names, and the numbers in its older GPX files), Garmin, Komoot, Apple Health, and German, French, and Spanish
 * names. Only whole names match. For all other names, the user is asked.
 */
const NAMES: Readonly<Record<ActivityType, string>> = {
  running: `9 run running runs jog jogging trailrun trailrunning treadmillrunning trackrun trackrunning streetrunning roadrunning
    indoorrun indoorrunning outdoorrun outdoorrunning virtualrun virtualrunning ultrarun ultrarunning obstaclerun racerunning
    orienteering laufen lauf joggen dauerlauf traillauf berglauf laufband courseapied coursepied footing courir
    correr corriendo carrera carreraapie correrenpista`,
  cycling: `1 17 18 ride cycling biking bike bicycle bicycling roadbiking roadcycling roadride racebike racecycling citybike
    touringbicycle trekkingbike gravelride gravelcycling gravelbike gravelbiking mountainbike mountainbiking mountainbikeride
    mtb mtbeasy mtbadvanced downhillbike downhillbiking enduromtb cyclocross bmx fixie commutebike bikecommuting
    indoorcycling indoorbike indoorride spinning spin stationarybike virtualride virtualcycling trackcycling
    recumbentcycling ebike ebiking ebikeride ebikefitness ebikemountain ebikeenduro emountainbikeride emtb etouringbicycle
    eracebike ecitybike emtbeasy emtbadvanced handcycle handcycling handbike 19 velomobile unicycle outdoorcycling
    outdoorride radfahren radsport radeln fahrrad fahrradfahren rennrad rennradfahren mountainbiken velo velofahren
    cyclisme velodecourse velosport vtt vae ciclismo bicicleta bici ciclismoderuta ciclismodemontana bicicletademontana btt`,
  swimming: `16 swim swimming poolswim poolswimming openwaterswim openwaterswimming lapswimming indoorswimming
    schwimmen freiwasserschwimmen bahnschwimmen natation nage nageeneaulibre nager natacion nadar natacionenaguasabiertas`,
  hiking: `4 13 hike hiking trekking trek mountaineering snowshoe snowshoeing snowshoehiking snowshoews snowshoes rucking
    backpacking hillwalking wandern wanderung bergsteigen bergwandern schneeschuh schneeschuhwandern schneeschuhlaufen
    randonnee randonneepedestre raquettes alpinisme raquetteaneige senderismo excursionismo caminatademontana montanismo`,
  walking: `10 walk walking walks casualwalking speedwalking powerwalking racewalking fitnesswalking indoorwalk indoorwalking
    outdoorwalk outdoorwalking treadmillwalking nordicwalking nordicwalk dogwalking strolling spazieren spaziergang
    spazierengehen gehen marche marcher marchenordique promenade caminar caminata andar paseo marcha marchanordica`,
  yoga: `yoga hathayoga poweryoga vinyasa`,
  strength: `strength strengthtraining traditionalstrengthtraining functionalstrengthtraining functionaltraining weighttraining
    weightlifting weights weightmachine bodybuilding powerlifting crossfit krafttraining gewichtheben
    musculation renforcementmusculaire musculacion pesas entrenamientodefuerza fuerza`,
  basketball: `basketball basket baloncesto basquetbol`,
  soccer: `soccer fussball futbol futbolsoccer futsal`,
  rowing: `rowing row virtualrow virtualrowing indoorrowing rowingmachine rowingv2 rower rudern ruderergometer aviron remo remar`,
  kayaking: `kayaking kayak kayakingv2 canoeing canoe canoeingv2 paddling paddlesports whitewaterkayaking seakayak paddeln kajak kajakfahren kanu kanufahren canoekayak piraguismo piragua`,
  skating: `5 6 skate skating iceskate iceskating inlineskate inlineskating rollerskating rollerblading skatingsports skatingws
    speedskating skateboard skateboarding skaten inlineskaten inlinerfahren eislaufen eislauf schlittschuh
    schlittschuhlaufen patinage patinageaglace roller rollers patinaje patinajesobrehielo patinajeenlinea patinar`,
  skiing: `2 3 7 ski skiing alpineski alpineskiing downhillskiing downhillski resortskiing backcountryski backcountryskiing
    nordicski nordicskiing nordic crosscountryski crosscountryskiing crosscountryskiingws skateskiing skateskiingws
    classicskiing skitouring skitour skialpin skimountaineering telemark indoorskiing skifahren skilaufen langlauf
    skilanglauf abfahrtsski skibergsteigen skialpinisme skiderandonnee skidefond skinordique esqui esquiar esquialpino
    esquidefondo esquinordico esquidetravesia`,
  climbing: `climbing climb rockclimbing indoorclimbing sportclimbing floorclimbing bouldering boulder iceclimbing
    klettern bouldern kletternindoor escalade escalada escalar`,
  dance: `dance dancing socialdance cardiodance zumba ballet tanzen tanz danse danser baile bailar danza`,
  tennis: `tennis tennisv2 tenis`,
  wheelchair: `wheelchair wheelchairrunpace wheelchairwalkpace outdoorwheelchairrunpace outdoorwheelchairwalkpace
    wheelchairpushrun wheelchairpushwalk indoorwheelchairrun indoorwheelchairwalk rollstuhl rollstuhlfahren
    fauteuilroulant handisport silladeruedas`,
  other: `8 12 14 15 snowboard snowboarding rollerski rollerskiing golf golfing discgolf surfing surf kitesurf kitesurfing
    kiteboarding windsurf windsurfing wakeboarding waterskiing watersport sail sailing sailrace segeln voile vela standuppaddling
    standuppaddle standuppaddleboarding sup rafting diving scubadiving snorkeling fishing hunting elliptical ellipticaltrainer
    crosstrainer stairstepper stairclimbing stairs stairclimber steptraining pilates barre hiit highintensityintervaltraining
    boxing boxen boxe boxeo kickboxing martialarts mixedmartialarts badminton squash racquetball pickleball padel tabletennis
    tischtennis volleyball volley voleibol handball balonmano hockey icehockey fieldhockey lacrosse rugby cricket baseball softball americanfootball
    ultimate archery horsebackriding horseriding equestrian equestriansports reiten equitation equitacion jumprope meditation breathing
    mindandbody flexibility flexibilitytraining stretching gymnastics gymnastik gymnastique gimnasia paragliding
    hanggliding skydiving sled sledding rodeln geocaching taichi mobility cooldown preparationandrecovery`,
};

/** Motorized activities earn nothing. */
const MOTOR = `motorcycling motorcycle motorbike motorbiking motorsport motorsports motocross motorrad motorradfahren moto
  motocyclisme motociclismo atv quad enduro rally driving drive car auto automobile automotive autofahren voiture coche
  taxi bus train tram subway transport transportation ferry boating boat motorboat motorboating powerboating trollingmotor
  bateau snowmobile snowmobiling snowmobilingws schneemobil motoneige flying flight airplane plane aviation flyparamotor
  jetski overland`;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const BY_NAME: ReadonlyMap<string, ActivityType> = new Map(
  keysOf(NAMES).flatMap((type) => words(NAMES[type]).map((name): [string, ActivityType] => [name, type])),
);
const MOTOR_NAMES: ReadonlySet<string> = new Set(words(MOTOR));

/** Normalizes a name to match the table. Apple Health adds a prefix to its names. */
const normalizedName = (name: string): string =>
  fold(name.slice(0, 100))
    .replace(/^hkworkoutactivitytype/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** The activity type for a file's sport names, most specific first; null if none is known. */
export function activityOf(...names: string[]): ActivityType | null {
  for (const name of names) {
    const found = BY_NAME.get(normalizedName(name));
    if (found) return found;
  }
  return null;
}

export const isMotorSport = (...names: string[]): boolean =>
  names.some((name) => MOTOR_NAMES.has(normalizedName(name)));
