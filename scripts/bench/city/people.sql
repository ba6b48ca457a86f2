-- People and whom they follow. The busiest member follows thousands, and half of the city follows them.

insert into users (id, email, "firstName", "lastName", interests, "isPrivate", "showOnLeaderboard", "openToMatches", "createdAt")
  select id_of(i), 'person-' || i || '@example.com', ('{Maya,Omar,Lena,Noah,Zoe,Luis,Ana,Kai,Ruth,Ivan,Nina,Theo,Rosa,Amir,Jade,Cole,Emma,Hugo,Iris,Jack,Lily,Marc,Nora,Otto,Pia,Quinn,Ravi,Sara,Tom,Uma,Vera,Will,Xena,Yara,Zane,Alma,Ben,Cora,Dan,Elsa,Finn,Gina,Hana,Ines,Joel,Kira,Leo,Mila,Nico,Olga}'::text[])[any_of(50, i, 50, 1.6)], initcap(('{ander,thorn,well,brook,carl,dun,east,fair,green,hart,ivers,jens,kirk,lang,mill,nord,oak,peters,quint,rich,sand,thom,under,vander,west,york,zeller,black,whit,stone,wood,gold,silver,moor,hill,field,ridge,burn,clay,marsh}'::text[])[1 + i % 40] || ('{son,sen,smith,man,ton,ley,ford,worth,berg,stein,ski,ez,ova,aldo,elli,ham,by,ster,er,wick,land,more,dale,gate,well}'::text[])[1 + i / 40 % 25]),
  array[('{fitness,food,culture,music,outdoors,art,nightlife,sports}'::text[])[1 + i % 8], ('{fitness,food,culture,music,outdoors,art,nightlife,sports}'::text[])[1 + i / 8 % 8]], i % 20 = 0, i % 50 <> 0, i % 3 <> 0, now() - i % 400 * interval '1 day'
  from generate_series(1, {people}) i;

insert into follows ("followerId", "followingId", status, "createdAt")
  select distinct on (a, b) id_of(a), id_of(b), 'accepted', now() - n * interval '7 seconds'
  from (select {busiest} as a, 1 + (i * ({people} / {followed})) % {people} as b, i as n from generate_series(1, {followed}) i) pair where a <> b on conflict do nothing;

insert into follows ("followerId", "followingId", status, "createdAt")
  select distinct on (a, b) id_of(a), id_of(b), 'accepted', now() - n * interval '7 seconds'
  from (select i * 2 as a, {busiest} as b, i as n from generate_series(1, {followers}) i) pair where a <> b on conflict do nothing;

-- The first people are followed most.
insert into follows ("followerId", "followingId", status, "createdAt")
  select distinct on (a, b) id_of(a), id_of(b), 'accepted', now() - n * interval '7 seconds'
  from (select 1 + i % {people} as a, any_of({people}, i, 1, 2) as b, i as n from generate_series(1, {other_follows}) i) pair where a <> b on conflict do nothing;

insert into blocks ("blockerId", "blockedId")
  select id_of(i), id_of(any_of({people}, i, 2)) from generate_series(11, {people}, 20) i where i <> any_of({people}, i, 2) on conflict do nothing;

insert into mutes ("muterId", "mutedId")
  select id_of(i), id_of(any_of({people}, i, 3)) from generate_series(12, {people}, 20) i where i <> any_of({people}, i, 3) on conflict do nothing;
