DROP TRIGGER IF EXISTS forget_notifications ON posts;

DROP TRIGGER IF EXISTS forget_notifications ON post_likes;

DROP TRIGGER IF EXISTS forget_notifications ON photos;

DROP TRIGGER IF EXISTS forget_notifications ON photo_tags;

DROP TRIGGER IF EXISTS forget_notifications ON photo_likes;

DROP TRIGGER IF EXISTS forget_notifications ON groups;

DROP TRIGGER IF EXISTS forget_notifications ON group_members;

DROP TRIGGER IF EXISTS forget_notifications ON follows;

DROP TRIGGER IF EXISTS forget_notifications ON community_events;

DROP TRIGGER IF EXISTS forget_notifications ON community_event_members;

DROP TRIGGER IF EXISTS forget_notifications ON comments;

CREATE OR REPLACE FUNCTION public.forget_comment_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notifications n USING gone g
  WHERE n."targetId" = g."photoId"::text AND n."actorId" = g."userId" AND n.type IN ('comment', 'reply')
    AND NOT EXISTS (SELECT 1 FROM comments c WHERE c."photoId" = g."photoId" AND c."userId" = g."userId"
      AND (n.type = 'comment' OR c."parentId" IS NOT NULL));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notifications n USING gone g, to_jsonb(g) AS was
  WHERE n."targetId" = was ->> TG_ARGV[1]
    AND (TG_ARGV[0] = '' OR n.type = ANY (string_to_array(TG_ARGV[0], ' ')))
    AND (TG_ARGV[2] = '' OR n."actorId" = (was ->> TG_ARGV[2])::uuid)
    AND (TG_ARGV[3] = '' OR n."userId" = (was ->> TG_ARGV[3])::uuid);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_notifications_between()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notifications n USING made b
  WHERE (n."actorId" = b."blockerId" AND n."userId" = b."blockedId") OR (n."actorId" = b."blockedId" AND n."userId" = b."blockerId");
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER forget_acceptance AFTER DELETE ON public.follows REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('request-accepted', 'followingId', 'followingId', 'followerId');

CREATE OR REPLACE TRIGGER forget_acceptance AFTER DELETE ON public.group_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group-accepted', 'groupId', '', 'userId');

CREATE OR REPLACE TRIGGER forget_comment AFTER DELETE ON public.comments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_comment_notifications();

CREATE OR REPLACE TRIGGER forget_follow AFTER DELETE ON public.follows REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('follow follow-request invite-accepted', 'followerId', 'followerId', 'followingId');

CREATE OR REPLACE TRIGGER forget_joining AFTER DELETE ON public.community_event_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('event-joined', 'eventId', 'userId', '');

CREATE OR REPLACE TRIGGER forget_joining AFTER DELETE ON public.group_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group-request group-joined', 'groupId', 'userId', '');

CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON public.photo_likes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'photoId', 'userId', '');

CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON public.post_likes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'postId', 'userId', '');

CREATE OR REPLACE TRIGGER forget_notifications AFTER INSERT ON public.blocks REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications_between();

CREATE OR REPLACE TRIGGER forget_promotion AFTER DELETE ON public.community_event_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('event-promoted', 'eventId', '', 'userId');

CREATE OR REPLACE TRIGGER forget_tag AFTER DELETE ON public.photo_tags REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('tag', 'photoId', '', 'userId');

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON public.community_events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON public.groups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON public.photos REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON public.posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
