/**
 * Building blocks of the generated city's statements, the same in every run. `number` is an SQL expression everywhere.
 */

/** The id of the generated item or person with this number. */
export const idOf = (number: string) =>
  `('00000000-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;
export const monday = `date_trunc('week', now() at time zone 'America/Chicago')`;
/** A number from 0 to 1, the same for the same `number` and different for another `salt`. */
const chance = (number: string, salt: number) =>
  `((hashint8((${number})::bigint * 64 + ${salt}) & 2147483647) / 2147483648.0::float8)`;
/** One of `count`; the higher the `skew`, the more often the first ones. */
export const anyOf = (count: number, number: string, salt: number, skew = 1) =>
  `(1 + floor(${count} * power(${chance(number, salt)}, ${skew})))::int`;

export const FIRST = `'{Maya,Omar,Lena,Noah,Zoe,Luis,Ana,Kai,Ruth,Ivan,Nina,Theo,Rosa,Amir,Jade,Cole,Emma,Hugo,Iris,Jack,Lily,Marc,Nora,Otto,Pia,Quinn,Ravi,Sara,Tom,Uma,Vera,Will,Xena,Yara,Zane,Alma,Ben,Cora,Dan,Elsa,Finn,Gina,Hana,Ines,Joel,Kira,Leo,Mila,Nico,Olga}'::text[]`;
export const SYLLABLES = `'{ander,thorn,well,brook,carl,dun,east,fair,green,hart,ivers,jens,kirk,lang,mill,nord,oak,peters,quint,rich,sand,thom,under,vander,west,york,zeller,black,whit,stone,wood,gold,silver,moor,hill,field,ridge,burn,clay,marsh}'::text[]`;
export const ENDINGS = `'{son,sen,smith,man,ton,ley,ford,worth,berg,stein,ski,ez,ova,aldo,elli,ham,by,ster,er,wick,land,more,dale,gate,well}'::text[]`;
const WORDS = `'{lake,morning,run,coffee,park,sunset,trail,river,city,walk,friends,night,food,music,bike,beach,summer,jazz,market,museum,garden,view,tacos,brunch,loop,pilsen,skyline,yoga,river,north,pizza,live,art,deep,dish,sunday,garden,light,snow,rain,window,corner,street,mural,theatre,comedy,bridge,harbor,kayak,tower,train,station,library,books,record,vinyl,dance,salsa,festival,parade,marathon,sprint,climb,gym,swim,pool,tennis,soccer,goal,basket,court,hoops,picnic,grill,ramen,sushi,noodle,curry,bakery,bread,donut,cocktail,rooftop,patio,brewery,cider,wine,cheese,vegan,salad,soup,smoothie,matcha,espresso,latte,roast,cafe,gallery,sculpture,fountain,plaza,zoo,aquarium,planet,stars,moon,cloud,wind,storm,autumn,leaves,winter,ice,skate,hockey,puck,spring,bloom,tulip,oak,maple,forest,prairie}'::text[]`;
export const INTERESTS = `'{fitness,food,culture,music,outdoors,art,nightlife,sports}'::text[]`;
const CHOICES = 120;
/** Words in Zipf proportions: the second occurs half as often as the first. Beyond the known words, two are joined. */
export const word = (number: string, salt: number) =>
  `(select case when rank <= ${CHOICES} then (${WORDS})[rank] else (${WORDS})[1 + rank / ${CHOICES}] || (${WORDS})[1 + rank % ${CHOICES}] end
    from (select floor(power(8000::float, ${chance(number, salt)}))::int as rank) zipf)`;

/** A city that grew: how many rows of each kind it has. The database generates them, the same in every run. */
export type Growth = {
  people: number;
  photos: number;
  likes: number;
  comments: number;
  notifications: number;
  follows: number;
  workouts: number;
  entries: number;
  /** Photos in the search index, the newest ones. */
  documents: number;
};

/**
 * The busiest member: follows thousands, is followed by half the city, has posted a lot, and has many notifications.
 */
export const BUSIEST = 7;

/** People who have the most of one thing, however small the city. */
export const mostOf = ({ people, notifications }: Growth) => ({
  followed: Math.min(2000, Math.floor(people / 3)),
  followers: Math.floor(people / 2),
  notifications: Math.min(5000, Math.floor(notifications / 4)),
});

export const poster = ({ people }: Growth, number: string) => anyOf(people, number, 5, 2.5);
export const groupsOf = ({ people }: Growth) => Math.max(20, Math.floor(people / 300));
export const eventsOf = ({ people }: Growth) => Math.max(50, Math.floor(people / 100));
