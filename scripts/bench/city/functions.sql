-- What the other files use. Everything derives from row numbers, so that every run makes the same city.

-- The id of the person or item with this number.
create function id_of(number bigint) returns uuid language sql immutable as $$
  select ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid
$$;

-- From 0 to 1, the same for the same number, and different for another salt.
create function chance(number bigint, salt int) returns float8 language sql immutable as $$
  select (hashint8(number * 64 + salt) & 2147483647) / 2147483648.0::float8
$$;

-- One of `count`: the higher the skew, the more often the first ones.
create function any_of(count int, number bigint, salt int, skew float8 default 1) returns int language sql immutable as $$
  select (1 + floor(count * power(chance(number, salt), skew)))::int
$$;

create function monday() returns timestamp language sql stable as $$
  select date_trunc('week', now() at time zone 'America/Chicago')
$$;

create function words() returns text[] language sql immutable as $$
  select '{lake,morning,run,coffee,park,sunset,trail,river,city,walk,friends,night,food,music,bike,beach,summer,jazz,market,museum,garden,view,tacos,brunch,loop,pilsen,skyline,yoga,river,north,pizza,live,art,deep,dish,sunday,garden,light,snow,rain,window,corner,street,mural,theatre,comedy,bridge,harbor,kayak,tower,train,station,library,books,record,vinyl,dance,salsa,festival,parade,marathon,sprint,climb,gym,swim,pool,tennis,soccer,goal,basket,court,hoops,picnic,grill,ramen,sushi,noodle,curry,bakery,bread,donut,cocktail,rooftop,patio,brewery,cider,wine,cheese,vegan,salad,soup,smoothie,matcha,espresso,latte,roast,cafe,gallery,sculpture,fountain,plaza,zoo,aquarium,planet,stars,moon,cloud,wind,storm,autumn,leaves,winter,ice,skate,hockey,puck,spring,bloom,tulip,oak,maple,forest,prairie}'::text[]
$$;

-- The word with this rank: beyond the 120 known ones, two of them joined.
create function word_at(rank int) returns text language sql immutable as $$
  select case when rank <= 120 then (words())[rank] else (words())[1 + rank / 120] || (words())[1 + rank % 120] end
$$;

-- Words in Zipf proportions: the second occurs half as often as the first.
create function word(number bigint, salt int) returns text language sql immutable as $$
  select word_at(floor(power(8000::float8, chance(number, salt)))::int)
$$;
