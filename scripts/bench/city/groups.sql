-- Groups, their members, and their posts.

insert into groups (id, name, description, category, "maxMembers", "isPrivate", "creatorId", "createdAt")
  select id_of(i), 'Group ' || i, 'A group', 'Running', 100000, i % 5 = 0, id_of(i), now() - i * interval '1 hour' from generate_series(1, {groups}) i;

insert into group_members ("groupId", "userId", role, "joinedAt")
  select distinct on (g, u) id_of(g), id_of(u), case when g = u then 'owner' else 'member' end::"GroupRole", now() - u * interval '1 minute'
  from (select g, g as u from generate_series(1, {groups}) g
    union all select any_of({groups}, i, 40, 2), any_of({people}, i, 41) from generate_series(1, {people}) i
    union all select g, {busiest} from generate_series(1, 20) g) seats;

insert into group_posts (id, "groupId", "userId", text, "createdAt")
  select id_of(i), id_of(any_of({groups}, i, 46, 2)), id_of(any_of({people}, i, 47)), 'Post ' || i, now() - i * interval '1 minute'
  from generate_series(1, {people} * 2) i;

insert into group_posts (id, "groupId", "userId", "parentId", text, "createdAt")
  select id_of({people} * 2 + i), p."groupId", id_of(any_of({people}, i, 48)), p.id, 'Answer ' || i, p."createdAt" + i * interval '1 second'
  from generate_series(1, {people} * 2) i join group_posts p on p.id = id_of(any_of({people} * 2, i, 49, 3));

update groups g set "memberCount" = (select count(*) from group_members m where m."groupId" = g.id);
