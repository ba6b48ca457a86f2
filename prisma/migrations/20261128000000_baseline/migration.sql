-- The whole schema: tables by area, foreign keys to later tables, functions and triggers (the same as in prisma/sql),
-- and the outlines of Chicago's community areas. Later migrations expand and contract from here.

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- ---------------- people

CREATE TYPE "Audience" AS ENUM ('everyone', 'followers', 'only_me');
CREATE TYPE "ActivityAudience" AS ENUM ('followers', 'mutual', 'only_me');
CREATE TYPE "Reach" AS ENUM ('everyone', 'followers', 'nobody');
CREATE TYPE "Units" AS ENUM ('mi', 'km');
CREATE TYPE "Theme" AS ENUM ('system', 'light', 'dark');
CREATE TYPE "CodePurpose" AS ENUM ('signup', 'reset', 'change', 'login');

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text,
  "phoneNumber" text,
  "passwordHash" text,
  "sessionVersion" integer NOT NULL DEFAULT 1,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  username text NOT NULL DEFAULT '',
  bio text,
  location text DEFAULT 'Chicago, IL',
  "profileImageUrl" text,
  "heroImageUrl" text,
  interests text[] DEFAULT ARRAY[]::text[],
  goals text[] DEFAULT ARRAY[]::text[],
  "timeZone" text NOT NULL DEFAULT 'America/Chicago',
  "isSample" boolean NOT NULL DEFAULT false,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "suspendedAt" timestamptz(3),
  "deleteAfter" timestamptz(3),
  "photoCount" integer NOT NULL DEFAULT 0,
  "experienceCount" integer NOT NULL DEFAULT 0,
  "checkInCount" integer NOT NULL DEFAULT 0,
  "savedCount" integer NOT NULL DEFAULT 0,
  "followersCount" integer NOT NULL DEFAULT 0,
  "followingCount" integer NOT NULL DEFAULT 0,
  "ledgerXp" integer NOT NULL DEFAULT 0,
  "ledgerScore" integer NOT NULL DEFAULT 0,
  "isPrivate" boolean NOT NULL DEFAULT false,
  "findableByPhone" boolean NOT NULL DEFAULT false,
  "findableByEmail" boolean NOT NULL DEFAULT false,
  "defaultAudience" "Audience" NOT NULL DEFAULT 'everyone',
  "postAudience" "Audience" NOT NULL DEFAULT 'everyone',
  "checkInsPrivate" boolean NOT NULL DEFAULT false,
  "workoutAudience" "ActivityAudience",
  "savedAudience" "ActivityAudience",
  "commentsFrom" "Reach" NOT NULL DEFAULT 'everyone',
  "tagsFrom" "Reach" NOT NULL DEFAULT 'everyone',
  "mentionsFrom" "Reach" NOT NULL DEFAULT 'everyone',
  "invitesFrom" "Reach" NOT NULL DEFAULT 'everyone',
  "mapAudience" "ActivityAudience" NOT NULL DEFAULT 'only_me',
  "hidesRouteEnds" boolean NOT NULL DEFAULT true,
  "placesDelayed" boolean NOT NULL DEFAULT true,
  "hideLikeCounts" boolean NOT NULL DEFAULT false,
  "showOnLeaderboard" boolean NOT NULL DEFAULT true,
  "openToMatches" boolean NOT NULL DEFAULT false,
  gamification boolean NOT NULL DEFAULT true,
  "isWelcomed" boolean NOT NULL DEFAULT false,
  units "Units" NOT NULL DEFAULT 'mi',
  theme "Theme" NOT NULL DEFAULT 'system',
  "reducedMotion" boolean NOT NULL DEFAULT false,
  "weeklyGoal" integer,
  "goalNotifiedFor" date,
  "restDays" integer[] DEFAULT ARRAY[]::integer[],
  notifications jsonb NOT NULL DEFAULT '{}',
  "quietHours" jsonb,
  "notificationsReadAt" timestamptz(3),
  CONSTRAINT users_counters CHECK ("photoCount" >= 0
    AND "experienceCount" >= 0
    AND "checkInCount" >= 0
    AND "savedCount" >= 0
    AND "followersCount" >= 0
    AND "followingCount" >= 0
    AND "ledgerXp" >= 0
    AND "ledgerScore" >= 0),
  CONSTRAINT users_email_lower CHECK (email = lower(email)),
  CONSTRAINT users_reachable CHECK (email IS NOT NULL OR "phoneNumber" IS NOT NULL OR "isSample" OR "passwordHash" IS NULL)
);
CREATE INDEX "users_deleteAfter_idx" ON users ("deleteAfter");
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_hidden_idx ON users (id)
  WHERE "suspendedAt" IS NOT NULL OR "deleteAfter" IS NOT NULL;
CREATE INDEX "users_ledgerXp_id_idx" ON users ("ledgerXp" DESC, id);
CREATE INDEX users_open_to_matches_idx ON users (id)
  WHERE "openToMatches";
CREATE UNIQUE INDEX "users_phoneNumber_key" ON users ("phoneNumber");
CREATE INDEX users_popular_idx ON users ("followersCount" DESC, id);
CREATE UNIQUE INDEX users_username_key ON users (username)
  WHERE username <> '';

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  device text NOT NULL,
  provider text NOT NULL DEFAULT 'password',
  "secondFactor" boolean NOT NULL DEFAULT false,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastSeenAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" timestamptz(3) NOT NULL,
  "revokedAt" timestamptz(3)
);
CREATE INDEX "sessions_userId_lastSeenAt_idx" ON sessions ("userId", "lastSeenAt" DESC);

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "sessionId" uuid NOT NULL REFERENCES sessions ON DELETE CASCADE ON UPDATE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions (endpoint);
CREATE UNIQUE INDEX "push_subscriptions_sessionId_key" ON push_subscriptions ("sessionId");
CREATE INDEX "push_subscriptions_userId_idx" ON push_subscriptions ("userId");

CREATE TABLE two_factors (
  "userId" uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  secret text NOT NULL,
  "confirmedAt" timestamptz(3),
  "lastStep" integer NOT NULL DEFAULT 0,
  "recoveryHashes" text[] DEFAULT ARRAY[]::text[]
);

CREATE TABLE identities (
  provider text NOT NULL,
  subject text NOT NULL,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  email text,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (provider, subject)
);
CREATE UNIQUE INDEX "identities_userId_provider_key" ON identities ("userId", provider);

CREATE TABLE signup_attempts (
  id uuid PRIMARY KEY,
  destination text NOT NULL,
  email text,
  "phoneNumber" text,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  "passwordHash" text NOT NULL,
  "inviteToken" text,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "signup_attempts_createdAt_idx" ON signup_attempts ("createdAt");
CREATE INDEX signup_attempts_destination_idx ON signup_attempts (destination);

CREATE TABLE verification_codes (
  id uuid PRIMARY KEY,
  purpose "CodePurpose" NOT NULL,
  destination text NOT NULL,
  "codeHash" text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  "ownAttempts" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" timestamptz(3) NOT NULL,
  "usedAt" timestamptz(3),
  "attemptId" uuid REFERENCES signup_attempts ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "verification_codes_createdAt_idx" ON verification_codes ("createdAt");
CREATE INDEX "verification_codes_destination_purpose_createdAt_idx"
  ON verification_codes (destination, purpose, "createdAt" DESC);
CREATE INDEX "verification_codes_userId_idx" ON verification_codes ("userId");

-- ---------------- service tables

-- Counts of the last hours may be lost in a crash, so they aren't logged.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

CREATE TABLE idempotency_keys (
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  key text NOT NULL,
  "bodyHash" text NOT NULL,
  status integer NOT NULL DEFAULT 0,
  response json,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("userId", key)
);
CREATE INDEX "idempotency_keys_createdAt_idx" ON idempotency_keys ("createdAt");

CREATE TABLE job_attempts (
  job text NOT NULL,
  subject text NOT NULL,
  attempts integer NOT NULL,
  "nextAt" timestamptz(3) NOT NULL,
  PRIMARY KEY (job, subject)
);

CREATE TABLE job_runs (
  name text PRIMARY KEY,
  "lastRun" timestamptz(3) NOT NULL,
  "lastSuccess" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  holder uuid
);

-- ---------------- feed

CREATE TYPE "MediaPurpose" AS ENUM ('post', 'draft', 'avatar', 'cover');
CREATE TYPE "RemovedTo" AS ENUM ('archive', 'trash');
CREATE TYPE "TagStatus" AS ENUM ('pending', 'accepted', 'declined');

CREATE TABLE media (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  purpose "MediaPurpose" NOT NULL,
  "photoId" uuid,
  extension text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  placeholder text NOT NULL,
  "storageKey" text NOT NULL,
  "variantKeys" jsonb NOT NULL DEFAULT '{}',
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "media_photoId_idx" ON media ("photoId");
CREATE UNIQUE INDEX "media_storageKey_key" ON media ("storageKey");
CREATE INDEX media_unused_idx ON media (id)
  WHERE "photoId" IS NULL;
CREATE INDEX "media_userId_createdAt_idx" ON media ("userId", "createdAt");

CREATE TABLE photos (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  title text NOT NULL DEFAULT 'New Experience',
  caption text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT 'Chicago, IL',
  "activityType" text NOT NULL DEFAULT 'general',
  category text NOT NULL DEFAULT 'photo',
  "isExperience" boolean NOT NULL DEFAULT false,
  "showInHome" boolean NOT NULL DEFAULT true,
  "showInProfile" boolean NOT NULL DEFAULT true,
  "isProfileGallery" boolean NOT NULL DEFAULT false,
  audience "Audience" NOT NULL DEFAULT 'everyone',
  "venueId" uuid,
  images jsonb NOT NULL,
  "mediaKey" text NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  "likeCount" integer NOT NULL DEFAULT 0,
  "commentCount" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "localDay" date,
  "editedAt" timestamptz(3),
  "hiddenAt" timestamptz(3),
  "commentsFrom" "Reach",
  "removedTo" "RemovedTo",
  "removedAt" timestamptz(3),
  "wasInHome" boolean NOT NULL DEFAULT false,
  "wasInProfile" boolean NOT NULL DEFAULT false,
  CONSTRAINT photos_counters CHECK ("likeCount" >= 0 AND "commentCount" >= 0)
);
CREATE INDEX photos_at_places_idx ON photos ("userId", "venueId", "createdAt")
  WHERE "venueId" IS NOT NULL AND "removedTo" IS DISTINCT FROM 'trash';
CREATE INDEX photos_counted_days_idx ON photos ("userId", "localDay" DESC) INCLUDE ("createdAt")
  WHERE "removedTo" IS DISTINCT FROM 'trash';
CREATE INDEX photos_counted_idx ON photos ("userId", "createdAt")
  WHERE "removedTo" IS DISTINCT FROM 'trash';
CREATE INDEX "photos_createdAt_id_idx" ON photos ("createdAt" DESC, id DESC);
CREATE INDEX photos_home_author_idx ON photos ("userId", "createdAt" DESC, id DESC) INCLUDE (audience)
  WHERE "showInHome" AND "hiddenAt" IS NULL;
CREATE INDEX photos_home_idx ON photos ("createdAt" DESC, id DESC) INCLUDE ("userId", "venueId")
  WHERE "showInHome" AND "hiddenAt" IS NULL;
CREATE INDEX photos_home_places_idx ON photos ("createdAt" DESC, id DESC)
  WHERE "showInHome" AND "hiddenAt" IS NULL AND "venueId" IS NOT NULL;
CREATE INDEX photos_home_venue_idx ON photos ("venueId", "createdAt" DESC, id DESC)
  WHERE "showInHome" AND "hiddenAt" IS NULL AND "venueId" IS NOT NULL;
CREATE UNIQUE INDEX "photos_mediaKey_key" ON photos ("mediaKey");
CREATE INDEX photos_removed_idx ON photos ("userId", "removedTo", "createdAt" DESC, id DESC)
  WHERE "removedTo" IS NOT NULL;
CREATE INDEX photos_search_idx ON photos USING gin ("searchText" gin_trgm_ops);
CREATE INDEX photos_trash_idx ON photos ("removedAt")
  WHERE "removedTo" = 'trash';
CREATE INDEX "photos_userId_createdAt_id_idx" ON photos ("userId", "createdAt" DESC, id DESC);
CREATE INDEX "photos_venueId_createdAt_id_idx" ON photos ("venueId", "createdAt" DESC, id DESC);

CREATE TABLE albums (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  day date NOT NULL,
  audience "Audience" NOT NULL DEFAULT 'only_me',
  "isHidden" boolean NOT NULL DEFAULT false,
  "announcedAt" timestamptz(3),
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "albums_userId_day_key" ON albums ("userId", day);

CREATE TABLE event_photos (
  "eventId" uuid NOT NULL,
  "photoId" uuid NOT NULL REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("eventId", "photoId")
);
CREATE INDEX "event_photos_eventId_createdAt_photoId_idx" ON event_photos ("eventId", "createdAt" DESC, "photoId" DESC);
CREATE INDEX "event_photos_photoId_idx" ON event_photos ("photoId");

CREATE TABLE photo_edits (
  id uuid PRIMARY KEY,
  "photoId" uuid NOT NULL REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  title text NOT NULL,
  caption text NOT NULL,
  location text NOT NULL,
  images jsonb NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "photo_edits_photoId_createdAt_id_idx" ON photo_edits ("photoId", "createdAt" DESC, id DESC);

CREATE TABLE photo_likes (
  "photoId" uuid NOT NULL REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("photoId", "userId")
);
CREATE INDEX "photo_likes_photoId_createdAt_userId_idx" ON photo_likes ("photoId", "createdAt" DESC, "userId" DESC);
CREATE INDEX "photo_likes_userId_createdAt_idx" ON photo_likes ("userId", "createdAt" DESC);
CREATE INDEX "photo_likes_userId_photoId_idx" ON photo_likes ("userId", "photoId");

CREATE TABLE comments (
  id uuid PRIMARY KEY,
  "photoId" uuid REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  "workoutId" uuid,
  "postId" uuid,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "parentId" uuid REFERENCES comments ON DELETE CASCADE ON UPDATE CASCADE,
  text text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "editedAt" timestamptz(3),
  "hiddenAt" timestamptz(3),
  "pinnedAt" timestamptz(3),
  CONSTRAINT comments_one_target CHECK (num_nonnulls("photoId", "workoutId", "postId") = 1)
);
CREATE INDEX "comments_parentId_idx" ON comments ("parentId");
CREATE INDEX "comments_photoId_createdAt_id_idx" ON comments ("photoId", "createdAt", id);
CREATE INDEX "comments_postId_createdAt_id_idx" ON comments ("postId", "createdAt", id);
CREATE INDEX "comments_userId_idx" ON comments ("userId");
CREATE INDEX "comments_workoutId_createdAt_id_idx" ON comments ("workoutId", "createdAt", id);

CREATE TABLE comment_likes (
  "commentId" uuid NOT NULL REFERENCES comments ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "photoId" uuid REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("commentId", "userId")
);
CREATE INDEX "comment_likes_photoId_userId_idx" ON comment_likes ("photoId", "userId");
CREATE INDEX "comment_likes_userId_idx" ON comment_likes ("userId");

CREATE TABLE pending_media_deletions (
  "storageKey" text PRIMARY KEY,
  "variantKeys" text[] DEFAULT ARRAY[]::text[],
  "mediaId" uuid NOT NULL,
  "deleteAfter" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "evidenceFile" text
);
CREATE INDEX "pending_media_deletions_deleteAfter_idx" ON pending_media_deletions ("deleteAfter");
CREATE INDEX "pending_media_deletions_mediaId_idx" ON pending_media_deletions ("mediaId");

CREATE TABLE photo_tags (
  "photoId" uuid NOT NULL REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  status "TagStatus" NOT NULL DEFAULT 'pending',
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("photoId", "userId")
);
CREATE INDEX "photo_tags_userId_status_idx" ON photo_tags ("userId", status);

CREATE TABLE mentions (
  id uuid PRIMARY KEY,
  "photoId" uuid REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  "workoutId" uuid,
  "postId" uuid,
  "commentId" uuid REFERENCES comments ON DELETE CASCADE ON UPDATE CASCADE,
  "authorId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  name text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "mentions_authorId_userId_idx" ON mentions ("authorId", "userId");
CREATE INDEX "mentions_commentId_idx" ON mentions ("commentId");
CREATE UNIQUE INDEX "mentions_photoId_userId_commentId_key" ON mentions ("photoId", "userId", "commentId");
CREATE INDEX "mentions_userId_idx" ON mentions ("userId");

CREATE TABLE posts (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  content text NOT NULL,
  "activityType" text NOT NULL DEFAULT 'general',
  audience "Audience" NOT NULL DEFAULT 'everyone',
  "likeCount" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "editedAt" timestamptz(3),
  "hiddenAt" timestamptz(3),
  CONSTRAINT posts_counters CHECK ("likeCount" >= 0)
);
CREATE INDEX "posts_createdAt_id_idx" ON posts ("createdAt" DESC, id DESC);
CREATE INDEX "posts_userId_createdAt_idx" ON posts ("userId", "createdAt" DESC);

CREATE TABLE post_likes (
  "postId" uuid NOT NULL REFERENCES posts ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("postId", "userId")
);
CREATE INDEX "post_likes_postId_createdAt_userId_idx" ON post_likes ("postId", "createdAt" DESC, "userId" DESC);
CREATE INDEX "post_likes_userId_idx" ON post_likes ("userId");

CREATE TABLE drafts (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  title text NOT NULL DEFAULT '',
  caption text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  "venueId" uuid,
  "taggedUserIds" uuid[] DEFAULT ARRAY[]::uuid[],
  "mentionedUserIds" uuid[] DEFAULT ARRAY[]::uuid[],
  photos jsonb NOT NULL DEFAULT '[]',
  "altTexts" jsonb NOT NULL DEFAULT '[]',
  "activityType" text NOT NULL DEFAULT 'experience',
  audience "Audience",
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "drafts_mentionedUserIds_idx" ON drafts USING gin ("mentionedUserIds");
CREATE INDEX "drafts_taggedUserIds_idx" ON drafts USING gin ("taggedUserIds");
CREATE INDEX "drafts_userId_updatedAt_idx" ON drafts ("userId", "updatedAt" DESC);

-- ---------------- discover

CREATE TYPE "GuidePlaceType" AS ENUM ('venue', 'gem');
CREATE TYPE "SavedType" AS ENUM ('venue', 'gem', 'event', 'photo', 'activity');

CREATE TABLE venues (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  cuisine text NOT NULL,
  category text NOT NULL,
  rating double precision NOT NULL,
  "reviewCount" integer NOT NULL,
  "priceRange" text NOT NULL,
  neighborhood text NOT NULL,
  address text NOT NULL,
  image text NOT NULL,
  placeholder text NOT NULL DEFAULT '',
  "focusY" double precision NOT NULL DEFAULT 0.5,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  availability text NOT NULL,
  hours jsonb,
  description text NOT NULL,
  tags text[],
  website text,
  indoor boolean NOT NULL DEFAULT true,
  "closedOn" date,
  "offerRank" integer,
  "checkInCount" integer NOT NULL DEFAULT 0,
  "communityArea" smallint
);
CREATE INDEX venues_category_rating_id_idx ON venues (category, rating DESC, id);
CREATE INDEX "venues_communityArea_idx" ON venues ("communityArea");
CREATE INDEX venues_lat_lng_idx ON venues (lat, lng);
CREATE INDEX venues_rating_id_idx ON venues (rating DESC, id);
CREATE UNIQUE INDEX venues_slug_key ON venues (slug);

CREATE TABLE hidden_gems (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  neighborhood text NOT NULL,
  address text,
  "specialFeature" text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  cuisine text NOT NULL,
  type text NOT NULL,
  rating double precision NOT NULL,
  "reviewCount" integer NOT NULL,
  "priceRange" text NOT NULL,
  hours text NOT NULL,
  "closedOn" date,
  "openingHours" jsonb,
  tags text[],
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  website text,
  image text NOT NULL,
  placeholder text NOT NULL DEFAULT '',
  "focusY" double precision NOT NULL DEFAULT 0.5
);
CREATE INDEX hidden_gems_lat_lng_idx ON hidden_gems (lat, lng);
CREATE INDEX hidden_gems_rating_id_idx ON hidden_gems (rating DESC, id);
CREATE UNIQUE INDEX hidden_gems_slug_key ON hidden_gems (slug);
CREATE INDEX hidden_gems_type_rating_id_idx ON hidden_gems (type, rating DESC, id);

CREATE TABLE events (
  id uuid PRIMARY KEY,
  "externalKey" text NOT NULL,
  "mergeKey" text NOT NULL,
  name text NOT NULL,
  venue text NOT NULL,
  city text NOT NULL DEFAULT 'Chicago',
  address text,
  date date NOT NULL,
  time text NOT NULL DEFAULT 'TBA',
  category text NOT NULL,
  description text,
  "priceMin" double precision,
  "priceMax" double precision,
  source text NOT NULL,
  url text,
  image text NOT NULL,
  placeholder text NOT NULL DEFAULT '',
  rating double precision,
  lat double precision,
  lng double precision,
  "isSeed" boolean NOT NULL DEFAULT false,
  sequence integer NOT NULL DEFAULT 0,
  "updatedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX events_category_date_id_idx ON events (category, date, id);
CREATE INDEX events_date_time_id_idx ON events (date, "time", id);
CREATE UNIQUE INDEX "events_externalKey_key" ON events ("externalKey");
CREATE INDEX "events_mergeKey_idx" ON events ("mergeKey");

CREATE TABLE community_area_outlines (
  number smallint NOT NULL,
  part smallint NOT NULL,
  outline polygon NOT NULL,
  hole polygon,
  PRIMARY KEY (number, part)
);

CREATE TABLE gateway_responses (
  key text PRIMARY KEY,
  response jsonb NOT NULL,
  "fetchedAt" timestamptz(3) NOT NULL
);

CREATE TABLE guides (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  image text NOT NULL,
  places jsonb NOT NULL
);
CREATE UNIQUE INDEX guides_slug_key ON guides (slug);

CREATE TABLE member_guides (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  "coverImage" text,
  audience "Audience" NOT NULL DEFAULT 'everyone',
  "followersCount" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "hiddenAt" timestamptz(3)
);
CREATE INDEX "member_guides_createdAt_id_idx" ON member_guides ("createdAt" DESC, id DESC);
CREATE INDEX member_guides_followed_idx ON member_guides ("followersCount" DESC, id DESC);
CREATE INDEX "member_guides_userId_createdAt_id_idx" ON member_guides ("userId", "createdAt" DESC, id DESC);

CREATE TABLE member_guide_places (
  "guideId" uuid NOT NULL REFERENCES member_guides ON DELETE CASCADE ON UPDATE CASCADE,
  position integer NOT NULL,
  type "GuidePlaceType" NOT NULL,
  "targetId" uuid NOT NULL,
  note text NOT NULL DEFAULT '',
  PRIMARY KEY ("guideId", position)
);
CREATE UNIQUE INDEX "member_guide_places_guideId_targetId_key" ON member_guide_places ("guideId", "targetId");

CREATE TABLE member_guide_follows (
  "guideId" uuid NOT NULL REFERENCES member_guides ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("guideId", "userId")
);
CREATE INDEX "member_guide_follows_userId_createdAt_guideId_idx"
  ON member_guide_follows ("userId", "createdAt" DESC, "guideId" DESC);

CREATE TABLE search_documents (
  type text NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (type, id)
);
CREATE INDEX search_documents_names_idx ON search_documents USING gin (words) WITH (gin_pending_list_limit='128')
  WHERE type <> 'photo';
CREATE INDEX search_documents_title_idx
  ON search_documents USING gin (title gin_trgm_ops) WITH (gin_pending_list_limit='128')
  WHERE type <> 'photo';
-- Each search reads the list of changes not yet merged into the index: keep it short (kB).
CREATE INDEX search_documents_words_idx ON search_documents USING gin (words) WITH (gin_pending_list_limit='128');

CREATE TABLE search_words (
  word text PRIMARY KEY
);

CREATE TABLE catalog_versions (
  name text PRIMARY KEY,
  version bigint NOT NULL DEFAULT 0
);

CREATE TABLE saved_collections (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  name text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "saved_collections_userId_name_key" ON saved_collections ("userId", name);

CREATE TABLE venue_reviews (
  id uuid PRIMARY KEY,
  "venueId" uuid NOT NULL REFERENCES venues ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  rating integer NOT NULL,
  text text NOT NULL DEFAULT '',
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "editedAt" timestamptz(3),
  "hiddenAt" timestamptz(3)
);
CREATE INDEX "venue_reviews_userId_idx" ON venue_reviews ("userId");
CREATE INDEX "venue_reviews_venueId_createdAt_id_idx" ON venue_reviews ("venueId", "createdAt" DESC, id DESC);
CREATE UNIQUE INDEX "venue_reviews_venueId_userId_key" ON venue_reviews ("venueId", "userId");

CREATE TABLE saved_items (
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  type "SavedType" NOT NULL,
  "targetId" text NOT NULL,
  note text,
  "collectionId" uuid REFERENCES saved_collections ON DELETE SET NULL ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("userId", type, "targetId")
);
CREATE INDEX "saved_items_collectionId_createdAt_targetId_type_idx"
  ON saved_items ("collectionId", "createdAt" DESC, "targetId" DESC, type DESC);
CREATE INDEX "saved_items_type_targetId_idx" ON saved_items (type, "targetId");
CREATE INDEX "saved_items_userId_createdAt_idx" ON saved_items ("userId", "createdAt" DESC);

CREATE TABLE check_ins (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "venueId" uuid NOT NULL REFERENCES venues ON DELETE CASCADE ON UPDATE CASCADE,
  day date NOT NULL,
  "isPrivate" boolean NOT NULL DEFAULT false,
  "likeCount" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "localDay" date
);
CREATE INDEX check_ins_day_idx ON check_ins (day);
CREATE INDEX check_ins_days_idx ON check_ins ("userId", "localDay" DESC) INCLUDE ("createdAt", "isPrivate");
CREATE INDEX "check_ins_userId_createdAt_idx" ON check_ins ("userId", "createdAt" DESC);
CREATE UNIQUE INDEX "check_ins_userId_venueId_day_key" ON check_ins ("userId", "venueId", day);
CREATE INDEX "check_ins_venueId_createdAt_idx" ON check_ins ("venueId", "createdAt" DESC);
CREATE INDEX "check_ins_venueId_userId_day_idx" ON check_ins ("venueId", "userId", day);

CREATE TABLE check_in_likes (
  "checkInId" uuid NOT NULL REFERENCES check_ins ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("checkInId", "userId")
);
CREATE INDEX "check_in_likes_checkInId_createdAt_userId_idx"
  ON check_in_likes ("checkInId", "createdAt" DESC, "userId" DESC);
CREATE INDEX "check_in_likes_userId_idx" ON check_in_likes ("userId");

-- ---------------- activity

CREATE TYPE "WorkoutSource" AS ENUM ('typed', 'recorded', 'file');
CREATE TYPE "RouteSource" AS ENUM ('recorded', 'file');
CREATE TYPE "XpSource" AS ENUM ('workout', 'post', 'experience', 'check_in');

CREATE TABLE workouts (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "activityType" text NOT NULL,
  duration integer NOT NULL,
  notes text,
  "distanceMeters" integer,
  "averageHeartRate" integer,
  "maxHeartRate" integer,
  "venueId" uuid REFERENCES venues ON DELETE SET NULL ON UPDATE CASCADE,
  "shoesId" uuid,
  source "WorkoutSource" NOT NULL DEFAULT 'typed',
  "startedAt" timestamptz(3) NOT NULL,
  "localDay" date,
  "likeCount" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT workouts_duration CHECK (duration >= 1 AND duration <= 1440)
);
CREATE INDEX workouts_counted_idx
  ON workouts ("userId", "startedAt" DESC) INCLUDE ("createdAt", duration, "activityType", "distanceMeters");
CREATE INDEX workouts_days_idx ON workouts ("userId", "localDay" DESC) INCLUDE ("startedAt", "createdAt", duration);
CREATE INDEX workouts_shoes_idx ON workouts ("shoesId") INCLUDE ("distanceMeters")
  WHERE "shoesId" IS NOT NULL;
CREATE INDEX "workouts_userId_startedAt_id_idx" ON workouts ("userId", "startedAt" DESC, id DESC);

CREATE TABLE shoes (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  name text NOT NULL,
  "retiredAt" timestamptz(3),
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "shoes_userId_createdAt_id_idx" ON shoes ("userId", "createdAt", id);

CREATE TABLE workout_photos (
  "workoutId" uuid NOT NULL REFERENCES workouts ON DELETE CASCADE ON UPDATE CASCADE,
  "photoId" uuid NOT NULL REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("workoutId", "photoId")
);
CREATE INDEX "workout_photos_photoId_idx" ON workout_photos ("photoId");

CREATE TABLE workout_likes (
  "workoutId" uuid NOT NULL REFERENCES workouts ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("workoutId", "userId")
);
CREATE INDEX "workout_likes_userId_idx" ON workout_likes ("userId");
CREATE INDEX "workout_likes_workoutId_createdAt_userId_idx"
  ON workout_likes ("workoutId", "createdAt" DESC, "userId" DESC);

CREATE TABLE workout_routes (
  "workoutId" uuid PRIMARY KEY REFERENCES workouts ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  source "RouteSource" NOT NULL,
  "startedAt" timestamptz(3) NOT NULL,
  "endedAt" timestamptz(3) NOT NULL,
  polyline text NOT NULL,
  moments text NOT NULL,
  "hasElevation" boolean NOT NULL,
  breaks integer[],
  preview text NOT NULL,
  "communityAreas" smallint[] DEFAULT ARRAY[]::smallint[],
  "distanceMeters" integer NOT NULL,
  "movingSeconds" integer NOT NULL,
  "elapsedSeconds" integer NOT NULL,
  "elevationGain" integer
);
CREATE INDEX "workout_routes_startedAt_idx" ON workout_routes ("startedAt");
CREATE INDEX "workout_routes_userId_startedAt_idx" ON workout_routes ("userId", "startedAt" DESC);

CREATE TABLE completed_trails (
  "workoutId" uuid NOT NULL REFERENCES workout_routes ON DELETE CASCADE ON UPDATE CASCADE,
  "trailId" text NOT NULL,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "startedAt" timestamptz(3) NOT NULL,
  PRIMARY KEY ("workoutId", "trailId")
);
CREATE INDEX "completed_trails_trailId_userId_startedAt_idx"
  ON completed_trails ("trailId", "userId", "startedAt" DESC);
CREATE INDEX "completed_trails_userId_idx" ON completed_trails ("userId");

CREATE TABLE route_efforts (
  "workoutId" uuid NOT NULL REFERENCES workout_routes ON DELETE CASCADE ON UPDATE CASCADE,
  meters integer NOT NULL,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  seconds double precision NOT NULL,
  PRIMARY KEY ("workoutId", meters)
);
CREATE INDEX "route_efforts_userId_meters_seconds_idx" ON route_efforts ("userId", meters, seconds);

CREATE TABLE privacy_zones (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "isAutomatic" boolean NOT NULL,
  label text,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  "hiddenLat" double precision NOT NULL,
  "hiddenLng" double precision NOT NULL,
  radius integer NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "privacy_zones_userId_idx" ON privacy_zones ("userId");

CREATE TABLE xp_entries (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  source "XpSource" NOT NULL,
  "sourceId" uuid NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  xp integer NOT NULL,
  score integer NOT NULL,
  week date NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "xp_entries_userId_createdAt_idx" ON xp_entries ("userId", "createdAt");
CREATE UNIQUE INDEX "xp_entries_userId_source_sourceId_revision_key"
  ON xp_entries ("userId", source, "sourceId", revision);

CREATE TABLE xp_weeks (
  week date NOT NULL,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  xp integer NOT NULL,
  "onLeaderboard" boolean NOT NULL DEFAULT true,
  PRIMARY KEY ("userId", week)
);
CREATE INDEX "xp_weeks_week_xp_userId_idx" ON xp_weeks (week, xp DESC, "userId");

CREATE TABLE heartbeats (
  id smallint PRIMARY KEY,
  at timestamptz(3) NOT NULL
);

-- Few rows that are updated all the time: free space on each page keeps an updated row on its page.
CREATE TABLE board_tallies (
  board date NOT NULL,
  level smallint NOT NULL,
  slot integer NOT NULL,
  people integer NOT NULL,
  PRIMARY KEY (board, level, slot)
) WITH (fillfactor=50);

CREATE TABLE board_moves (
  board date NOT NULL,
  id bigserial,
  "xpBefore" integer NOT NULL,
  "xpAfter" integer NOT NULL,
  PRIMARY KEY (board, id)
);

CREATE TABLE challenges (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  unit text NOT NULL,
  scope text NOT NULL,
  target integer NOT NULL,
  "startsAt" timestamptz(3) NOT NULL,
  "endsAt" timestamptz(3) NOT NULL,
  "frozenAt" timestamptz(3),
  participants integer NOT NULL DEFAULT 0
);
CREATE INDEX "challenges_endsAt_idx" ON challenges ("endsAt");
CREATE UNIQUE INDEX challenges_slug_key ON challenges (slug);

CREATE TABLE challenge_members (
  "challengeId" uuid NOT NULL REFERENCES challenges ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "joinedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  result integer,
  "remindedAt" timestamptz(3),
  PRIMARY KEY ("challengeId", "userId")
);
CREATE INDEX "challenge_members_userId_idx" ON challenge_members ("userId");

CREATE TABLE achievement_unlocks (
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  achievement text NOT NULL,
  "unlockedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("userId", achievement)
);

-- ---------------- social

CREATE TYPE "FollowStatus" AS ENUM ('requested', 'accepted');

CREATE TABLE follows (
  "followerId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "followingId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  status "FollowStatus" NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("followerId", "followingId"),
  CONSTRAINT follows_not_self CHECK ("followerId" <> "followingId")
);
CREATE INDEX "follows_followerId_status_createdAt_idx" ON follows ("followerId", status, "createdAt" DESC);
CREATE INDEX "follows_followingId_status_createdAt_followerId_idx"
  ON follows ("followingId", status, "createdAt" DESC, "followerId" DESC);
CREATE INDEX follows_newest_idx ON follows ("followerId", "createdAt" DESC, "followingId" DESC)
  WHERE status = 'accepted';
CREATE INDEX follows_state_idx ON follows ("followerId", "followingId", status);

CREATE TABLE blocks (
  "blockerId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "blockedId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("blockerId", "blockedId"),
  CONSTRAINT blocks_not_self CHECK ("blockerId" <> "blockedId")
);
CREATE INDEX "blocks_blockedId_idx" ON blocks ("blockedId");

CREATE TABLE mutes (
  "muterId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "mutedId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("muterId", "mutedId"),
  CONSTRAINT mutes_not_self CHECK ("muterId" <> "mutedId")
);
CREATE INDEX "mutes_mutedId_idx" ON mutes ("mutedId");

CREATE TABLE invites (
  token text PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" timestamptz(3) NOT NULL
);
CREATE INDEX "invites_userId_idx" ON invites ("userId");

-- ---------------- community

CREATE TYPE "GroupRole" AS ENUM ('owner', 'admin', 'member');
CREATE TYPE "GroupStatus" AS ENUM ('member', 'requested');
CREATE TYPE "EventRepeats" AS ENUM ('weekly', 'biweekly', 'monthly');
CREATE TYPE "RsvpStatus" AS ENUM ('going', 'waitlisted');

CREATE TABLE groups (
  id uuid PRIMARY KEY,
  slug text,
  name text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  "maxMembers" integer NOT NULL,
  "memberCount" integer NOT NULL DEFAULT 0,
  "isPrivate" boolean NOT NULL DEFAULT false,
  "coverImage" text,
  "creatorId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "hiddenAt" timestamptz(3),
  CONSTRAINT groups_counters CHECK ("memberCount" >= 0)
);
CREATE INDEX "groups_coverImage_idx" ON groups ("coverImage")
  WHERE "coverImage" LIKE '/media/%';
CREATE INDEX "groups_createdAt_id_idx" ON groups ("createdAt" DESC, id DESC);
CREATE INDEX "groups_creatorId_idx" ON groups ("creatorId");
CREATE UNIQUE INDEX groups_slug_key ON groups (slug);

CREATE TABLE group_posts (
  id uuid PRIMARY KEY,
  "groupId" uuid NOT NULL REFERENCES groups ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "parentId" uuid REFERENCES group_posts ON DELETE CASCADE ON UPDATE CASCADE,
  text text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "hiddenAt" timestamptz(3)
);
CREATE INDEX group_posts_board_idx ON group_posts ("groupId", "createdAt" DESC, id DESC)
  WHERE "parentId" IS NULL;
CREATE INDEX "group_posts_groupId_idx" ON group_posts ("groupId");
CREATE INDEX "group_posts_parentId_createdAt_id_idx" ON group_posts ("parentId", "createdAt", id);
CREATE INDEX group_posts_replies_idx ON group_posts ("parentId", "userId")
  WHERE "hiddenAt" IS NULL;
CREATE INDEX "group_posts_userId_idx" ON group_posts ("userId");
-- Most posts have few replies and some have hundreds: this makes the planner use the index for a page of them.
ALTER TABLE group_posts ALTER COLUMN "parentId" SET (n_distinct=20);

CREATE TABLE group_members (
  "groupId" uuid NOT NULL REFERENCES groups ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  role "GroupRole" NOT NULL DEFAULT 'member',
  status "GroupStatus" NOT NULL DEFAULT 'member',
  "joinedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("groupId", "userId")
);
CREATE INDEX "group_members_groupId_status_role_joinedAt_userId_idx"
  ON group_members ("groupId", status, role, "joinedAt", "userId");
CREATE INDEX "group_members_userId_status_idx" ON group_members ("userId", status);

CREATE TABLE community_events (
  id uuid PRIMARY KEY,
  slug text,
  title text NOT NULL,
  description text NOT NULL,
  date date NOT NULL,
  time text NOT NULL,
  "startsAt" timestamptz(3) NOT NULL,
  location text NOT NULL,
  address text NOT NULL,
  category text NOT NULL,
  "maxAttendees" integer NOT NULL,
  attendees integer NOT NULL DEFAULT 0,
  waitlisted integer NOT NULL DEFAULT 0,
  "checkInCount" integer NOT NULL DEFAULT 0,
  price double precision NOT NULL DEFAULT 0,
  "venueId" uuid REFERENCES venues ON DELETE SET NULL ON UPDATE CASCADE,
  "organizerRating" double precision,
  image text,
  tags text[],
  "hostId" uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "groupId" uuid REFERENCES groups ON DELETE CASCADE ON UPDATE CASCADE,
  "guestsOnly" boolean NOT NULL DEFAULT false,
  sequence integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "canceledAt" timestamptz(3),
  "cancelReason" text,
  thanks text,
  "hiddenAt" timestamptz(3),
  "seriesId" uuid,
  slot date,
  "isChanged" boolean NOT NULL DEFAULT false,
  CONSTRAINT community_events_counters CHECK (attendees >= 0 AND waitlisted >= 0)
);
CREATE INDEX "community_events_groupId_idx" ON community_events ("groupId");
CREATE INDEX "community_events_hostId_idx" ON community_events ("hostId");
CREATE INDEX community_events_image_idx ON community_events (image)
  WHERE image LIKE '/media/%';
CREATE UNIQUE INDEX "community_events_seriesId_slot_key" ON community_events ("seriesId", slot);
CREATE INDEX "community_events_seriesId_startsAt_id_idx" ON community_events ("seriesId", "startsAt", id);
CREATE UNIQUE INDEX community_events_slug_key ON community_events (slug);
CREATE INDEX "community_events_startsAt_id_idx" ON community_events ("startsAt", id);
CREATE INDEX "community_events_venueId_idx" ON community_events ("venueId");

CREATE TABLE event_series (
  id uuid PRIMARY KEY,
  repeats "EventRepeats" NOT NULL,
  "startsOn" date NOT NULL,
  "isLast" boolean NOT NULL DEFAULT false,
  time text NOT NULL,
  until date,
  "nextOn" date,
  sequence integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "event_series_nextOn_idx" ON event_series ("nextOn");

CREATE TABLE community_event_members (
  "eventId" uuid NOT NULL REFERENCES community_events ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  status "RsvpStatus" NOT NULL,
  queue bigserial,
  "joinedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "remindedAt" timestamptz(3),
  "isCohost" boolean NOT NULL DEFAULT false,
  "checkedInAt" timestamptz(3),
  PRIMARY KEY ("eventId", "userId")
);
CREATE INDEX community_event_members_cohosts_idx ON community_event_members ("eventId", "userId")
  WHERE "isCohost";
CREATE INDEX "community_event_members_eventId_joinedAt_idx" ON community_event_members ("eventId", "joinedAt");
CREATE INDEX "community_event_members_eventId_status_queue_idx" ON community_event_members ("eventId", status, queue);
CREATE INDEX "community_event_members_userId_idx" ON community_event_members ("userId");

CREATE TABLE event_messages (
  id uuid PRIMARY KEY,
  "eventId" uuid NOT NULL REFERENCES community_events ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  text text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "hiddenAt" timestamptz(3)
);
CREATE INDEX "event_messages_eventId_createdAt_id_idx" ON event_messages ("eventId", "createdAt" DESC, id DESC);
CREATE INDEX "event_messages_userId_idx" ON event_messages ("userId");

CREATE TABLE shared_plans (
  id uuid PRIMARY KEY,
  "ownerId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "startsAt" timestamptz(3) NOT NULL,
  "endsAt" timestamptz(3) NOT NULL,
  stops jsonb NOT NULL,
  "eventId" uuid REFERENCES community_events ON DELETE SET NULL ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "shared_plans_eventId_key" ON shared_plans ("eventId");
CREATE INDEX "shared_plans_ownerId_endsAt_idx" ON shared_plans ("ownerId", "endsAt");

CREATE TABLE shared_plan_members (
  "planId" uuid NOT NULL REFERENCES shared_plans ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "freeFrom" timestamptz(3),
  "freeUntil" timestamptz(3),
  "joinedAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("planId", "userId")
);
CREATE INDEX "shared_plan_members_userId_idx" ON shared_plan_members ("userId");

CREATE TABLE shared_plan_votes (
  "planId" uuid NOT NULL,
  "userId" uuid NOT NULL,
  "targetId" text NOT NULL,
  "isFor" boolean NOT NULL,
  PRIMARY KEY ("planId", "userId", "targetId"),
  FOREIGN KEY ("planId", "userId") REFERENCES shared_plan_members ("planId", "userId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- ---------------- notifications, safety

CREATE TYPE "ReportStatus" AS ENUM ('open', 'closed');

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  type text NOT NULL,
  "groupKey" text NOT NULL,
  "actorId" uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "targetType" text NOT NULL,
  "targetId" text NOT NULL,
  text text NOT NULL DEFAULT '',
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "readAt" timestamptz(3)
);
CREATE INDEX "notifications_actorId_userId_idx" ON notifications ("actorId", "userId");
CREATE INDEX "notifications_targetId_actorId_idx" ON notifications ("targetId", "actorId");
CREATE INDEX notifications_unread_idx ON notifications ("userId", "createdAt" DESC)
  WHERE "readAt" IS NULL;
CREATE INDEX "notifications_userId_createdAt_id_idx" ON notifications ("userId", "createdAt" DESC, id DESC);
CREATE UNIQUE INDEX "notifications_userId_groupKey_actorId_key"
  ON notifications ("userId", "groupKey", "actorId") NULLS NOT DISTINCT;
CREATE INDEX "notifications_userId_groupKey_createdAt_id_actorId_idx"
  ON notifications ("userId", "groupKey", "createdAt" DESC, id DESC, "actorId");

CREATE TABLE notification_emails (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  type text NOT NULL,
  "groupKey" text NOT NULL,
  "actorId" uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "targetType" text NOT NULL,
  "targetId" text NOT NULL,
  text text NOT NULL DEFAULT '',
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "leasedAt" timestamptz(3)
);
CREATE INDEX "notification_emails_actorId_idx" ON notification_emails ("actorId");
CREATE INDEX "notification_emails_createdAt_idx" ON notification_emails ("createdAt");
CREATE INDEX "notification_emails_targetId_idx" ON notification_emails ("targetId");
CREATE UNIQUE INDEX "notification_emails_userId_groupKey_actorId_key"
  ON notification_emails ("userId", "groupKey", "actorId");

CREATE TABLE recent_notifications (
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "actorId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  type text NOT NULL,
  "targetId" text NOT NULL,
  "notifiedAt" timestamptz(3) NOT NULL,
  PRIMARY KEY ("userId", "actorId", type, "targetId")
);
CREATE INDEX "recent_notifications_actorId_idx" ON recent_notifications ("actorId");
CREATE INDEX "recent_notifications_notifiedAt_idx" ON recent_notifications ("notifiedAt");

CREATE TABLE notification_pushes (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  type text NOT NULL,
  "groupKey" text NOT NULL,
  "actorId" uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "targetType" text NOT NULL,
  "targetId" text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "leasedAt" timestamptz(3)
);
CREATE INDEX "notification_pushes_actorId_idx" ON notification_pushes ("actorId");
CREATE INDEX "notification_pushes_createdAt_idx" ON notification_pushes ("createdAt");
CREATE INDEX "notification_pushes_targetId_idx" ON notification_pushes ("targetId");
CREATE UNIQUE INDEX "notification_pushes_userId_groupKey_actorId_key"
  ON notification_pushes ("userId", "groupKey", "actorId");

CREATE TABLE reports (
  id uuid PRIMARY KEY,
  "reporterId" uuid REFERENCES users ON DELETE SET NULL ON UPDATE CASCADE,
  type text NOT NULL,
  "targetId" text NOT NULL,
  category text NOT NULL,
  note text,
  snapshot jsonb NOT NULL,
  status "ReportStatus" NOT NULL DEFAULT 'open',
  action text,
  reason text,
  "decidedBy" uuid,
  "decidedAt" timestamptz(3),
  "proposedAction" text,
  "proposedBy" uuid,
  appeal text,
  "appealedAt" timestamptz(3),
  "appealAnswer" text,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX reports_author_idx ON reports ((((snapshot -> 'author'::text) ->> 'id'::text)));
CREATE INDEX "reports_decidedBy_idx" ON reports ("decidedBy");
CREATE UNIQUE INDEX "reports_reporterId_type_targetId_key" ON reports ("reporterId", type, "targetId");
CREATE INDEX "reports_status_createdAt_id_idx" ON reports (status, "createdAt", id);
CREATE INDEX "reports_status_decidedAt_id_idx" ON reports (status, "decidedAt" DESC, id DESC);
CREATE INDEX "reports_type_targetId_status_idx" ON reports (type, "targetId", status);

CREATE TABLE banned_addresses (
  hash text PRIMARY KEY,
  "userId" uuid,
  until timestamptz(3) NOT NULL
);
CREATE INDEX banned_addresses_until_idx ON banned_addresses (until);
CREATE INDEX "banned_addresses_userId_idx" ON banned_addresses ("userId");

CREATE TABLE moderation_log (
  id uuid PRIMARY KEY,
  "moderatorId" uuid,
  "reportId" uuid,
  action text NOT NULL,
  type text NOT NULL,
  "targetId" text NOT NULL,
  reason text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "moderation_log_moderatorId_idx" ON moderation_log ("moderatorId");
CREATE INDEX "moderation_log_type_targetId_idx" ON moderation_log (type, "targetId");

-- ---------------- suggestions

CREATE TABLE trending_activities (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  location text NOT NULL,
  image text NOT NULL,
  description text NOT NULL,
  popularity integer NOT NULL,
  participants integer NOT NULL,
  category text NOT NULL,
  difficulty text NOT NULL,
  price text NOT NULL,
  "maxParticipants" integer NOT NULL,
  tags text[],
  indoor boolean NOT NULL DEFAULT false,
  "venueId" uuid,
  rank double precision NOT NULL DEFAULT 0
);
CREATE INDEX trending_activities_rank_id_idx ON trending_activities (rank DESC, id);
CREATE UNIQUE INDEX trending_activities_slug_key ON trending_activities (slug);

CREATE TABLE suggestion_feedback (
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  "targetType" text NOT NULL,
  "targetId" text NOT NULL,
  verdict text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("userId", "targetType", "targetId")
);
CREATE INDEX "suggestion_feedback_targetId_idx" ON suggestion_feedback ("targetId");

CREATE TABLE interactions (
  id uuid PRIMARY KEY,
  "userId" uuid REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  kind text NOT NULL,
  "targetType" text NOT NULL,
  "targetId" text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "interactions_createdAt_idx" ON interactions ("createdAt");
CREATE INDEX "interactions_targetType_targetId_createdAt_idx" ON interactions ("targetType", "targetId", "createdAt");
CREATE INDEX "interactions_userId_createdAt_idx" ON interactions ("userId", "createdAt");

CREATE TABLE place_activity (
  "targetId" uuid PRIMARY KEY,
  weight double precision NOT NULL,
  "countedAt" timestamptz(3) NOT NULL
);

-- ---------------- account

CREATE TABLE account_exports (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE,
  progress integer NOT NULL DEFAULT 0,
  contents bytea,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "startedAt" timestamptz(3),
  "expiresAt" timestamptz(3)
);
CREATE INDEX "account_exports_createdAt_idx" ON account_exports ("createdAt");
CREATE INDEX "account_exports_userId_createdAt_idx" ON account_exports ("userId", "createdAt" DESC);

-- ---------------- foreign keys to tables above that are defined later

ALTER TABLE media ADD CONSTRAINT "media_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES photos ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE photos ADD CONSTRAINT "photos_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES venues ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE event_photos ADD CONSTRAINT "event_photos_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES community_events ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE comments ADD CONSTRAINT "comments_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES workouts ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE comments ADD CONSTRAINT "comments_postId_fkey" FOREIGN KEY ("postId") REFERENCES posts ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE drafts ADD CONSTRAINT "drafts_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES venues ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE workouts ADD CONSTRAINT "workouts_shoesId_fkey" FOREIGN KEY ("shoesId") REFERENCES shoes ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE community_events ADD CONSTRAINT "community_events_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES event_series ON DELETE SET NULL ON UPDATE CASCADE;

-- ---------------- functions: text and search

-- A photo's age terms: the day it was posted, and the eight days around it (version 7 ids contain their time).
CREATE OR REPLACE FUNCTION age_terms(document uuid) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['@d' || day, '@o' || day / 8]
  FROM (SELECT ('x' || left(replace(document::text, '-', ''), 12))::bit(48)::bigint / 86400000 AS day) posted
$$;

CREATE OR REPLACE FUNCTION delete_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.search_documents WHERE type = TG_ARGV[0] AND id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_venue_document AFTER DELETE ON venues FOR EACH ROW EXECUTE FUNCTION delete_search_document('venue');
CREATE OR REPLACE TRIGGER delete_gem_document AFTER DELETE ON hidden_gems FOR EACH ROW EXECUTE FUNCTION delete_search_document('gem');
CREATE OR REPLACE TRIGGER delete_event_document AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION delete_search_document('event');
CREATE OR REPLACE TRIGGER delete_person_document AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION delete_search_document('person');
CREATE OR REPLACE TRIGGER delete_photo_document AFTER DELETE ON photos FOR EACH ROW EXECUTE FUNCTION delete_search_document('photo');
CREATE OR REPLACE TRIGGER delete_member_guide_document AFTER DELETE ON member_guides FOR EACH ROW EXECUTE FUNCTION delete_search_document('guide');
CREATE OR REPLACE TRIGGER delete_community_event_document AFTER DELETE ON community_events FOR EACH ROW EXECUTE FUNCTION delete_search_document('community-event');
CREATE OR REPLACE TRIGGER delete_group_document AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION delete_search_document('group');
CREATE OR REPLACE TRIGGER delete_challenge_document AFTER DELETE ON challenges FOR EACH ROW EXECUTE FUNCTION delete_search_document('challenge');
CREATE OR REPLACE TRIGGER delete_activity_document AFTER DELETE ON trending_activities FOR EACH ROW EXECUTE FUNCTION delete_search_document('activity');

-- unaccent() is only STABLE because its dictionary could change. Ours doesn't, and an index needs IMMUTABLE.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- A person's fame terms: the number of digits in their follower count, from a hundred on.
CREATE OR REPLACE FUNCTION follower_terms(followers integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN followers >= 100 THEN ARRAY['@f' || length(followers::text)] ELSE '{}' END
$$;

-- Words, their stems ("museums" is found by "museum"), and adjacent words joined ("sky deck" by "skydeck").
CREATE OR REPLACE FUNCTION search_lexemes(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT lexeme), '{}') FROM (
    SELECT w, lead(w) OVER (ORDER BY n) AS follower FROM unnest(words) WITH ORDINALITY AS x(w, n)
  ) pairs, LATERAL (
    SELECT w UNION ALL SELECT unnest(ts_lexize('pg_catalog.english_stem', w))
    UNION ALL SELECT w || follower WHERE follower IS NOT NULL
  ) AS l(lexeme)
$$;

-- Ignores case, accents, apostrophes, punctuation, and commonly confused spellings.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(public.fold(value), '[''’‘`´.]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
    '\m(theat|cent)re', '\1er', 'g'),
    '\m(barbecue|barbeque|bar b que|bar b q)\M', 'bbq', 'g'),
    '\mdonut', 'doughnut', 'g'))
$$;

CREATE OR REPLACE FUNCTION search_word_list(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(w, 60) ORDER BY n), '{}')
  FROM unnest(string_to_array(public.search_text(value), ' ')) WITH ORDINALITY AS x(w, n) WHERE w <> ''
$$;

-- Two transactions adding the same new words in different orders would deadlock (two ticket sellers refreshed at once),
-- so adding words is serialized.
CREATE OR REPLACE FUNCTION unknown_words(words text[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT w FROM unnest(words) w
  WHERE length(w) BETWEEN 3 AND 30 AND NOT EXISTS (SELECT FROM public.search_words known WHERE known.word = w)
$$;

-- A document's search text: "#type", its words, and after a dot those that only occur in its description.
CREATE OR REPLACE FUNCTION upsert_search_document(kind text, document uuid, name text, facets text, description text, marks text[] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  near text[] := public.search_word_list(concat_ws(' ', name, facets));
BEGIN
  INSERT INTO public.search_documents AS d (type, id, title, words) VALUES (
    kind, document, left(public.search_text(name), 120), array_to_tsvector(marks || ('#' || kind) || public.search_lexemes(near) || ARRAY(
      SELECT DISTINCT '.' || w FROM unnest(public.search_word_list(description)) w
      WHERE w <> ALL (near) AND ts_lexize('pg_catalog.english_stem', w) <> '{}')))
  ON CONFLICT (type, id) DO UPDATE SET title = excluded.title, words = excluded.words
  WHERE (d.title, d.words) IS DISTINCT FROM (excluded.title, excluded.words);
  -- The words to correct spellings by are the city's alone: nobody's name or caption outlives them here.
  IF kind IN ('venue', 'gem', 'event', 'challenge', 'activity') AND EXISTS (SELECT FROM public.unknown_words(near)) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('search_words', 0));
    INSERT INTO public.search_words SELECT public.unknown_words(near) ON CONFLICT DO NOTHING;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION index_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('activity', NEW.id, NEW.title,
    concat_ws(' ', NEW.category, NEW.location, array_to_string(NEW.tags, ' ')), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_activity AFTER INSERT OR UPDATE OF title, category, location, tags, description ON trending_activities
  FOR EACH ROW EXECUTE FUNCTION index_activity();

CREATE OR REPLACE FUNCTION index_challenge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('challenge', NEW.id, NEW.title, concat_ws(' ', NEW.unit, 'challenge'), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_challenge AFTER INSERT OR UPDATE OF title, unit, description ON challenges
  FOR EACH ROW EXECUTE FUNCTION index_challenge();

CREATE OR REPLACE FUNCTION index_community_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('community-event', NEW.id, NEW.title,
    concat_ws(' ', NEW.category, NEW.location, array_to_string(NEW.tags, ' ')), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_community_event AFTER INSERT OR UPDATE OF title, category, location, tags, description ON community_events
  FOR EACH ROW EXECUTE FUNCTION index_community_event();

CREATE OR REPLACE FUNCTION index_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('event', NEW.id, NEW.name,
    concat_ws(' ', NEW.venue, NEW.category, split_part(NEW.address, ',', 1)), NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_new_event AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION index_event();
CREATE OR REPLACE TRIGGER index_event AFTER UPDATE OF name, venue, category, address ON events FOR EACH ROW
  WHEN ((OLD.name, OLD.venue, OLD.category, OLD.address) IS DISTINCT FROM (NEW.name, NEW.venue, NEW.category, NEW.address))
  EXECUTE FUNCTION index_event();

CREATE OR REPLACE FUNCTION index_gem() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('gem', NEW.id, NEW.name, concat_ws(' ', NEW.type, NEW.category, NEW.cuisine,
    NEW.neighborhood, array_to_string(NEW.tags, ' '), split_part(NEW.address, ',', 1)),
    NEW."specialFeature" || ' ' || NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_gem AFTER INSERT OR UPDATE OF name, type, category, cuisine, neighborhood, tags, address, "specialFeature", description
  ON hidden_gems FOR EACH ROW EXECUTE FUNCTION index_gem();

CREATE OR REPLACE FUNCTION index_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('group', NEW.id, NEW.name, concat_ws(' ', NEW.category, 'group club'), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_group AFTER INSERT OR UPDATE OF name, category, description ON groups
  FOR EACH ROW EXECUTE FUNCTION index_group();

CREATE OR REPLACE FUNCTION index_member_guide() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('guide', NEW.id, NEW.title, NULL, NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_member_guide AFTER INSERT OR UPDATE OF title, description ON member_guides
  FOR EACH ROW EXECUTE FUNCTION index_member_guide();

-- Jürgen is found as Jurgen and as Juergen, its spelling where ü isn't available.
CREATE OR REPLACE FUNCTION index_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := lower(normalize(concat_ws(' ', NEW."firstName", NEW."lastName")));
  spelled text := replace(replace(replace(replace(replace(name, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe');
BEGIN
  PERFORM public.upsert_search_document('person', NEW.id, concat_ws(' ', NEW."firstName", NEW."lastName"),
    concat_ws(' ', NEW.username, nullif(spelled, name)), NULL,
    public.follower_terms(NEW."followersCount"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_person AFTER INSERT OR UPDATE OF "firstName", "lastName", username ON users FOR EACH ROW EXECUTE FUNCTION index_person();
CREATE OR REPLACE TRIGGER index_fame AFTER UPDATE OF "followersCount" ON users FOR EACH ROW
  WHEN (public.follower_terms(OLD."followersCount") <> public.follower_terms(NEW."followersCount")) EXECUTE FUNCTION index_person();

CREATE OR REPLACE FUNCTION index_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('photo', NEW.id, NEW.title, concat_ws(' ', nullif(NEW.location, 'Chicago, IL'), NEW."activityType"),
    NEW.caption, public.age_terms(NEW.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_photo AFTER INSERT OR UPDATE OF title, location, "activityType", caption ON photos FOR EACH ROW EXECUTE FUNCTION index_photo();

CREATE OR REPLACE FUNCTION index_venue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('venue', NEW.id, NEW.name, concat_ws(' ', NEW.cuisine, NEW.category, NEW.neighborhood,
    array_to_string(NEW.tags, ' '), split_part(NEW.address, ',', 1)), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_venue AFTER INSERT OR UPDATE OF name, cuisine, category, neighborhood, tags, address, description
  ON venues FOR EACH ROW EXECUTE FUNCTION index_venue();

-- A word of at least `shortest` letters also matches as a prefix; Chinese, Japanese, and Korean names have one or two.
CREATE OR REPLACE FUNCTION search_alternative(content text[], deep boolean, shortest integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '(' || string_agg((
    SELECT '(' || string_agg(DISTINCT term, ' | ') || ')' FROM (
      SELECT format('''%s''%s', w, begins) UNION ALL SELECT format('''%s''', s) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s
      UNION ALL SELECT format('''.%s''%s', w, begins) WHERE deep
      UNION ALL SELECT format('''.%s''%s', s, begins) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s WHERE deep
    ) AS t(term)), ' & ') || ')'
  FROM unnest(content) w, LATERAL (SELECT CASE WHEN length(w) >= shortest OR w ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' THEN ':*' ELSE '' END) AS b(begins)
$$;

-- The search query. Every word must be in a document, as is, by its stem, or as a prefix; two words may also be there
-- as one. Words like "the" only count if there are no others. `deep` includes descriptions.
CREATE OR REPLACE FUNCTION search_query(kinds text[], asked text, deep boolean) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  given text[] := (public.search_word_list(asked))[1:8];
  shortest integer := CASE WHEN kinds && '{person,photo}' THEN 3 ELSE 1 END;
  content text[];
  alternatives text[] := '{}';
BEGIN
  SELECT array_agg(w ORDER BY n) INTO content FROM unnest(given) WITH ORDINALITY AS x(w, n)
  WHERE ts_lexize('pg_catalog.english_stem', w) <> '{}';
  content := coalesce(content, given);
  IF cardinality(content) = 0 THEN RETURN NULL; END IF;
  alternatives := alternatives || public.search_alternative(content, deep, shortest);
  FOR i IN 1 .. cardinality(content) - 1 LOOP
    alternatives := alternatives || public.search_alternative(content[1:i - 1] || (content[i] || content[i + 1]) || content[i + 2:], deep, shortest);
  END LOOP;
  RETURN format('(%s) & (%s)',
    (SELECT string_agg(format('''#%s''', kind), ' | ') FROM unnest(kinds) kind), array_to_string(alternatives, ' | '))::tsquery;
END $$;

-- Titles similar to the query, for "Did you mean".
CREATE OR REPLACE FUNCTION similar_documents(kinds text[], asked text) RETURNS TABLE (type text, id uuid, title text, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
  SELECT d.type, d.id, d.title, word_similarity(asked, d.title) FROM public.search_documents d
  WHERE asked <% d.title AND d.type <> 'photo' AND d.type = ANY (kinds)
  ORDER BY 4 DESC, d.title LIMIT 40
$$;

-- Known words that a misspelled one may stand for.
CREATE OR REPLACE FUNCTION similar_words(asked text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT word FROM public.search_words
  WHERE length(word) BETWEEN length(asked) - 2 AND length(asked) + 2 AND levenshtein_less_equal(word, asked, 2) <= 2
  ORDER BY levenshtein_less_equal(word, asked, 2), word LIMIT 60
$$;

-- ---------------- functions: people

-- Whether someone is within the circle a person accepts something from.
CREATE OR REPLACE FUNCTION accepts_from(circle "Reach", owner uuid, actor uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT owner = actor OR circle = 'everyone' OR (circle = 'followers'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = actor AND f."followingId" = owner AND f.status = 'accepted'))
$$;

-- The default audience of workouts and saved items: everyone can follow a public account, while a private one chooses
-- its followers.
CREATE OR REPLACE FUNCTION activity_audience(chosen "ActivityAudience", "isPrivate" boolean) RETURNS "ActivityAudience" LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(chosen, CASE WHEN "isPrivate" THEN 'followers' ELSE 'mutual' END::"ActivityAudience")
$$;

-- Whether the viewer is in an audience of someone's workouts or saved items.
CREATE OR REPLACE FUNCTION can_see_activity(owner uuid, audience "ActivityAudience", viewer uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT owner = viewer OR (audience <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = owner AND f.status = 'accepted')
    AND (audience = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = owner AND f."followingId" = viewer AND f.status = 'accepted')))
$$;

-- A free username from a name: first.last in a-z, with a number if it is taken. The lock makes people who get the same
-- name at the same time see each other.
CREATE OR REPLACE FUNCTION generate_username(first_name text, last_name text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  base text := rtrim(left(concat_ws('.',
    nullif(regexp_replace(public.fold(first_name), '[^a-z]+', '', 'g'), ''),
    nullif(regexp_replace(public.fold(last_name), '[^a-z]+', '', 'g'), '')), 24), '.');
  candidate text;
  n int := 1;
BEGIN
  IF length(base) < 3 THEN base := 'member'; END IF; -- a name in another script
  PERFORM pg_advisory_xact_lock(hashtextextended('username ' || base, 0));
  candidate := base;
  WHILE EXISTS (SELECT FROM public.users WHERE username = candidate AND username <> '') LOOP
    n := CASE WHEN n < 5 THEN n + 1 ELSE floor(random() * 900000)::int + 100000 END;
    candidate := base || n;
  END LOOP;
  RETURN candidate;
END $$;

CREATE OR REPLACE FUNCTION hidden_users(viewer uuid) RETURNS TABLE (id uuid) LANGUAGE sql STABLE AS $$
  SELECT u.id FROM users u WHERE u."suspendedAt" IS NOT NULL OR u."deleteAfter" IS NOT NULL
  UNION ALL SELECT b."blockedId" FROM blocks b WHERE b."blockerId" = viewer
  UNION ALL SELECT b."blockerId" FROM blocks b WHERE b."blockedId" = viewer
$$;

CREATE OR REPLACE FUNCTION set_photo_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ' ' || fold(concat_ws(' ', NEW.title, NEW.caption, NEW.location, u."firstName", u."lastName"))
    INTO NEW."searchText" FROM users u WHERE u.id = NEW."userId";
  NEW."searchText" := coalesce(NEW."searchText", '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_photo_search_text BEFORE INSERT OR UPDATE OF title, caption, location ON photos
  FOR EACH ROW EXECUTE FUNCTION set_photo_search_text();

CREATE OR REPLACE FUNCTION set_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.username := public.generate_username(NEW."firstName", NEW."lastName");
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_username BEFORE INSERT ON users FOR EACH ROW WHEN (NEW.username = '') EXECUTE FUNCTION set_username();

CREATE OR REPLACE FUNCTION update_photo_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photos SET title = title WHERE "userId" = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER update_photo_search_text AFTER UPDATE OF "firstName", "lastName" ON users
  FOR EACH ROW WHEN (OLD."firstName" IS DISTINCT FROM NEW."firstName" OR OLD."lastName" IS DISTINCT FROM NEW."lastName")
  EXECUTE FUNCTION update_photo_search_text();

-- An account being deleted is hidden from everyone immediately, during the grace period.
CREATE OR REPLACE FUNCTION visible_users(viewer uuid) RETURNS SETOF users LANGUAGE sql STABLE AS $$
  SELECT u.* FROM users u
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = u.id)
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = u.id AND b."blockedId" = viewer)
$$;

-- ---------------- functions: what a viewer can see

-- The photo, workout, or post a comment is on.
CREATE OR REPLACE FUNCTION comment_target(c comments) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(c."photoId", c."workoutId", c."postId")
$$;

-- Whether a person's day has an album: a photo, a recorded route, or two stops. `albumsIn` (lib/feed/memories) applies
-- the same rule to a year.
CREATE OR REPLACE FUNCTION has_album(person uuid, of_day date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM photos p WHERE p."userId" = person AND p."localDay" = of_day
      AND p."removedTo" IS NULL AND p."removedTo" IS DISTINCT FROM 'trash' AND p."hiddenAt" IS NULL) -- the second names the partial index
    OR EXISTS (SELECT 1 FROM workouts w JOIN workout_routes r ON r."workoutId" = w.id WHERE w."userId" = person AND w."localDay" = of_day)
    OR (SELECT count(*) FROM check_ins c WHERE c."userId" = person AND c."localDay" = of_day) > 1
$$;

-- Check-ins that public numbers can include: not private, by public accounts, an hour later.
CREATE OR REPLACE FUNCTION public_check_ins() RETURNS SETOF check_ins LANGUAGE sql STABLE AS $$
  SELECT c.* FROM check_ins c JOIN users u ON u.id = c."userId"
  WHERE NOT c."isPrivate" AND NOT u."isPrivate" AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND c."createdAt" < now() - interval '1 hour'
$$;

-- An album is private until its owner shares it. Each item's own function decides whether it is visible in it.
CREATE OR REPLACE FUNCTION visible_albums(viewer uuid) RETURNS SETOF albums LANGUAGE sql STABLE AS $$
  SELECT a.* FROM albums a JOIN visible_users(viewer) u ON u.id = a."userId"
  WHERE a."userId" = viewer
    OR (NOT a."isHidden"
      AND ((a.audience = 'everyone' AND NOT u."isPrivate")
        OR (a.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
          WHERE f."followerId" = viewer AND f."followingId" = a."userId" AND f.status = 'accepted'))))
$$;

-- For an hour, others see that there was a check-in, but not where.
CREATE OR REPLACE FUNCTION visible_check_ins(viewer uuid)
RETURNS TABLE (id uuid, "userId" uuid, "venueId" uuid, day date, "createdAt" timestamptz, "isPlaceShown" boolean) LANGUAGE sql STABLE AS $$
  SELECT c.id, c."userId", c."venueId", c.day, c."createdAt",
         c."userId" = viewer OR NOT u."placesDelayed" OR c."createdAt" < now() - interval '1 hour'
  FROM check_ins c JOIN visible_users(viewer) u ON u.id = c."userId"
  WHERE c."userId" = viewer OR (NOT c."isPrivate" AND can_see_activity(u.id, 'followers', viewer))
$$;

-- Comments by people the viewer may see; whether the photo itself is visible is the query's join.
CREATE OR REPLACE FUNCTION visible_comments(viewer uuid) RETURNS SETOF comments LANGUAGE sql STABLE AS $$
  SELECT c.* FROM comments c JOIN users u ON u.id = c."userId"
  WHERE (c."hiddenAt" IS NULL OR c."userId" = viewer) AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = c."userId")
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = c."userId" AND b."blockedId" = viewer)
$$;

-- A canceled event whose host has left stays for its guests' calendars, without a host. An event of a deleted private
-- group is visible only to its guests. So is one that was canceled with its host's suspension, or because a moderator
-- hid it.
CREATE OR REPLACE FUNCTION visible_community_events(viewer uuid) RETURNS SETOF community_events LANGUAGE sql STABLE AS $$
  SELECT e.* FROM community_events e LEFT JOIN visible_users(viewer) u ON u.id = e."hostId"
  WHERE (u.id IS NOT NULL OR e."hostId" IS NULL OR (e."canceledAt" IS NOT NULL
      AND EXISTS (SELECT 1 FROM users h WHERE h.id = e."hostId" AND h."suspendedAt" = e."canceledAt")
      AND EXISTS (SELECT 1 FROM community_event_members s WHERE s."eventId" = e.id AND s."userId" = viewer)))
    AND (e."hiddenAt" IS NULL OR e."hostId" = viewer OR (e."canceledAt" = e."hiddenAt"
      AND EXISTS (SELECT 1 FROM community_event_members s WHERE s."eventId" = e.id AND s."userId" = viewer)))
    AND (e."groupId" IS NULL
      OR EXISTS (SELECT 1 FROM groups g WHERE g.id = e."groupId" AND NOT g."isPrivate")
      OR EXISTS (SELECT 1 FROM group_members m
        WHERE m."groupId" = e."groupId" AND m."userId" = viewer AND m.status = 'member'))
    AND (NOT e."guestsOnly"
      OR EXISTS (SELECT 1 FROM community_event_members s WHERE s."eventId" = e.id AND s."userId" = viewer))
$$;

-- An event's guests can read its chat, except what a moderator hid and messages between people who blocked each other.
CREATE OR REPLACE FUNCTION visible_event_messages(viewer uuid) RETURNS SETOF event_messages LANGUAGE sql STABLE AS $$
  SELECT m.* FROM event_messages m JOIN visible_users(viewer) u ON u.id = m."userId"
    JOIN visible_community_events(viewer) e ON e.id = m."eventId"
  WHERE (m."hiddenAt" IS NULL OR m."userId" = viewer)
    AND EXISTS (SELECT 1 FROM community_event_members s
      WHERE s."eventId" = m."eventId" AND s."userId" = viewer AND s.status = 'going')
$$;

-- A private group can be found and asked to join, but only members see its events. Groups hidden by a moderator are
-- visible only to their creator. Plain STABLE functions, so that the planner inlines them.
CREATE OR REPLACE FUNCTION visible_groups(viewer uuid) RETURNS SETOF groups LANGUAGE sql STABLE AS $$
  SELECT g.* FROM groups g JOIN visible_users(viewer) u ON u.id = g."creatorId"
  WHERE g."hiddenAt" IS NULL OR g."creatorId" = viewer
$$;

-- Posts on group boards; a private group's are visible only to its members. Posts hidden by a moderator are visible
-- only to their author.
CREATE OR REPLACE FUNCTION visible_group_posts(viewer uuid) RETURNS SETOF group_posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM group_posts p JOIN visible_users(viewer) u ON u.id = p."userId" JOIN visible_groups(viewer) g ON g.id = p."groupId"
  WHERE (p."hiddenAt" IS NULL OR p."userId" = viewer)
    AND (NOT g."isPrivate" OR EXISTS (SELECT 1 FROM group_members m
      WHERE m."groupId" = p."groupId" AND m."userId" = viewer AND m.status = 'member'))
$$;

-- Member guides have audiences, like posts.
CREATE OR REPLACE FUNCTION visible_member_guides(viewer uuid) RETURNS SETOF member_guides LANGUAGE sql STABLE AS $$
  SELECT g.* FROM member_guides g JOIN users u ON u.id = g."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (g."userId" = viewer
      OR (g."hiddenAt" IS NULL
        AND ((g.audience = 'everyone' AND NOT u."isPrivate")
          OR (g.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = g."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = g."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = g."userId" AND b."blockedId" = viewer)))
$$;

-- Authors can still see, and delete, what a moderator hid.
CREATE OR REPLACE FUNCTION visible_photos(viewer uuid) RETURNS SETOF photos LANGUAGE sql STABLE AS $$
  SELECT p.* FROM photos p JOIN users u ON u.id = p."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR (p."hiddenAt" IS NULL AND (p."showInHome" OR p."showInProfile")
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

-- Shared posts have audiences, like photos.
CREATE OR REPLACE FUNCTION visible_posts(viewer uuid) RETURNS SETOF posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM posts p JOIN users u ON u.id = p."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR (p."hiddenAt" IS NULL
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

-- Authors can still see, and delete, what a moderator hid.
CREATE OR REPLACE FUNCTION visible_reviews(viewer uuid) RETURNS SETOF venue_reviews LANGUAGE sql STABLE AS $$
  SELECT r.* FROM venue_reviews r JOIN visible_users(viewer) u ON u.id = r."userId"
  WHERE r."hiddenAt" IS NULL OR r."userId" = viewer
$$;

-- A workout is over when its minutes have passed, or when it was logged. Its place becomes visible an hour later.
CREATE OR REPLACE FUNCTION visible_workouts(viewer uuid)
RETURNS TABLE (id uuid, "userId" uuid, "activityType" text, "startedAt" timestamptz, duration integer, "venueId" uuid) LANGUAGE sql STABLE AS $$
  SELECT w.id, w."userId", w."activityType", w."startedAt", w.duration,
         CASE WHEN w."userId" = viewer OR NOT u."placesDelayed"
           OR least(w."createdAt", w."startedAt" + make_interval(mins => w.duration)) < now() - interval '1 hour' THEN w."venueId" END
  FROM workouts w JOIN visible_users(viewer) u ON u.id = w."userId"
  WHERE can_see_activity(u.id, activity_audience(u."workoutAudience", u."isPrivate"), viewer)
$$;

-- Workout routes whose map the viewer can see: for other people's, as their map audience allows and an hour after the
-- end.
CREATE OR REPLACE FUNCTION visible_routes(viewer uuid)
RETURNS TABLE ("workoutId" uuid, "userId" uuid) LANGUAGE sql STABLE AS $$
  SELECT r."workoutId", r."userId"
  FROM workout_routes r JOIN visible_workouts(viewer) w ON w.id = r."workoutId" JOIN users u ON u.id = r."userId"
  WHERE r."userId" = viewer OR (can_see_activity(u.id, u."mapAudience", viewer) AND r."endedAt" < now() - interval '1 hour')
$$;

-- Only the owner sees the note on a saved item.
CREATE OR REPLACE FUNCTION visible_saved_items(viewer uuid)
RETURNS TABLE ("userId" uuid, type text, "targetId" text, "createdAt" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT s."userId", s.type::text, s."targetId", s."createdAt"
  FROM saved_items s JOIN visible_users(viewer) u ON u.id = s."userId"
  WHERE can_see_activity(u.id, activity_audience(u."savedAudience", u."isPrivate"), viewer)
$$;

-- Days shared by link: knowing the id is enough, unless the owner and the viewer have blocked each other.
CREATE OR REPLACE FUNCTION visible_shared_plans(viewer uuid) RETURNS SETOF shared_plans LANGUAGE sql STABLE AS $$
  SELECT p.* FROM shared_plans p JOIN visible_users(viewer) u ON u.id = p."ownerId"
$$;

-- ---------------- functions: places and days

-- Processes cache the small tables that lists are filtered and counted from; this number shows when a cache is stale.
-- It changes with the rows in the same transaction, so that both become visible together.
CREATE OR REPLACE FUNCTION bump_catalog_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.catalog_versions AS c (name, version) VALUES (TG_TABLE_NAME, 1)
  ON CONFLICT (name) DO UPDATE SET version = c.version + 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER venues_changed AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF name, cuisine, category, rating, "priceRange", neighborhood, lat, lng, hours, tags, image, "closedOn"
  ON venues FOR EACH STATEMENT EXECUTE FUNCTION bump_catalog_version();
CREATE OR REPLACE TRIGGER gems_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hidden_gems
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalog_version();
CREATE OR REPLACE TRIGGER events_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalog_version();

-- The community area (of Chicago's 77) that contains a place; null outside the city and on the lake.
CREATE OR REPLACE FUNCTION community_area_at(lat double precision, lng double precision) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT o.number FROM public.community_area_outlines o
  WHERE o.outline @> point(lng, lat) AND NOT coalesce(o.hole @> point(lng, lat), false) ORDER BY o.number LIMIT 1
$$;

CREATE OR REPLACE FUNCTION set_community_area() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."communityArea" := public.community_area_at(NEW.lat, NEW.lng);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_community_area BEFORE INSERT OR UPDATE OF lat, lng
  ON venues FOR EACH ROW EXECUTE FUNCTION set_community_area();

-- The community areas a route passes through, from its polyline (six decimals), point by point. A point in the same
-- area as the previous one costs a single check of that outline.
CREATE OR REPLACE FUNCTION community_areas_of(polyline text) RETURNS smallint[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  letters bytea := convert_to(polyline, 'UTF8');
  size int := octet_length(letters);
  at int := 0;
  chunk int;
  shift int;
  value bigint;
  lat bigint := 0;
  lng bigint := 0;
  is_lat boolean := true;
  place point;
  here public.community_area_outlines;
  found_areas smallint[] := '{}';
BEGIN
  WHILE at < size LOOP
    value := 0;
    shift := 0;
    LOOP
      EXIT WHEN at >= size;
      chunk := get_byte(letters, at) - 63;
      at := at + 1;
      value := value | ((chunk & 31)::bigint << shift);
      shift := shift + 5;
      EXIT WHEN chunk < 32;
    END LOOP;
    value := CASE WHEN value & 1 = 1 THEN -((value + 1) >> 1) ELSE value >> 1 END;
    IF is_lat THEN
      lat := lat + value;
    ELSE
      lng := lng + value;
      place := point(lng / 1e6, lat / 1e6);
      IF NOT coalesce(here.hole IS NULL AND here.outline @> place, false) THEN
        SELECT o.* INTO here FROM public.community_area_outlines o
        WHERE o.outline @> place AND NOT coalesce(o.hole @> place, false) ORDER BY o.number LIMIT 1;
        IF here.number IS NOT NULL AND NOT here.number = ANY(found_areas) THEN
          found_areas := found_areas || here.number;
        END IF;
      END IF;
    END IF;
    is_lat := NOT is_lat;
  END LOOP;
  RETURN found_areas;
END $$;

CREATE OR REPLACE FUNCTION set_community_areas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."communityAreas" := public.community_areas_of(NEW.polyline);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_community_areas BEFORE INSERT OR UPDATE OF polyline
  ON workout_routes FOR EACH ROW EXECUTE FUNCTION set_community_areas();

-- An activity's calendar day in its person's time zone. It is stored, so that a later change of the time zone moves no
-- day: streaks, weeks, and XP stay as counted. A corrected start uses the time zone at the time of the correction.
CREATE OR REPLACE FUNCTION set_local_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  began timestamptz;
BEGIN
  IF TG_TABLE_NAME = 'workouts' THEN
    began := NEW."startedAt";
    IF TG_OP = 'UPDATE' THEN
      IF NEW."startedAt" = OLD."startedAt" THEN RETURN NEW; END IF;
      NEW."localDay" := NULL;
    END IF;
  ELSE
    began := NEW."createdAt";
  END IF;
  NEW."localDay" := coalesce(NEW."localDay", (SELECT (began AT TIME ZONE u."timeZone")::date FROM users u WHERE u.id = NEW."userId"));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_local_day BEFORE INSERT OR UPDATE OF "startedAt" ON workouts
  FOR EACH ROW EXECUTE FUNCTION set_local_day();
CREATE OR REPLACE TRIGGER set_local_day BEFORE INSERT ON check_ins FOR EACH ROW EXECUTE FUNCTION set_local_day();
CREATE OR REPLACE TRIGGER set_local_day BEFORE INSERT ON photos FOR EACH ROW EXECUTE FUNCTION set_local_day();

-- ---------------- functions: leaderboards and challenges

-- The rank of a person with this much XP: one more than the number of people with more, so that ties share it. Exact,
-- because it adds the moves that the tallies don't include yet.
CREATE OR REPLACE FUNCTION board_rank(on_board date, xp integer) RETURNS integer LANGUAGE sql STABLE
SET enable_seqscan = off AS $$
  SELECT 1 + (
    SELECT coalesce(sum(tally.people), 0)
    FROM (VALUES (0), (1), (2), (3)) AS levels (level)
    JOIN board_tallies tally ON tally.board = on_board AND tally.level = levels.level
      AND tally.slot > xp >> (5 * levels.level)
      AND tally.slot < CASE levels.level WHEN 3 THEN 2147483647 ELSE ((xp >> (5 * levels.level + 5)) + 1) << 5 END
  )::integer + (
    SELECT coalesce(sum((move."xpAfter" > xp)::integer - (move."xpBefore" > xp)::integer), 0)
    FROM board_moves move WHERE move.board = on_board
  )::integer
$$;

-- A challenge's number of participants, also after a participant's account is deleted.
CREATE OR REPLACE FUNCTION count_challenge_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE challenges SET participants = participants + 1 WHERE id = NEW."challengeId";
  ELSE
    UPDATE challenges SET participants = participants - 1 WHERE id = OLD."challengeId";
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_challenge_members AFTER INSERT OR DELETE ON challenge_members
  FOR EACH ROW EXECUTE FUNCTION count_challenge_members();

-- Whether a person is counted on leaderboards.
CREATE OR REPLACE FUNCTION is_on_leaderboard(person users) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT person."showOnLeaderboard" AND person."suspendedAt" IS NULL AND person."deleteAfter" IS NULL
$$;

-- A board covers a week, or all time under 1970-01-01. Each person with XP counts once in one slot of every level; a
-- slot of level n covers 32^n XP. A person with more XP than x is then in a slot to the right of x's, at the level
-- where the two diverge: a rank is the sum of at most 31 slots per level, however many people there are. The leftmost
-- of 32 siblings is to the right of nothing and isn't written, which also spares the rows of the widest slots.
-- No one waits here: if another process is tallying, the moves stay for the next time. A reader sees each move once, in
-- its row or in the tallies, because both change in one transaction.
CREATE OR REPLACE FUNCTION tally_board_moves() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('board_moves', 0)) THEN RETURN; END IF;
  WITH moves AS (
    DELETE FROM board_moves RETURNING board, "xpBefore", "xpAfter"
  ), moved AS (
    SELECT board, level, "xpBefore" >> (5 * level) AS slot, -1 AS change FROM moves, generate_series(0, 3) level WHERE "xpBefore" > 0
    UNION ALL
    SELECT board, level, "xpAfter" >> (5 * level), 1 FROM moves, generate_series(0, 3) level WHERE "xpAfter" > 0
  )
  INSERT INTO board_tallies AS tally (board, level, slot, people)
  SELECT board, level, slot, sum(change) FROM moved
  WHERE slot % 32 <> 0 OR (level = 3 AND slot > 0)
  GROUP BY board, level, slot
  HAVING sum(change) <> 0
  ON CONFLICT (board, level, slot) DO UPDATE SET people = tally.people + excluded.people;
END $$;

-- A person earned XP, joined a board, or left it. Updating a few shared rows would queue everyone, so each writes a row
-- of their own, and every 64th adds the committed ones to the tallies.
CREATE OR REPLACE FUNCTION record_board_move(on_board date, xp_before integer, xp_after integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  move bigint;
BEGIN
  INSERT INTO board_moves (board, "xpBefore", "xpAfter") VALUES (on_board, xp_before, xp_after) RETURNING id INTO move;
  IF move % 64 = 0 THEN PERFORM tally_board_moves(); END IF;
END $$;

-- Recounts every tally from its rows: for rows that existed before the triggers or were loaded without them.
CREATE OR REPLACE FUNCTION recount_boards() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE board_moves IN SHARE ROW EXCLUSIVE MODE; -- nobody moves while all are counted
  UPDATE xp_weeks w SET "onLeaderboard" = is_on_leaderboard(u) FROM users u
  WHERE u.id = w."userId" AND w."onLeaderboard" <> is_on_leaderboard(u);
  DELETE FROM board_moves;
  DELETE FROM board_tallies;
  INSERT INTO board_tallies (board, level, slot, people)
  SELECT board, level, xp >> (5 * level), count(*)
  FROM (
    SELECT week AS board, xp FROM xp_weeks WHERE "onLeaderboard" AND xp > 0
    UNION ALL
    SELECT '1970-01-01', u."ledgerXp" FROM users u WHERE is_on_leaderboard(u) AND u."ledgerXp" > 0
  ) standing, generate_series(0, 3) level
  WHERE (xp >> (5 * level)) % 32 <> 0 OR (level = 3 AND xp >> 15 > 0)
  GROUP BY 1, 2, 3;
$$;

-- Locks the person's row while reading it, so that leaving the board and earning XP are serialized.
CREATE OR REPLACE FUNCTION set_on_leaderboard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT is_on_leaderboard(u) INTO NEW."onLeaderboard" FROM users u WHERE u.id = NEW."userId" FOR NO KEY UPDATE;
  NEW."onLeaderboard" := coalesce(NEW."onLeaderboard", false);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_on_leaderboard BEFORE INSERT ON xp_weeks FOR EACH ROW EXECUTE FUNCTION set_on_leaderboard();

-- The all-time board follows the users table, and their weeks follow whether they are on boards at all.
CREATE OR REPLACE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  xp_before integer := 0;
  xp_after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND is_on_leaderboard(OLD) THEN xp_before := OLD."ledgerXp"; END IF;
  IF TG_OP <> 'DELETE' AND is_on_leaderboard(NEW) THEN xp_after := NEW."ledgerXp"; END IF;
  IF xp_before <> xp_after THEN PERFORM record_board_move('1970-01-01', xp_before, xp_after); END IF;
  IF TG_OP = 'UPDATE' AND is_on_leaderboard(OLD) <> is_on_leaderboard(NEW) THEN
    UPDATE xp_weeks SET "onLeaderboard" = is_on_leaderboard(NEW) WHERE "userId" = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tally_users AFTER INSERT OR DELETE OR UPDATE OF "ledgerXp", "showOnLeaderboard", "suspendedAt", "deleteAfter"
  ON users
  FOR EACH ROW EXECUTE FUNCTION tally_users();

CREATE OR REPLACE FUNCTION tally_xp_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."onLeaderboard" AND OLD.xp > 0
     AND (TG_OP = 'DELETE' OR (OLD.week, OLD.xp, OLD."onLeaderboard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onLeaderboard")) THEN
    IF TG_OP = 'UPDATE' AND NEW."onLeaderboard" AND NEW.week = OLD.week THEN
      PERFORM record_board_move(OLD.week, OLD.xp, NEW.xp);
      RETURN NULL;
    END IF;
    PERFORM record_board_move(OLD.week, OLD.xp, 0);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."onLeaderboard" AND NEW.xp > 0
     AND (TG_OP = 'INSERT' OR (OLD.week, OLD.xp, OLD."onLeaderboard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onLeaderboard")) THEN
    PERFORM record_board_move(NEW.week, 0, NEW.xp);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tally_xp_weeks AFTER INSERT OR DELETE OR UPDATE ON xp_weeks
  FOR EACH ROW EXECUTE FUNCTION tally_xp_weeks();

-- ---------------- functions: notifications

-- Notifies people in the app, by email, and in subscribed browsers, unless they turned it off, hid the actor, or did it
-- themselves. `noticeOf` (lib/notifications/mutations.ts) builds the notice. The same actor, kind, and target share one
-- row, which becomes unread again. What can be undone and repeated (`onceADay`) notifies a person once a day: within it
-- no email or push is sent again, and what was read stays read. People in `notified` get a more specific notification of
-- the same event. They get this one only if the other is turned off.
CREATE OR REPLACE FUNCTION create_notifications(ids uuid[], people uuid[], notice jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor uuid := (notice ->> 'actorId')::uuid;
  switch text := notice ->> 'switch'; -- null: always sent
BEGIN
  WITH recipients AS MATERIALIZED (
    SELECT n.id, n.nth, u.id AS person, u.email IS NOT NULL AND u."deleteAfter" IS NULL AND NOT u."isSample" AS "hasMail",
      CASE WHEN switch IS NULL THEN '[]'
        -- A pause is one of every channel, of those too that there were not yet when it began.
        WHEN u.notifications -> (notice ->> 'allSwitch') <> '[]' THEN '["in-app", "mail", "push"]'
        ELSE coalesce(u.notifications -> switch, '[]') END AS off,
      CASE WHEN coalesce(notice -> 'notified', '[]') ? u.id::text
        THEN coalesce(u.notifications -> (notice ->> 'notifiedSwitch'), '[]') ELSE '["in-app", "mail", "push"]' END AS "notifiedOff",
      r."notifiedAt" IS NOT NULL AS "isRepeated", CASE WHEN u."notificationsReadAt" >= r."notifiedAt" THEN u."notificationsReadAt" END AS "readAt"
    FROM unnest(ids, people) WITH ORDINALITY AS n(id, person, nth) JOIN users u ON u.id = n.person
    LEFT JOIN recent_notifications r ON notice ? 'onceADay' AND r."userId" = u.id AND r."actorId" = actor AND r.type = notice ->> 'kind'
      AND r."targetId" = notice ->> 'targetId' AND r."notifiedAt" > clock_timestamp() - interval '1 day'
    WHERE u.id IS DISTINCT FROM actor AND u."suspendedAt" IS NULL
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = u.id AND b."blockedId" = actor)
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockedId" = u.id AND b."blockerId" = actor)
      AND NOT EXISTS (SELECT 1 FROM mutes m WHERE m."muterId" = u.id AND m."mutedId" = actor)
  ), shown AS (
    INSERT INTO notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text, "createdAt", "readAt")
    SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId',
      notice ->> 'text', clock_timestamp(), "readAt"
    FROM recipients WHERE NOT off ? 'in-app' AND "notifiedOff" ? 'in-app' ORDER BY nth
    ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE
      SET "createdAt" = excluded."createdAt", text = excluded.text, "readAt" = excluded."readAt"
  ), noted AS (
    INSERT INTO recent_notifications ("userId", "actorId", type, "targetId", "notifiedAt")
    SELECT person, actor, notice ->> 'kind', notice ->> 'targetId', clock_timestamp()
    FROM recipients WHERE notice ? 'onceADay' AND actor IS NOT NULL AND NOT "isRepeated" ORDER BY nth
    ON CONFLICT ("userId", "actorId", type, "targetId") DO UPDATE SET "notifiedAt" = excluded."notifiedAt"
  ), pushed AS (
    INSERT INTO notification_pushes (id, "userId", type, "groupKey", "actorId", "targetType", "targetId")
    SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId'
    FROM recipients WHERE NOT "isRepeated" AND NOT off ? 'push' AND "notifiedOff" ? 'push' AND EXISTS (SELECT 1 FROM push_subscriptions p WHERE p."userId" = person) ORDER BY nth
    ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE SET id = excluded.id, "leasedAt" = NULL
  )
  INSERT INTO notification_emails (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text)
  SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId',
    notice ->> 'text'
  FROM recipients WHERE "hasMail" AND NOT "isRepeated" AND NOT off ? 'mail' AND "notifiedOff" ? 'mail' ORDER BY nth
  ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE -- a row of its own again where the old one is on its way
    SET text = excluded.text, id = excluded.id, "leasedAt" = NULL;
END $$;

-- One notification covers all comments by one author on an item that a person liked, so it is deleted with the last of
-- those likes. delete_comment_notifications handles likes that are deleted with their comment.
CREATE OR REPLACE FUNCTION delete_comment_like_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g LEFT JOIN comments c ON c.id = g."commentId"
  WHERE n."targetId" = coalesce(g."photoId", public.comment_target(c))::text AND n."actorId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comment_likes l JOIN comments other ON other.id = l."commentId"
      WHERE l."userId" = g."userId" AND other."userId" = n."userId" AND public.comment_target(other)::text = n."targetId");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_comment_like_notifications AFTER DELETE ON comment_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_comment_like_notifications();

-- One notification covers all of a person's comments on an item, so it is deleted with the last of them. The same goes
-- for the notification about likes of those comments.
CREATE OR REPLACE FUNCTION delete_comment_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g
  WHERE n."targetId" = coalesce(g."photoId", g."workoutId", g."postId")::text AND n."actorId" = g."userId" AND n.type IN ('comment', 'reply')
    AND NOT EXISTS (SELECT 1 FROM comments c WHERE c."userId" = g."userId" AND public.comment_target(c) = coalesce(g."photoId", g."workoutId", g."postId")
      AND (n.type = 'comment' OR c."parentId" IS NOT NULL));
  DELETE FROM notifications n USING gone g
  WHERE g."photoId" IS NULL AND n."targetId" = coalesce(g."photoId", g."workoutId", g."postId")::text AND n."userId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comments c JOIN comment_likes l ON l."commentId" = c.id AND l."userId" = n."actorId"
      WHERE c."userId" = g."userId" AND public.comment_target(c) = coalesce(g."photoId", g."workoutId", g."postId"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_comment_notifications AFTER DELETE ON comments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_comment_notifications();

-- A notification is deleted with its reason, no matter who deletes the reason and in which cascade: one statement for
-- all the rows that a statement deleted. Each trigger passes the kinds ('' for every kind), and which columns of the
-- deleted row contain the target, the actor, and the recipient ('' if irrelevant).
CREATE OR REPLACE FUNCTION delete_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g, to_jsonb(g) AS was
  WHERE n."targetId" = was ->> TG_ARGV[1]
    AND (TG_ARGV[0] = '' OR n.type = ANY (string_to_array(TG_ARGV[0], ' ')))
    AND (TG_ARGV[2] = '' OR n."actorId" = (was ->> TG_ARGV[2])::uuid)
    AND (TG_ARGV[3] = '' OR n."userId" = (was ->> TG_ARGV[3])::uuid);
  RETURN NULL;
END $$;

-- The reason was undone.
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON photo_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'photoId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON post_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'postId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON workout_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'workoutId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON check_in_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'checkInId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_follow_notifications AFTER DELETE ON follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('follow follow-request invite-accepted', 'followerId', 'followerId', 'followingId');
CREATE OR REPLACE TRIGGER delete_acceptance_notifications AFTER DELETE ON follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('request-accepted', 'followingId', 'followingId', 'followerId');
CREATE OR REPLACE TRIGGER delete_tag_notifications AFTER DELETE ON photo_tags REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('tag', 'photoId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_mention_notifications AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('mention', 'photoId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER delete_mention_on_workout_notifications AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('mention', 'workoutId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER delete_mention_on_post_notifications AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('mention', 'postId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER delete_joining_notifications AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('event-joined event-waitlisted', 'eventId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_promotion_notifications AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('event-promoted event-today', 'eventId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_reminder_notifications AFTER DELETE ON challenge_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('challenge-ending', 'challengeId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_joining_notifications AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('group-request group-joined', 'groupId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_answer_notifications AFTER DELETE ON group_posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('group-answer', 'groupId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_acceptance_notifications AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('group-accepted', 'groupId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_joining_notifications AFTER DELETE ON shared_plan_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('plan-joined', 'planId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_follow_notifications AFTER DELETE ON member_guide_follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('guide-followed', 'guideId', 'userId', '');

-- The item itself was deleted.
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON photos REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON workouts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON check_ins REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON community_events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON groups REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON shared_plans REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON member_guides REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');

-- When one person blocks another, they lose the notifications about each other.
CREATE OR REPLACE FUNCTION delete_notifications_between() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING made b
  WHERE (n."actorId" = b."blockerId" AND n."userId" = b."blockedId") OR (n."actorId" = b."blockedId" AND n."userId" = b."blockerId");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_notifications AFTER INSERT ON blocks REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications_between();

-- Follows someone, or requests to if the account is private. A single call, so that no one waits for another client's
-- round trips while the row of someone with many followers is locked. No row: no such person the follower can see. A
-- row without a status: the follower is at the limit of follows and requests (`QUOTAS.follows`). Both are decided while
-- holding the lock on the pair, like everything that changes it (`lockPair`): checked afterwards, a block that has
-- ended meanwhile would be reported as a full list.
CREATE OR REPLACE FUNCTION follow_person(follower uuid, followed uuid, notice_id uuid, asking jsonb, following jsonb)
RETURNS TABLE (status "FollowStatus", followers integer) LANGUAGE plpgsql AS $$
DECLARE
  was "FollowStatus";
  becomes "FollowStatus";
BEGIN
  PERFORM 1 FROM users u WHERE u.id IN (follower, followed) ORDER BY u.id FOR NO KEY UPDATE;
  SELECT CASE WHEN v."isPrivate" THEN 'requested' ELSE 'accepted' END INTO becomes
    FROM visible_users(follower) v WHERE v.id = followed;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT f.status INTO was FROM follows f WHERE f."followerId" = follower AND f."followingId" = followed;
  IF was IS NULL AND 7500 <= (
    SELECT u."followingCount" + (SELECT count(*) FROM follows f WHERE f."followerId" = follower AND f.status = 'requested')
    FROM users u WHERE u.id = follower) THEN
    RETURN QUERY SELECT NULL::"FollowStatus", NULL::integer;
    RETURN;
  END IF;
  IF was = 'accepted' THEN
    becomes := was;
  ELSE
    INSERT INTO follows AS f ("followerId", "followingId", status, "createdAt")
    VALUES (follower, followed, becomes, clock_timestamp())
    ON CONFLICT ("followerId", "followingId") DO UPDATE SET status = excluded.status;
    IF becomes = 'accepted' THEN
      UPDATE users u SET
        "followingCount" = u."followingCount" + (u.id = follower)::integer,
        "followersCount" = u."followersCount" + (u.id = followed)::integer
      WHERE u.id IN (follower, followed);
      DELETE FROM notifications n WHERE was = 'requested'
        AND n."userId" = followed AND n."actorId" = follower AND n.type = 'follow-request';
    END IF;
    PERFORM create_notifications(ARRAY[notice_id], ARRAY[followed], CASE becomes WHEN 'accepted' THEN following ELSE asking END);
  END IF;
  RETURN QUERY SELECT becomes, u."followersCount" FROM users u WHERE u.id = followed;
END $$;

-- ---------------- functions: media and moderation

-- A file outlives its row by the time it takes to delete it, however the row was deleted: by itself, with its photo, or
-- with the whole account. What an open case shows is kept until the decision, thirty days after the report at most.
CREATE OR REPLACE FUNCTION queue_media_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := OLD.id || '.' || OLD.extension;
  evidence timestamptz;
BEGIN
  SELECT max(r."createdAt") INTO evidence FROM reports r
  WHERE r.snapshot -> 'author' ->> 'id' = OLD."userId"::text AND r.status = 'open' AND r.snapshot -> 'images' ? ('/media/' || name);
  INSERT INTO pending_media_deletions ("storageKey", "variantKeys", "mediaId", "deleteAfter", "evidenceFile")
  VALUES (OLD."storageKey", ARRAY(SELECT value FROM jsonb_each_text(OLD."variantKeys")), OLD.id,
    coalesce(evidence + interval '30 days', now()), CASE WHEN evidence IS NOT NULL THEN name END)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER queue_media_deletion AFTER DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION queue_media_deletion();

-- A moderator's action and its reason can't be rewritten, but a deleted account must not be named anywhere: the
-- transaction that erases it declares so, and may then remove ids, nothing else.
CREATE OR REPLACE FUNCTION reject_moderation_log_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only';
END $$;

CREATE OR REPLACE TRIGGER reject_moderation_log_delete BEFORE DELETE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION reject_moderation_log_delete();

CREATE OR REPLACE FUNCTION reject_moderation_log_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('windmile.erasing', true), '') <> 'on'
     OR (NEW.id, NEW."reportId", NEW.action, NEW.type, NEW.reason, NEW."createdAt")
        IS DISTINCT FROM (OLD.id, OLD."reportId", OLD.action, OLD.type, OLD.reason, OLD."createdAt") THEN
    RAISE EXCEPTION 'the moderation log is append-only';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reject_moderation_log_edit BEFORE UPDATE ON moderation_log
  FOR EACH ROW EXECUTE FUNCTION reject_moderation_log_edit();

-- ---------------- outlines of Chicago's community areas (longitude, latitude)

INSERT INTO community_area_outlines (number, part, outline, hole) VALUES
  (1, 1, '((-87.6546,41.9982),(-87.656,41.9982),(-87.675,41.998),(-87.6768,41.998),(-87.6818,42.0087),(-87.6842,42.0155),(-87.6847,42.0195),(-87.6731,42.0194),(-87.6762,42.0219),(-87.6771,42.023),(-87.6651,42.023),(-87.6647,42.0217),(-87.664,42.0213),(-87.6631,42.0168),(-87.6628,42.0166),(-87.6608,42.0117),(-87.6565,42.0074),(-87.6554,42.0067),(-87.6558,42.0063),(-87.6574,42.0063),(-87.6573,42.0042),(-87.6569,42.0025),(-87.656,42.0011),(-87.6556,41.9995))', NULL),
  (2, 1, '((-87.6847,42.0195),(-87.6842,42.0155),(-87.6818,42.0087),(-87.6768,41.998),(-87.675,41.998),(-87.6749,41.9908),(-87.6897,41.9905),(-87.6894,41.9832),(-87.7069,41.9831),(-87.7102,41.994),(-87.7107,41.9974),(-87.7095,41.9974),(-87.7095,42.0045),(-87.7093,42.0105),(-87.7092,42.0117),(-87.709,42.0191),(-87.69,42.0195))', NULL),
  (3, 1, '((-87.641,41.9548),(-87.644,41.9547),(-87.6623,41.9544),(-87.6645,41.958),(-87.6659,41.9616),(-87.674,41.9615),(-87.6743,41.9733),(-87.6744,41.9761),(-87.6513,41.9765),(-87.6489,41.977),(-87.6473,41.9778),(-87.6464,41.9768),(-87.6463,41.9735),(-87.645,41.9708),(-87.6437,41.9692),(-87.6405,41.9669),(-87.6374,41.966),(-87.632,41.9651),(-87.6311,41.9628),(-87.6317,41.9623),(-87.6342,41.9614),(-87.636,41.9599),(-87.6375,41.9594),(-87.6389,41.9594),(-87.6408,41.96),(-87.6403,41.9609),(-87.6385,41.9603),(-87.6368,41.9607),(-87.6354,41.962),(-87.6355,41.9626),(-87.6368,41.9629),(-87.6412,41.9624),(-87.6421,41.9619),(-87.6422,41.961),(-87.6415,41.9602),(-87.6418,41.9584))', NULL),
  (4, 1, '((-87.6744,41.9761),(-87.6743,41.9733),(-87.674,41.9615),(-87.6889,41.9613),(-87.6947,41.9613),(-87.696,41.9637),(-87.6991,41.9667),(-87.7011,41.9685),(-87.7026,41.9702),(-87.7036,41.9719),(-87.704,41.9736),(-87.7055,41.9787),(-87.7069,41.9831),(-87.6894,41.9832),(-87.6897,41.9905),(-87.6749,41.9908),(-87.6747,41.9908),(-87.6747,41.9865))', NULL),
  (5, 1, '((-87.6734,41.9323),(-87.6828,41.9322),(-87.6835,41.9334),(-87.686,41.934),(-87.688,41.9361),(-87.6904,41.9369),(-87.6915,41.9388),(-87.6936,41.9403),(-87.6953,41.9428),(-87.6962,41.9467),(-87.6969,41.95),(-87.6955,41.9526),(-87.6946,41.9537),(-87.6943,41.9577),(-87.6947,41.9613),(-87.6889,41.9613),(-87.674,41.9615),(-87.6736,41.9465),(-87.6733,41.936))', NULL),
  (6, 1, '((-87.641,41.9548),(-87.6406,41.9536),(-87.6385,41.949),(-87.6376,41.9474),(-87.6363,41.9458),(-87.6332,41.9427),(-87.6336,41.9422),(-87.6347,41.9432),(-87.6362,41.9432),(-87.6374,41.9458),(-87.6396,41.9463),(-87.6419,41.948),(-87.6419,41.9475),(-87.64,41.9459),(-87.6405,41.9448),(-87.6385,41.9425),(-87.6384,41.9414),(-87.637,41.9398),(-87.6355,41.9397),(-87.635,41.9402),(-87.6345,41.9419),(-87.6338,41.9413),(-87.6339,41.9404),(-87.633,41.9381),(-87.6324,41.9374),(-87.6321,41.9358),(-87.6304,41.9337),(-87.6318,41.9326),(-87.6328,41.9329),(-87.6347,41.9328),(-87.6373,41.9329),(-87.6499,41.9327),(-87.6734,41.9323),(-87.6733,41.936),(-87.6736,41.9465),(-87.674,41.9615),(-87.6659,41.9616),(-87.6645,41.958),(-87.6623,41.9544),(-87.644,41.9547))', NULL),
  (7, 1, '((-87.6318,41.9326),(-87.6307,41.9318),(-87.631,41.9301),(-87.6306,41.928),(-87.6298,41.9271),(-87.6296,41.9262),(-87.6303,41.9258),(-87.6299,41.9235),(-87.629,41.9228),(-87.6294,41.9223),(-87.6285,41.921),(-87.6289,41.9208),(-87.628,41.9195),(-87.6284,41.9191),(-87.6274,41.918),(-87.6279,41.9176),(-87.6263,41.9158),(-87.6233,41.9138),(-87.6203,41.9136),(-87.6213,41.913),(-87.6226,41.9128),(-87.6245,41.9116),(-87.6272,41.9113),(-87.6422,41.9111),(-87.645,41.911),(-87.6569,41.9108),(-87.6581,41.9141),(-87.6592,41.9151),(-87.6613,41.9162),(-87.663,41.9155),(-87.6636,41.9156),(-87.6645,41.9175),(-87.6673,41.9209),(-87.6681,41.922),(-87.6695,41.9224),(-87.6709,41.9224),(-87.6722,41.9228),(-87.6743,41.9244),(-87.6745,41.9261),(-87.6765,41.9276),(-87.6797,41.9285),(-87.6808,41.9306),(-87.6821,41.9314),(-87.6828,41.9322),(-87.6734,41.9323),(-87.6499,41.9327),(-87.6373,41.9329),(-87.6347,41.9328),(-87.6328,41.9329))', NULL),
  (8, 1, '((-87.6245,41.9116),(-87.6251,41.9098),(-87.6248,41.9075),(-87.6236,41.9041),(-87.6219,41.9021),(-87.6199,41.9016),(-87.6192,41.9011),(-87.6149,41.8947),(-87.6137,41.8931),(-87.612,41.8933),(-87.6102,41.8962),(-87.6024,41.8964),(-87.6024,41.8933),(-87.6098,41.8931),(-87.6098,41.8922),(-87.6009,41.8924),(-87.5986,41.8923),(-87.5985,41.8914),(-87.6009,41.8912),(-87.6095,41.891),(-87.6095,41.8894),(-87.6112,41.8893),(-87.6114,41.8906),(-87.6179,41.8904),(-87.6199,41.8905),(-87.6199,41.8902),(-87.6127,41.8902),(-87.6125,41.8896),(-87.614,41.8884),(-87.618,41.8883),(-87.6227,41.8888),(-87.6251,41.8889),(-87.6276,41.8875),(-87.6293,41.8874),(-87.6338,41.8875),(-87.6356,41.8875),(-87.6376,41.8862),(-87.6388,41.8872),(-87.6394,41.8891),(-87.6416,41.892),(-87.6436,41.8935),(-87.6441,41.8943),(-87.6442,41.8966),(-87.6449,41.8977),(-87.6488,41.8981),(-87.6521,41.9001),(-87.6545,41.9005),(-87.6559,41.9012),(-87.6565,41.9026),(-87.6573,41.9034),(-87.6583,41.905),(-87.6575,41.9091),(-87.6592,41.9091),(-87.659,41.9098),(-87.6569,41.9108),(-87.645,41.911),(-87.6422,41.9111),(-87.6272,41.9113))', NULL),
  (9, 1, '((-87.8068,42.0008),(-87.8068,41.9954),(-87.8103,41.9954),(-87.8103,41.9971),(-87.8214,41.9969),(-87.8213,42.0114),(-87.8197,42.0114),(-87.8201,42.0119),(-87.8201,42.0156),(-87.8212,42.0155),(-87.8212,42.0186),(-87.8066,42.019))', NULL),
  (10, 1, '((-87.78,41.9974),(-87.7828,41.9974),(-87.7829,41.9962),(-87.7778,41.9939),(-87.778,41.9829),(-87.7877,41.9829),(-87.788,41.9689),(-87.8025,41.9688),(-87.8025,41.9683),(-87.8072,41.9683),(-87.8071,41.9745),(-87.8169,41.9743),(-87.817,41.9707),(-87.819,41.9706),(-87.819,41.9732),(-87.8194,41.9742),(-87.8267,41.974),(-87.8267,41.9731),(-87.8317,41.9731),(-87.8317,41.974),(-87.8334,41.9739),(-87.8336,41.9754),(-87.8366,41.9753),(-87.8366,41.9864),(-87.8233,41.9845),(-87.8222,41.9931),(-87.8214,41.9969),(-87.8103,41.9971),(-87.8103,41.9954),(-87.8068,41.9954),(-87.8068,42.0008),(-87.8054,42.0009),(-87.8053,42.0015),(-87.8011,42.0015),(-87.8011,42.0009),(-87.7997,42.0009),(-87.7995,42),(-87.7971,42),(-87.7971,42.0009),(-87.7912,42.001),(-87.7902,42.0006),(-87.7881,41.9997),(-87.7856,41.9997),(-87.7843,42.0002),(-87.7833,42),(-87.782,42.0026),(-87.7815,42.003),(-87.7805,42.0024),(-87.78,41.9991))', '((-87.8336,41.9836),(-87.8336,41.9827),(-87.8351,41.9827),(-87.8351,41.9805),(-87.8289,41.9806),(-87.8286,41.9784),(-87.8297,41.9784),(-87.83,41.9773),(-87.8296,41.977),(-87.8336,41.9769),(-87.8336,41.9759),(-87.8244,41.9761),(-87.8235,41.9831),(-87.8253,41.9831),(-87.8253,41.982),(-87.8281,41.9819),(-87.8282,41.9838),(-87.8329,41.9837))'),
  (11, 1, '((-87.7526,41.968),(-87.7606,41.9679),(-87.7614,41.9676),(-87.7648,41.9678),(-87.7675,41.9678),(-87.7675,41.9687),(-87.7868,41.9684),(-87.788,41.9684),(-87.788,41.9689),(-87.7877,41.9829),(-87.778,41.9829),(-87.7778,41.9939),(-87.7829,41.9962),(-87.7828,41.9974),(-87.78,41.9974),(-87.7796,41.9967),(-87.7783,41.9971),(-87.7766,41.9972),(-87.776,41.9967),(-87.7735,41.9971),(-87.7717,41.9966),(-87.7712,41.9953),(-87.7716,41.9946),(-87.7735,41.9936),(-87.7737,41.9931),(-87.7729,41.9918),(-87.7712,41.9915),(-87.7717,41.99),(-87.7705,41.9891),(-87.7679,41.9888),(-87.7676,41.9896),(-87.766,41.9901),(-87.7643,41.9894),(-87.7621,41.9901),(-87.7616,41.9889),(-87.7623,41.9881),(-87.7618,41.9877),(-87.7607,41.988),(-87.7551,41.9773),(-87.7553,41.9774),(-87.7552,41.9725),(-87.7529,41.9725))', NULL),
  (12, 1, '((-87.7264,41.9973),(-87.7279,41.9955),(-87.7319,41.9901),(-87.7329,41.9901),(-87.7343,41.9882),(-87.7384,41.9863),(-87.7383,41.9827),(-87.747,41.9826),(-87.7474,41.9834),(-87.7483,41.9837),(-87.748,41.9753),(-87.7477,41.968),(-87.7526,41.968),(-87.7529,41.9725),(-87.7552,41.9725),(-87.7553,41.9774),(-87.7551,41.9773),(-87.7607,41.988),(-87.7618,41.9877),(-87.7623,41.9881),(-87.7616,41.9889),(-87.7621,41.9901),(-87.7643,41.9894),(-87.766,41.9901),(-87.7676,41.9896),(-87.7679,41.9888),(-87.7705,41.9891),(-87.7717,41.99),(-87.7712,41.9915),(-87.7729,41.9918),(-87.7737,41.9931),(-87.7735,41.9936),(-87.7716,41.9946),(-87.7712,41.9953),(-87.7717,41.9966),(-87.7735,41.9971),(-87.776,41.9967),(-87.7766,41.9972),(-87.7783,41.9971),(-87.7796,41.9967),(-87.78,41.9974),(-87.78,41.9991),(-87.7805,42.0024),(-87.7815,42.003),(-87.782,42.0026),(-87.7833,42),(-87.7843,42.0002),(-87.7856,41.9997),(-87.7881,41.9997),(-87.7902,42.0006),(-87.782,42.0045),(-87.7833,42.0056),(-87.7887,42.012),(-87.7793,42.012),(-87.7791,42.0154),(-87.777,42.0154),(-87.7771,42.012),(-87.7733,42.012),(-87.7704,42.0062),(-87.7699,42.0064),(-87.7692,42.0049),(-87.7658,42.0033),(-87.7655,42.0037),(-87.7675,42.0047),(-87.7675,42.0083),(-87.7617,42.0083),(-87.7619,42.0035),(-87.7623,42.0017),(-87.7529,41.9973),(-87.7409,41.9973))', NULL),
  (13, 1, '((-87.7069,41.9831),(-87.7055,41.9787),(-87.704,41.9736),(-87.7072,41.9746),(-87.7087,41.9747),(-87.7112,41.9739),(-87.7121,41.9725),(-87.714,41.972),(-87.7157,41.9719),(-87.7181,41.9731),(-87.7206,41.9741),(-87.7228,41.9746),(-87.7242,41.9757),(-87.7262,41.9761),(-87.7282,41.9755),(-87.7281,41.9719),(-87.7318,41.9718),(-87.7319,41.9736),(-87.7331,41.9736),(-87.7332,41.9755),(-87.748,41.9753),(-87.7483,41.9837),(-87.7474,41.9834),(-87.747,41.9826),(-87.7383,41.9827),(-87.7384,41.9863),(-87.7343,41.9882),(-87.7329,41.9901),(-87.7319,41.9901),(-87.7279,41.9955),(-87.7264,41.9973),(-87.7107,41.9974),(-87.7102,41.994))', NULL),
  (14, 1, '((-87.704,41.9736),(-87.7036,41.9719),(-87.7026,41.9702),(-87.7011,41.9685),(-87.6991,41.9667),(-87.696,41.9637),(-87.6947,41.9613),(-87.7085,41.9612),(-87.7297,41.9609),(-87.7378,41.9665),(-87.7379,41.9681),(-87.7477,41.968),(-87.748,41.9753),(-87.7332,41.9755),(-87.7331,41.9736),(-87.7319,41.9736),(-87.7318,41.9718),(-87.7281,41.9719),(-87.7282,41.9755),(-87.7262,41.9761),(-87.7242,41.9757),(-87.7228,41.9746),(-87.7206,41.9741),(-87.7181,41.9731),(-87.7157,41.9719),(-87.714,41.972),(-87.7121,41.9725),(-87.7112,41.9739),(-87.7087,41.9747),(-87.7072,41.9746))', NULL),
  (15, 1, '((-87.7526,41.968),(-87.7477,41.968),(-87.7476,41.9642),(-87.7472,41.9626),(-87.7465,41.9619),(-87.7444,41.9608),(-87.7465,41.9607),(-87.7427,41.9535),(-87.7425,41.9535),(-87.7422,41.9425),(-87.743,41.9425),(-87.7429,41.9407),(-87.7422,41.9407),(-87.7421,41.9389),(-87.7422,41.9389),(-87.7762,41.9385),(-87.7768,41.9531),(-87.7866,41.9529),(-87.7868,41.9602),(-87.7868,41.9684),(-87.7675,41.9687),(-87.7675,41.9678),(-87.7648,41.9678),(-87.7614,41.9676),(-87.7606,41.9679))', NULL),
  (16, 1, '((-87.6947,41.9613),(-87.6943,41.9577),(-87.6946,41.9537),(-87.6955,41.9526),(-87.6969,41.95),(-87.6962,41.9467),(-87.7074,41.9466),(-87.7274,41.9464),(-87.7272,41.9391),(-87.7352,41.939),(-87.7421,41.9389),(-87.7422,41.9407),(-87.7429,41.9407),(-87.743,41.9425),(-87.7422,41.9425),(-87.7425,41.9535),(-87.7427,41.9535),(-87.7465,41.9607),(-87.7444,41.9608),(-87.7465,41.9619),(-87.7472,41.9626),(-87.7476,41.9642),(-87.7477,41.968),(-87.7379,41.9681),(-87.7378,41.9665),(-87.7297,41.9609),(-87.7085,41.9612))', NULL),
  (17, 1, '((-87.7762,41.9385),(-87.7908,41.9382),(-87.8067,41.938),(-87.8066,41.9345),(-87.8164,41.9343),(-87.8165,41.9379),(-87.8348,41.9376),(-87.8352,41.9448),(-87.8364,41.9448),(-87.8366,41.9503),(-87.8367,41.9594),(-87.8327,41.9594),(-87.8318,41.9557),(-87.8318,41.9522),(-87.8073,41.9528),(-87.8073,41.9539),(-87.7947,41.9599),(-87.7942,41.9601),(-87.7868,41.9602),(-87.7866,41.9529),(-87.7768,41.9531))', NULL),
  (18, 1, '((-87.7894,41.9175),(-87.7915,41.9181),(-87.7951,41.9195),(-87.8033,41.9225),(-87.8062,41.9234),(-87.8066,41.9345),(-87.8067,41.938),(-87.7908,41.9382),(-87.7906,41.9328),(-87.7907,41.9328),(-87.7903,41.919))', NULL),
  (19, 1, '((-87.7413,41.9139),(-87.7477,41.9146),(-87.7551,41.9155),(-87.7559,41.9154),(-87.7592,41.9161),(-87.7629,41.9165),(-87.7664,41.9167),(-87.7849,41.9164),(-87.7874,41.9168),(-87.7894,41.9175),(-87.7903,41.919),(-87.7907,41.9328),(-87.7906,41.9328),(-87.7908,41.9382),(-87.7762,41.9385),(-87.7422,41.9389),(-87.7417,41.9246))', NULL),
  (20, 1, '((-87.7315,41.9317),(-87.7277,41.9245),(-87.7268,41.9245),(-87.7264,41.9226),(-87.7267,41.9219),(-87.7266,41.919),(-87.7249,41.919),(-87.7239,41.9172),(-87.7241,41.9154),(-87.7231,41.9154),(-87.7224,41.9136),(-87.7367,41.9135),(-87.7413,41.9139),(-87.7417,41.9246),(-87.7422,41.9389),(-87.7421,41.9389),(-87.7352,41.939))', NULL),
  (21, 1, '((-87.688,41.9361),(-87.6879,41.9322),(-87.7078,41.932),(-87.7315,41.9317),(-87.7352,41.939),(-87.7272,41.9391),(-87.7274,41.9464),(-87.7074,41.9466),(-87.6962,41.9467),(-87.6953,41.9428),(-87.6936,41.9403),(-87.6915,41.9388),(-87.6904,41.9369))', NULL),
  (22, 1, '((-87.6828,41.9322),(-87.6821,41.9314),(-87.6808,41.9306),(-87.6797,41.9285),(-87.6765,41.9276),(-87.6745,41.9261),(-87.6743,41.9244),(-87.6722,41.9228),(-87.6709,41.9224),(-87.6695,41.9224),(-87.6681,41.922),(-87.6673,41.9209),(-87.6645,41.9175),(-87.6636,41.9156),(-87.6668,41.9143),(-87.6775,41.9142),(-87.6776,41.9147),(-87.6825,41.9146),(-87.6824,41.9136),(-87.6831,41.9141),(-87.6971,41.9139),(-87.702,41.9139),(-87.707,41.9137),(-87.7167,41.9136),(-87.7224,41.9136),(-87.7231,41.9154),(-87.7241,41.9154),(-87.7239,41.9172),(-87.7249,41.919),(-87.7266,41.919),(-87.7267,41.9219),(-87.7264,41.9226),(-87.7268,41.9245),(-87.7277,41.9245),(-87.7315,41.9317),(-87.7078,41.932),(-87.6879,41.9322),(-87.688,41.9361),(-87.686,41.934),(-87.6835,41.9334))', NULL),
  (23, 1, '((-87.6916,41.8882),(-87.6967,41.8883),(-87.7039,41.8882),(-87.7039,41.8883),(-87.721,41.8881),(-87.7406,41.8878),(-87.7408,41.8915),(-87.7406,41.8915),(-87.7412,41.8961),(-87.7411,41.8988),(-87.7414,41.909),(-87.7413,41.9139),(-87.7367,41.9135),(-87.7224,41.9136),(-87.7167,41.9136),(-87.707,41.9137),(-87.702,41.9139),(-87.7019,41.9102),(-87.707,41.9101),(-87.707,41.9096),(-87.7067,41.8992),(-87.7019,41.8992),(-87.7019,41.8964),(-87.7022,41.8956),(-87.6967,41.8957),(-87.6967,41.8943),(-87.6917,41.8923))', NULL),
  (24, 1, '((-87.6569,41.9108),(-87.659,41.9098),(-87.6592,41.9091),(-87.6575,41.9091),(-87.6583,41.905),(-87.6573,41.9034),(-87.6565,41.9026),(-87.6559,41.9012),(-87.6545,41.9005),(-87.6521,41.9001),(-87.6488,41.8981),(-87.6449,41.8977),(-87.6442,41.8966),(-87.6441,41.8943),(-87.6436,41.8935),(-87.6416,41.892),(-87.6394,41.8891),(-87.6443,41.889),(-87.6443,41.8886),(-87.6476,41.8886),(-87.6476,41.889),(-87.6651,41.8889),(-87.669,41.8888),(-87.686,41.8886),(-87.6887,41.8882),(-87.6916,41.8882),(-87.6917,41.8923),(-87.6967,41.8943),(-87.6967,41.8957),(-87.7022,41.8956),(-87.7019,41.8964),(-87.7019,41.8992),(-87.7067,41.8992),(-87.707,41.9096),(-87.707,41.9101),(-87.7019,41.9102),(-87.702,41.9139),(-87.6971,41.9139),(-87.6831,41.9141),(-87.6824,41.9136),(-87.6825,41.9146),(-87.6776,41.9147),(-87.6775,41.9142),(-87.6668,41.9143),(-87.6636,41.9156),(-87.663,41.9155),(-87.6613,41.9162),(-87.6592,41.9151),(-87.6581,41.9141))', NULL),
  (25, 1, '((-87.7894,41.9175),(-87.7874,41.9168),(-87.7849,41.9164),(-87.7664,41.9167),(-87.7629,41.9165),(-87.7592,41.9161),(-87.7559,41.9154),(-87.7551,41.9155),(-87.7477,41.9146),(-87.7413,41.9139),(-87.7414,41.909),(-87.7411,41.8988),(-87.7412,41.8961),(-87.7406,41.8915),(-87.7408,41.8915),(-87.7406,41.8878),(-87.7402,41.8769),(-87.7395,41.8769),(-87.7394,41.8733),(-87.7401,41.8732),(-87.7399,41.869),(-87.7398,41.866),(-87.74,41.866),(-87.7741,41.8655),(-87.7744,41.873),(-87.7756,41.9093),(-87.8026,41.9089),(-87.8058,41.9088),(-87.8062,41.9234),(-87.8033,41.9225),(-87.7951,41.9195),(-87.7915,41.9181))', NULL),
  (26, 1, '((-87.7202,41.8699),(-87.7202,41.8686),(-87.7253,41.8685),(-87.7253,41.8691),(-87.7326,41.869),(-87.7327,41.871),(-87.7399,41.869),(-87.7401,41.8732),(-87.7394,41.8733),(-87.7395,41.8769),(-87.7402,41.8769),(-87.7406,41.8878),(-87.721,41.8881),(-87.7206,41.8772),(-87.7204,41.8743))', NULL),
  (27, 1, '((-87.6916,41.8882),(-87.6887,41.8882),(-87.6901,41.8878),(-87.6913,41.887),(-87.6916,41.8862),(-87.6916,41.8844),(-87.6923,41.8844),(-87.6922,41.8811),(-87.6915,41.8811),(-87.6911,41.8711),(-87.6912,41.8693),(-87.7058,41.8691),(-87.7058,41.87),(-87.7202,41.8699),(-87.7204,41.8743),(-87.7206,41.8772),(-87.721,41.8881),(-87.7039,41.8883),(-87.7039,41.8882),(-87.6967,41.8883))', NULL),
  (28, 1, '((-87.6376,41.8862),(-87.6381,41.8832),(-87.6383,41.881),(-87.6381,41.8791),(-87.6373,41.8765),(-87.6363,41.8752),(-87.6359,41.874),(-87.6351,41.8699),(-87.6347,41.8673),(-87.6345,41.8594),(-87.6352,41.8577),(-87.6389,41.8577),(-87.639,41.86),(-87.6731,41.8595),(-87.6761,41.8594),(-87.6786,41.859),(-87.6848,41.8586),(-87.6858,41.8584),(-87.6858,41.8594),(-87.6881,41.8593),(-87.6882,41.8631),(-87.6907,41.8666),(-87.6912,41.8693),(-87.6911,41.8711),(-87.6915,41.8811),(-87.6922,41.8811),(-87.6923,41.8844),(-87.6916,41.8844),(-87.6916,41.8862),(-87.6913,41.887),(-87.6901,41.8878),(-87.6887,41.8882),(-87.686,41.8886),(-87.669,41.8888),(-87.6651,41.8889),(-87.6476,41.889),(-87.6476,41.8886),(-87.6443,41.8886),(-87.6443,41.889),(-87.6394,41.8891),(-87.6388,41.8872))', NULL),
  (29, 1, '((-87.7202,41.8699),(-87.7058,41.87),(-87.7058,41.8691),(-87.6912,41.8693),(-87.6907,41.8666),(-87.6882,41.8631),(-87.6881,41.8593),(-87.688,41.857),(-87.6956,41.8553),(-87.6957,41.8556),(-87.7029,41.8554),(-87.7029,41.8538),(-87.7037,41.8536),(-87.7112,41.8535),(-87.7111,41.852),(-87.7126,41.8517),(-87.7223,41.8516),(-87.7222,41.8494),(-87.7384,41.8458),(-87.7393,41.8456),(-87.74,41.866),(-87.7398,41.866),(-87.7399,41.869),(-87.7327,41.871),(-87.7326,41.869),(-87.7253,41.8691),(-87.7253,41.8685),(-87.7202,41.8686))', NULL),
  (30, 1, '((-87.6874,41.8348),(-87.6964,41.832),(-87.6966,41.8322),(-87.7004,41.8309),(-87.7046,41.8298),(-87.7046,41.8291),(-87.7144,41.826),(-87.7144,41.8263),(-87.7386,41.8187),(-87.7387,41.8221),(-87.7385,41.8221),(-87.7388,41.8367),(-87.7391,41.8385),(-87.7393,41.8456),(-87.7384,41.8458),(-87.7222,41.8494),(-87.7223,41.8516),(-87.7126,41.8517),(-87.7111,41.852),(-87.7112,41.8535),(-87.7037,41.8536),(-87.7029,41.8538),(-87.7029,41.8554),(-87.6957,41.8556),(-87.6956,41.8553),(-87.688,41.857),(-87.6878,41.8484),(-87.6876,41.8448),(-87.6875,41.8349))', NULL),
  (31, 1, '((-87.6352,41.8577),(-87.6355,41.8569),(-87.6375,41.8553),(-87.6394,41.8543),(-87.6411,41.8518),(-87.6426,41.85),(-87.644,41.8495),(-87.6468,41.8492),(-87.6496,41.8484),(-87.651,41.8483),(-87.6575,41.8472),(-87.6586,41.8473),(-87.6607,41.8457),(-87.6634,41.8445),(-87.6639,41.8441),(-87.665,41.8417),(-87.6643,41.8391),(-87.667,41.8377),(-87.6682,41.8373),(-87.6706,41.8374),(-87.6787,41.8372),(-87.6804,41.837),(-87.6874,41.8348),(-87.6875,41.8349),(-87.6876,41.8448),(-87.6878,41.8484),(-87.688,41.857),(-87.6881,41.8593),(-87.6858,41.8594),(-87.6858,41.8584),(-87.6848,41.8586),(-87.6786,41.859),(-87.6761,41.8594),(-87.6731,41.8595),(-87.639,41.86),(-87.6389,41.8577))', NULL),
  (32, 1, '((-87.6095,41.8894),(-87.6077,41.8894),(-87.6075,41.8886),(-87.6047,41.8887),(-87.6051,41.8884),(-87.6025,41.8883),(-87.6078,41.8882),(-87.6098,41.888),(-87.61,41.8841),(-87.6127,41.8841),(-87.6129,41.8834),(-87.6142,41.8826),(-87.616,41.8824),(-87.6165,41.8814),(-87.6158,41.8814),(-87.6157,41.8806),(-87.6165,41.8806),(-87.6162,41.876),(-87.6163,41.872),(-87.6162,41.8689),(-87.6154,41.8683),(-87.6185,41.868),(-87.6192,41.8675),(-87.6347,41.8673),(-87.6351,41.8699),(-87.6359,41.874),(-87.6363,41.8752),(-87.6373,41.8765),(-87.6381,41.8791),(-87.6383,41.881),(-87.6381,41.8832),(-87.6376,41.8862),(-87.6356,41.8875),(-87.6338,41.8875),(-87.6293,41.8874),(-87.6276,41.8875),(-87.6251,41.8889),(-87.6227,41.8888),(-87.618,41.8883),(-87.614,41.8884),(-87.6125,41.8896),(-87.6127,41.8902),(-87.6199,41.8902),(-87.6199,41.8905),(-87.6179,41.8904),(-87.6114,41.8906),(-87.6112,41.8893))', NULL),
  (33, 1, '((-87.6091,41.8447),(-87.6094,41.8453),(-87.6162,41.8452),(-87.6166,41.8456),(-87.6178,41.8457),(-87.6292,41.8456),(-87.6294,41.8529),(-87.6301,41.8529),(-87.6302,41.8578),(-87.6352,41.8577),(-87.6345,41.8594),(-87.6347,41.8673),(-87.6192,41.8675),(-87.6185,41.868),(-87.6154,41.8683),(-87.6133,41.8685),(-87.6123,41.8675),(-87.6127,41.8668),(-87.6077,41.8669),(-87.6063,41.8672),(-87.6056,41.8666),(-87.606,41.8648),(-87.6073,41.8649),(-87.6075,41.8638),(-87.607,41.8624),(-87.606,41.862),(-87.606,41.8601),(-87.6071,41.86),(-87.6066,41.8534),(-87.6093,41.8533),(-87.6099,41.854),(-87.6093,41.8569),(-87.6099,41.8577),(-87.6099,41.8586),(-87.6105,41.8593),(-87.6107,41.8606),(-87.6099,41.8621),(-87.6097,41.8641),(-87.6105,41.8659),(-87.6127,41.8658),(-87.6134,41.8629),(-87.6122,41.8606),(-87.6122,41.8587),(-87.613,41.8576),(-87.6128,41.8564),(-87.6111,41.8548),(-87.6106,41.8528),(-87.6094,41.8513),(-87.6092,41.8505),(-87.6095,41.8487),(-87.6084,41.8459))', NULL),
  (34, 1, '((-87.6292,41.8456),(-87.63,41.8455),(-87.6296,41.831),(-87.629,41.831),(-87.6291,41.8273),(-87.629,41.8237),(-87.6294,41.8237),(-87.634,41.8236),(-87.6361,41.8252),(-87.6364,41.8274),(-87.6366,41.8342),(-87.6359,41.8345),(-87.6359,41.8364),(-87.6364,41.8364),(-87.6364,41.8382),(-87.6365,41.8436),(-87.6383,41.8436),(-87.6384,41.8462),(-87.6416,41.8463),(-87.6417,41.8473),(-87.6424,41.8481),(-87.6416,41.8481),(-87.6423,41.8489),(-87.6432,41.8485),(-87.644,41.8495),(-87.6426,41.85),(-87.6411,41.8518),(-87.6394,41.8543),(-87.6375,41.8553),(-87.6355,41.8569),(-87.6352,41.8577),(-87.6302,41.8578),(-87.6301,41.8529),(-87.6294,41.8529))', NULL),
  (35, 1, '((-87.6091,41.8447),(-87.6088,41.8434),(-87.608,41.8423),(-87.608,41.8414),(-87.6072,41.8396),(-87.6061,41.8385),(-87.6059,41.8364),(-87.6046,41.835),(-87.605,41.8344),(-87.6046,41.8334),(-87.6027,41.8323),(-87.6027,41.8314),(-87.6106,41.8312),(-87.6126,41.8239),(-87.629,41.8237),(-87.6291,41.8273),(-87.629,41.831),(-87.6296,41.831),(-87.63,41.8455),(-87.6292,41.8456),(-87.6178,41.8457),(-87.6166,41.8456),(-87.6162,41.8452),(-87.6094,41.8453))', NULL),
  (36, 1, '((-87.5922,41.8169),(-87.5953,41.8169),(-87.6067,41.8168),(-87.6069,41.824),(-87.6126,41.8239),(-87.6106,41.8312),(-87.6027,41.8314),(-87.6,41.8279),(-87.5976,41.8261),(-87.5977,41.8246),(-87.5973,41.8226),(-87.5957,41.8204),(-87.5926,41.8183))', NULL),
  (37, 1, '((-87.6288,41.8019),(-87.6286,41.7946),(-87.6355,41.7945),(-87.6359,41.809),(-87.6359,41.8109),(-87.6362,41.812),(-87.6362,41.8163),(-87.6357,41.8163),(-87.636,41.8182),(-87.6361,41.8236),(-87.634,41.8236),(-87.6294,41.8237),(-87.629,41.8113),(-87.629,41.8072))', NULL),
  (38, 1, '((-87.6067,41.8168),(-87.6064,41.8023),(-87.6288,41.8019),(-87.629,41.8072),(-87.629,41.8113),(-87.6294,41.8237),(-87.629,41.8237),(-87.6126,41.8239),(-87.6069,41.824))', NULL),
  (39, 1, '((-87.5922,41.8169),(-87.5905,41.8147),(-87.5902,41.8137),(-87.5888,41.8123),(-87.5874,41.8119),(-87.5869,41.8101),(-87.5852,41.8072),(-87.5812,41.8043),(-87.5802,41.804),(-87.5804,41.8025),(-87.5827,41.8025),(-87.6064,41.8023),(-87.6067,41.8168),(-87.5953,41.8169))', NULL),
  (40, 1, '((-87.606,41.7859),(-87.6158,41.7857),(-87.6156,41.7802),(-87.6211,41.7801),(-87.6254,41.7801),(-87.6254,41.7832),(-87.6283,41.7832),(-87.6286,41.7946),(-87.6288,41.8019),(-87.6064,41.8023))', NULL),
  (41, 1, '((-87.5804,41.8025),(-87.5805,41.8011),(-87.5799,41.7984),(-87.5784,41.7971),(-87.5756,41.7969),(-87.5754,41.7954),(-87.5783,41.7947),(-87.579,41.7942),(-87.5796,41.792),(-87.5784,41.7901),(-87.5763,41.7885),(-87.5773,41.7881),(-87.5771,41.7861),(-87.5852,41.7859),(-87.5866,41.7861),(-87.5956,41.7861),(-87.5969,41.786),(-87.606,41.7859),(-87.6064,41.8023),(-87.5827,41.8025))', NULL),
  (42, 1, '((-87.5771,41.7861),(-87.5761,41.7837),(-87.5725,41.7819),(-87.5697,41.7813),(-87.5731,41.7803),(-87.573,41.7798),(-87.5744,41.7794),(-87.5753,41.7779),(-87.5741,41.7755),(-87.572,41.7758),(-87.5717,41.7766),(-87.5734,41.7783),(-87.5732,41.7792),(-87.5722,41.7792),(-87.5718,41.7786),(-87.5688,41.7764),(-87.5668,41.774),(-87.5665,41.7738),(-87.5668,41.7736),(-87.5921,41.7733),(-87.6058,41.7731),(-87.6056,41.7659),(-87.6154,41.773),(-87.6156,41.7802),(-87.6158,41.7857),(-87.606,41.7859),(-87.5969,41.786),(-87.5956,41.7861),(-87.5866,41.7861),(-87.5852,41.7859))', NULL),
  (43, 1, '((-87.544,41.7552),(-87.545,41.7544),(-87.5466,41.7539),(-87.5477,41.7545),(-87.5523,41.7519),(-87.5845,41.7515),(-87.5857,41.7515),(-87.5931,41.7569),(-87.5954,41.7587),(-87.5946,41.7623),(-87.5933,41.7623),(-87.5933,41.766),(-87.5923,41.766),(-87.5924,41.7699),(-87.5927,41.7703),(-87.5921,41.7733),(-87.5668,41.7736),(-87.5665,41.7738),(-87.565,41.7725),(-87.5636,41.7721),(-87.5632,41.7704),(-87.5623,41.769),(-87.5605,41.7684),(-87.5595,41.7692),(-87.5594,41.7668),(-87.5604,41.7662),(-87.5605,41.7654),(-87.559,41.7638),(-87.5585,41.764),(-87.5576,41.7629),(-87.5556,41.7616),(-87.5549,41.7618),(-87.5541,41.7608),(-87.5523,41.76),(-87.5487,41.7587),(-87.5473,41.7587),(-87.5455,41.7594),(-87.5443,41.7602),(-87.5426,41.7591),(-87.5417,41.7578),(-87.5406,41.7573))', NULL),
  (44, 1, '((-87.5953,41.7368),(-87.6004,41.7367),(-87.6012,41.7331),(-87.602,41.733),(-87.6033,41.7276),(-87.6029,41.7276),(-87.6031,41.7257),(-87.6036,41.7234),(-87.6045,41.7236),(-87.6045,41.7225),(-87.6076,41.7236),(-87.6094,41.7245),(-87.6094,41.7249),(-87.6107,41.7256),(-87.6116,41.7256),(-87.6143,41.7269),(-87.6143,41.7279),(-87.6174,41.7291),(-87.6192,41.7295),(-87.6192,41.7291),(-87.6257,41.729),(-87.629,41.7326),(-87.6327,41.736),(-87.6325,41.7364),(-87.6336,41.7383),(-87.634,41.7395),(-87.6341,41.7435),(-87.6359,41.7442),(-87.6365,41.7435),(-87.6392,41.7434),(-87.6391,41.7489),(-87.6395,41.7489),(-87.6394,41.7507),(-87.6344,41.7508),(-87.6055,41.7513),(-87.5972,41.7514),(-87.5971,41.7505),(-87.5978,41.7468),(-87.5973,41.7468),(-87.5976,41.7441),(-87.5979,41.7441),(-87.5979,41.7418),(-87.5972,41.7399))', NULL),
  (45, 1, '((-87.5857,41.7515),(-87.5847,41.7509),(-87.5657,41.7372),(-87.5953,41.7368),(-87.5972,41.7399),(-87.5979,41.7418),(-87.5979,41.7441),(-87.5976,41.7441),(-87.5973,41.7468),(-87.5978,41.7468),(-87.5971,41.7505),(-87.5972,41.7514),(-87.5955,41.7514),(-87.5956,41.755),(-87.5962,41.755),(-87.5958,41.7569),(-87.5931,41.7569))', NULL),
  (46, 1, '((-87.544,41.7552),(-87.5444,41.7541),(-87.5437,41.7525),(-87.5429,41.7519),(-87.5405,41.7519),(-87.5389,41.7513),(-87.5314,41.7483),(-87.531,41.748),(-87.5298,41.7415),(-87.5245,41.7414),(-87.5299,41.7413),(-87.5307,41.7411),(-87.5399,41.741),(-87.5398,41.7405),(-87.5299,41.7406),(-87.529,41.7338),(-87.5293,41.733),(-87.5404,41.7283),(-87.5422,41.7266),(-87.5431,41.7229),(-87.5457,41.7228),(-87.5492,41.7253),(-87.5657,41.7372),(-87.5847,41.7509),(-87.5857,41.7515),(-87.5845,41.7515),(-87.5523,41.7519),(-87.5477,41.7545),(-87.5466,41.7539),(-87.545,41.7544))', NULL),
  (47, 1, '((-87.5874,41.7233),(-87.5867,41.7223),(-87.6032,41.7221),(-87.6045,41.722),(-87.6045,41.7225),(-87.6045,41.7236),(-87.6036,41.7234),(-87.6031,41.7257),(-87.6029,41.7276),(-87.6033,41.7276),(-87.602,41.733),(-87.6012,41.7331),(-87.6004,41.7367),(-87.5953,41.7368),(-87.593,41.7334),(-87.5888,41.7263))', NULL),
  (48, 1, '((-87.5457,41.7228),(-87.5656,41.7226),(-87.5656,41.7239),(-87.5686,41.7236),(-87.5853,41.7233),(-87.5874,41.7233),(-87.5888,41.7263),(-87.593,41.7334),(-87.5953,41.7368),(-87.5657,41.7372),(-87.5492,41.7253))', NULL),
  (49, 1, '((-87.6045,41.7225),(-87.6045,41.722),(-87.6032,41.7221),(-87.6113,41.6865),(-87.6114,41.6854),(-87.6123,41.6854),(-87.6422,41.6851),(-87.6426,41.6996),(-87.6428,41.7069),(-87.6331,41.707),(-87.6337,41.7289),(-87.6341,41.7359),(-87.6338,41.736),(-87.634,41.7395),(-87.6336,41.7383),(-87.6325,41.7364),(-87.6327,41.736),(-87.629,41.7326),(-87.6257,41.729),(-87.6192,41.7291),(-87.6192,41.7295),(-87.6174,41.7291),(-87.6143,41.7279),(-87.6143,41.7269),(-87.6116,41.7256),(-87.6107,41.7256),(-87.6094,41.7249),(-87.6094,41.7245),(-87.6076,41.7236))', NULL),
  (50, 1, '((-87.6016,41.6862),(-87.6046,41.6855),(-87.6114,41.6854),(-87.6113,41.6865),(-87.6032,41.7221),(-87.5867,41.7223),(-87.585,41.7207),(-87.5846,41.7112),(-87.5849,41.7094),(-87.5858,41.7078),(-87.5873,41.7077),(-87.5881,41.7051),(-87.5927,41.7009),(-87.5944,41.699),(-87.5962,41.6963),(-87.5997,41.6897))', NULL),
  (51, 1, '((-87.5457,41.7228),(-87.5431,41.7229),(-87.5427,41.7208),(-87.5432,41.718),(-87.5424,41.7164),(-87.5422,41.7146),(-87.5425,41.7135),(-87.5427,41.7109),(-87.5436,41.7094),(-87.5453,41.7081),(-87.5459,41.7073),(-87.5456,41.7046),(-87.5459,41.7028),(-87.5438,41.7028),(-87.5449,41.7012),(-87.5452,41.7002),(-87.5451,41.6855),(-87.5451,41.6828),(-87.5449,41.6732),(-87.5451,41.6722),(-87.5462,41.6694),(-87.5464,41.6681),(-87.5447,41.6592),(-87.5513,41.6629),(-87.5532,41.6649),(-87.5566,41.67),(-87.5582,41.6689),(-87.5593,41.6686),(-87.5593,41.6592),(-87.5609,41.6592),(-87.5816,41.6592),(-87.583,41.6594),(-87.5866,41.6603),(-87.589,41.6604),(-87.5917,41.6635),(-87.5921,41.6637),(-87.6001,41.6729),(-87.6009,41.6741),(-87.6017,41.6769),(-87.6019,41.6842),(-87.6016,41.6862),(-87.5997,41.6897),(-87.5962,41.6963),(-87.5944,41.699),(-87.5927,41.7009),(-87.5881,41.7051),(-87.5873,41.7077),(-87.5858,41.7078),(-87.5849,41.7094),(-87.5846,41.7112),(-87.585,41.7207),(-87.5867,41.7223),(-87.5874,41.7233),(-87.5853,41.7233),(-87.5686,41.7236),(-87.5656,41.7239),(-87.5656,41.7226))', NULL),
  (52, 1, '((-87.5246,41.6918),(-87.5304,41.6918),(-87.5304,41.6846),(-87.5316,41.6845),(-87.5401,41.6845),(-87.5401,41.6828),(-87.5451,41.6828),(-87.5451,41.6855),(-87.5452,41.7002),(-87.5449,41.7012),(-87.5438,41.7028),(-87.5459,41.7028),(-87.5456,41.7046),(-87.5459,41.7073),(-87.5453,41.7081),(-87.5436,41.7094),(-87.5427,41.7109),(-87.5425,41.7135),(-87.5422,41.7146),(-87.5424,41.7164),(-87.5432,41.718),(-87.5427,41.7208),(-87.5431,41.7229),(-87.5422,41.7266),(-87.5404,41.7283),(-87.5293,41.733),(-87.5289,41.7321),(-87.5253,41.7315),(-87.5247,41.7311),(-87.5245,41.7219),(-87.5256,41.7204),(-87.5255,41.719),(-87.5245,41.7174),(-87.527,41.7169),(-87.5287,41.7157),(-87.5285,41.7147),(-87.5274,41.7131),(-87.5265,41.7124),(-87.5284,41.7108),(-87.5262,41.7098),(-87.5258,41.7104),(-87.5241,41.7093),(-87.5256,41.7099),(-87.5262,41.7095),(-87.5245,41.7085),(-87.5245,41.7026))', NULL),
  (53, 1, '((-87.6183,41.6591),(-87.6197,41.6591),(-87.6195,41.6608),(-87.622,41.6621),(-87.622,41.6624),(-87.6244,41.6623),(-87.6263,41.6617),(-87.6308,41.658),(-87.633,41.6575),(-87.6363,41.6574),(-87.6386,41.6577),(-87.6411,41.6578),(-87.647,41.6576),(-87.6472,41.6632),(-87.6414,41.6632),(-87.6417,41.6705),(-87.6577,41.6703),(-87.6612,41.6703),(-87.6614,41.6775),(-87.6616,41.6848),(-87.6422,41.6851),(-87.6123,41.6854),(-87.6142,41.6769),(-87.6146,41.6756),(-87.6171,41.6643))', NULL),
  (54, 1, '((-87.6016,41.6862),(-87.6019,41.6842),(-87.6017,41.6769),(-87.6009,41.6741),(-87.6001,41.6729),(-87.5921,41.6637),(-87.5917,41.6635),(-87.589,41.6604),(-87.5808,41.6508),(-87.5796,41.6491),(-87.5789,41.6474),(-87.5784,41.6447),(-87.5857,41.6447),(-87.5962,41.6446),(-87.6172,41.6446),(-87.6172,41.6503),(-87.6203,41.6509),(-87.6191,41.6536),(-87.6185,41.6555),(-87.6177,41.6591),(-87.6183,41.6591),(-87.6171,41.6643),(-87.6146,41.6756),(-87.6142,41.6769),(-87.6123,41.6854),(-87.6114,41.6854),(-87.6046,41.6855))', NULL),
  (55, 1, '((-87.5246,41.6918),(-87.5252,41.6445),(-87.5498,41.6446),(-87.5624,41.6447),(-87.5784,41.6447),(-87.5789,41.6474),(-87.5796,41.6491),(-87.5808,41.6508),(-87.589,41.6604),(-87.5866,41.6603),(-87.583,41.6594),(-87.5816,41.6592),(-87.5609,41.6592),(-87.5593,41.6592),(-87.5593,41.6686),(-87.5582,41.6689),(-87.5566,41.67),(-87.5532,41.6649),(-87.5513,41.6629),(-87.5447,41.6592),(-87.5464,41.6681),(-87.5462,41.6694),(-87.5451,41.6722),(-87.5449,41.6732),(-87.5451,41.6828),(-87.5401,41.6828),(-87.5401,41.6845),(-87.5316,41.6845),(-87.5304,41.6846),(-87.5304,41.6918))', NULL),
  (56, 1, '((-87.7386,41.8187),(-87.7385,41.815),(-87.7379,41.7953),(-87.7376,41.7858),(-87.7425,41.7857),(-87.762,41.7853),(-87.762,41.7854),(-87.7813,41.785),(-87.8012,41.7847),(-87.8015,41.7922),(-87.8016,41.798),(-87.7972,41.7994),(-87.7879,41.7996),(-87.7818,41.7997),(-87.7643,41.8),(-87.7527,41.8002),(-87.7531,41.8133),(-87.7446,41.816),(-87.7448,41.822),(-87.7387,41.8221))', NULL),
  (57, 1, '((-87.7144,41.826),(-87.7143,41.8221),(-87.714,41.81),(-87.7138,41.806),(-87.7142,41.8048),(-87.7152,41.8038),(-87.7197,41.802),(-87.7234,41.8002),(-87.7282,41.7983),(-87.7282,41.7968),(-87.7355,41.7968),(-87.7354,41.7955),(-87.7379,41.7953),(-87.7385,41.815),(-87.7386,41.8187),(-87.7144,41.8263))', NULL),
  (58, 1, '((-87.6842,41.823),(-87.6839,41.8084),(-87.6844,41.8084),(-87.6844,41.8047),(-87.6844,41.8045),(-87.6932,41.8045),(-87.6941,41.8046),(-87.7039,41.8045),(-87.7039,41.8042),(-87.7113,41.8041),(-87.7138,41.8039),(-87.7138,41.806),(-87.714,41.81),(-87.7143,41.8221),(-87.7144,41.826),(-87.7046,41.8291),(-87.7046,41.8298),(-87.7004,41.8309),(-87.6966,41.8322),(-87.6964,41.832),(-87.6874,41.8348),(-87.6874,41.8266),(-87.6869,41.8267),(-87.6861,41.8252),(-87.6861,41.823))', NULL),
  (59, 1, '((-87.6561,41.8233),(-87.6664,41.8231),(-87.6683,41.8232),(-87.6842,41.823),(-87.6861,41.823),(-87.6861,41.8252),(-87.6869,41.8267),(-87.6874,41.8266),(-87.6874,41.8348),(-87.6804,41.837),(-87.6787,41.8372),(-87.6706,41.8374),(-87.6682,41.8373),(-87.667,41.8377),(-87.6643,41.8391),(-87.6632,41.837),(-87.6613,41.8349),(-87.6603,41.8344),(-87.6574,41.8312),(-87.6576,41.8288),(-87.6571,41.824))', NULL),
  (60, 1, '((-87.634,41.8236),(-87.6361,41.8236),(-87.6561,41.8233),(-87.6571,41.824),(-87.6576,41.8288),(-87.6574,41.8312),(-87.6603,41.8344),(-87.6613,41.8349),(-87.6632,41.837),(-87.6643,41.8391),(-87.665,41.8417),(-87.6639,41.8441),(-87.6634,41.8445),(-87.6607,41.8457),(-87.6586,41.8473),(-87.6575,41.8472),(-87.651,41.8483),(-87.6496,41.8484),(-87.6468,41.8492),(-87.644,41.8495),(-87.6432,41.8485),(-87.6423,41.8489),(-87.6416,41.8481),(-87.6424,41.8481),(-87.6417,41.8473),(-87.6416,41.8463),(-87.6384,41.8462),(-87.6383,41.8436),(-87.6365,41.8436),(-87.6364,41.8382),(-87.6364,41.8364),(-87.6359,41.8364),(-87.6359,41.8345),(-87.6366,41.8342),(-87.6364,41.8274),(-87.6361,41.8252))', NULL),
  (61, 1, '((-87.6355,41.7945),(-87.6549,41.7942),(-87.6671,41.794),(-87.6788,41.7939),(-87.6794,41.797),(-87.6796,41.8024),(-87.6794,41.8049),(-87.6844,41.8047),(-87.6844,41.8084),(-87.6839,41.8084),(-87.6842,41.823),(-87.6683,41.8232),(-87.6664,41.8231),(-87.6561,41.8233),(-87.6361,41.8236),(-87.636,41.8182),(-87.6357,41.8163),(-87.6362,41.8163),(-87.6362,41.812),(-87.6359,41.8109),(-87.6359,41.809))', NULL),
  (62, 1, '((-87.7138,41.8039),(-87.7136,41.8007),(-87.7133,41.7897),(-87.7135,41.7897),(-87.7134,41.7861),(-87.7232,41.7859),(-87.7376,41.7858),(-87.7379,41.7953),(-87.7354,41.7955),(-87.7355,41.7968),(-87.7282,41.7968),(-87.7282,41.7983),(-87.7234,41.8002),(-87.7197,41.802),(-87.7152,41.8038),(-87.7142,41.8048),(-87.7138,41.806))', NULL),
  (63, 1, '((-87.6788,41.7939),(-87.6794,41.7935),(-87.6797,41.7897),(-87.6797,41.7866),(-87.6848,41.7865),(-87.7129,41.7861),(-87.7134,41.7861),(-87.7135,41.7897),(-87.7133,41.7897),(-87.7136,41.8007),(-87.7138,41.8039),(-87.7113,41.8041),(-87.7039,41.8042),(-87.7039,41.8045),(-87.6941,41.8046),(-87.6932,41.8045),(-87.6844,41.8045),(-87.6844,41.8047),(-87.6794,41.8049),(-87.6796,41.8024),(-87.6794,41.797))', NULL),
  (64, 1, '((-87.7376,41.7858),(-87.7372,41.7712),(-87.7421,41.7711),(-87.7422,41.7748),(-87.7819,41.774),(-87.8008,41.7737),(-87.8009,41.7769),(-87.8012,41.7847),(-87.7813,41.785),(-87.762,41.7854),(-87.762,41.7853),(-87.7425,41.7857))', NULL),
  (65, 1, '((-87.7125,41.7573),(-87.7162,41.7589),(-87.7185,41.7597),(-87.7223,41.7615),(-87.722,41.7534),(-87.732,41.7532),(-87.7323,41.7533),(-87.7366,41.753),(-87.7415,41.7533),(-87.7419,41.7643),(-87.7421,41.7711),(-87.7372,41.7712),(-87.7376,41.7858),(-87.7232,41.7859),(-87.7134,41.7861),(-87.7129,41.7861),(-87.7127,41.7788),(-87.713,41.7788),(-87.7128,41.7715),(-87.7124,41.7606))', NULL),
  (66, 1, '((-87.6782,41.7577),(-87.6786,41.7576),(-87.6902,41.7574),(-87.7061,41.7572),(-87.711,41.7572),(-87.7125,41.7573),(-87.7124,41.7606),(-87.7128,41.7715),(-87.713,41.7788),(-87.7127,41.7788),(-87.7129,41.7861),(-87.6848,41.7865),(-87.6797,41.7866),(-87.6791,41.7866),(-87.679,41.7811),(-87.6785,41.7791),(-87.6788,41.7762),(-87.6786,41.7756),(-87.6783,41.772),(-87.6787,41.772),(-87.6786,41.7684),(-87.6784,41.7684),(-87.6785,41.7638))', NULL),
  (67, 1, '((-87.6549,41.7942),(-87.6539,41.758),(-87.654,41.7579),(-87.6697,41.7576),(-87.6697,41.7578),(-87.6782,41.7577),(-87.6785,41.7638),(-87.6784,41.7684),(-87.6786,41.7684),(-87.6787,41.772),(-87.6783,41.772),(-87.6786,41.7756),(-87.6788,41.7762),(-87.6785,41.7791),(-87.679,41.7811),(-87.6791,41.7866),(-87.6797,41.7866),(-87.6797,41.7897),(-87.6794,41.7935),(-87.6788,41.7939),(-87.6671,41.794))', NULL),
  (68, 1, '((-87.6283,41.7832),(-87.629,41.7831),(-87.6289,41.7803),(-87.6302,41.78),(-87.63,41.7727),(-87.631,41.7727),(-87.6314,41.7691),(-87.6335,41.769),(-87.6335,41.7672),(-87.6347,41.7672),(-87.6345,41.7599),(-87.6358,41.7599),(-87.6357,41.7581),(-87.6393,41.758),(-87.6393,41.7562),(-87.6399,41.7561),(-87.6442,41.7561),(-87.6442,41.7581),(-87.6539,41.758),(-87.6549,41.7942),(-87.6355,41.7945),(-87.6286,41.7946))', NULL),
  (69, 1, '((-87.6156,41.7802),(-87.6154,41.773),(-87.6056,41.7659),(-87.6058,41.7731),(-87.5921,41.7733),(-87.5927,41.7703),(-87.5924,41.7699),(-87.5923,41.766),(-87.5933,41.766),(-87.5933,41.7623),(-87.5946,41.7623),(-87.5954,41.7587),(-87.5931,41.7569),(-87.5958,41.7569),(-87.5962,41.755),(-87.5956,41.755),(-87.5955,41.7514),(-87.5972,41.7514),(-87.6055,41.7513),(-87.6344,41.7508),(-87.6394,41.7507),(-87.6398,41.7507),(-87.6399,41.7561),(-87.6393,41.7562),(-87.6393,41.758),(-87.6357,41.7581),(-87.6358,41.7599),(-87.6345,41.7599),(-87.6347,41.7672),(-87.6335,41.7672),(-87.6335,41.769),(-87.6314,41.7691),(-87.631,41.7727),(-87.63,41.7727),(-87.6302,41.78),(-87.6289,41.7803),(-87.629,41.7831),(-87.6283,41.7832),(-87.6254,41.7832),(-87.6254,41.7801),(-87.6211,41.7801))', NULL),
  (70, 1, '((-87.7125,41.7573),(-87.711,41.7572),(-87.7061,41.7572),(-87.6902,41.7574),(-87.6786,41.7576),(-87.6784,41.7553),(-87.6781,41.7445),(-87.6776,41.7417),(-87.6769,41.7401),(-87.6753,41.7387),(-87.6728,41.7356),(-87.6731,41.7357),(-87.6825,41.7355),(-87.7092,41.7351),(-87.7411,41.7345),(-87.7409,41.7369),(-87.7415,41.7533),(-87.7366,41.753),(-87.7323,41.7533),(-87.732,41.7532),(-87.722,41.7534),(-87.7223,41.7615),(-87.7185,41.7597),(-87.7162,41.7589))', NULL),
  (71, 1, '((-87.6399,41.7561),(-87.6398,41.7507),(-87.6394,41.7507),(-87.6395,41.7489),(-87.6391,41.7489),(-87.6392,41.7434),(-87.6365,41.7435),(-87.6359,41.7442),(-87.6341,41.7435),(-87.634,41.7395),(-87.6338,41.736),(-87.6341,41.7359),(-87.6337,41.7289),(-87.6445,41.7287),(-87.6447,41.7298),(-87.6464,41.7295),(-87.6479,41.7287),(-87.6465,41.7325),(-87.6581,41.7323),(-87.6654,41.7321),(-87.6653,41.7302),(-87.6681,41.7302),(-87.6731,41.7357),(-87.6728,41.7356),(-87.6753,41.7387),(-87.6769,41.7401),(-87.6776,41.7417),(-87.6781,41.7445),(-87.6784,41.7553),(-87.6786,41.7576),(-87.6782,41.7577),(-87.6697,41.7578),(-87.6697,41.7576),(-87.654,41.7579),(-87.6539,41.758),(-87.6442,41.7581),(-87.6442,41.7561))', NULL),
  (72, 1, '((-87.6731,41.7357),(-87.6681,41.7302),(-87.6671,41.728),(-87.6634,41.7212),(-87.6631,41.7201),(-87.6611,41.7157),(-87.66,41.714),(-87.6564,41.7068),(-87.656,41.7068),(-87.6587,41.6994),(-87.6799,41.6991),(-87.6912,41.699),(-87.696,41.6989),(-87.6962,41.6989),(-87.6965,41.7071),(-87.6915,41.7072),(-87.6917,41.7136),(-87.6818,41.7137),(-87.6825,41.7355))', NULL),
  (73, 1, '((-87.6337,41.7289),(-87.6331,41.707),(-87.6428,41.7069),(-87.6426,41.6996),(-87.6587,41.6994),(-87.656,41.7068),(-87.6564,41.7068),(-87.66,41.714),(-87.6611,41.7157),(-87.6631,41.7201),(-87.6634,41.7212),(-87.6671,41.728),(-87.6681,41.7302),(-87.6653,41.7302),(-87.6654,41.7321),(-87.6581,41.7323),(-87.6465,41.7325),(-87.6479,41.7287),(-87.6464,41.7295),(-87.6447,41.7298),(-87.6445,41.7287))', NULL),
  (74, 1, '((-87.6965,41.7071),(-87.6962,41.6989),(-87.696,41.6989),(-87.6958,41.6917),(-87.6959,41.6916),(-87.6958,41.6881),(-87.6995,41.6879),(-87.6994,41.6861),(-87.7006,41.6861),(-87.7006,41.6843),(-87.7054,41.6842),(-87.7053,41.6806),(-87.7114,41.6804),(-87.7115,41.6841),(-87.7273,41.6839),(-87.7395,41.6836),(-87.7397,41.6909),(-87.7364,41.691),(-87.7218,41.6913),(-87.7203,41.6913),(-87.7209,41.705),(-87.7211,41.7132),(-87.7126,41.7133),(-87.7125,41.7115),(-87.7113,41.7115),(-87.7111,41.7061),(-87.7013,41.7062),(-87.7014,41.7071))', NULL),
  (75, 1, '((-87.6422,41.6851),(-87.6616,41.6848),(-87.6614,41.6775),(-87.6668,41.6774),(-87.6673,41.676),(-87.6684,41.6762),(-87.668,41.6774),(-87.6785,41.6772),(-87.6817,41.6773),(-87.6862,41.6772),(-87.6856,41.6796),(-87.6857,41.6845),(-87.6956,41.6843),(-87.6958,41.6881),(-87.6959,41.6916),(-87.6958,41.6917),(-87.6921,41.6918),(-87.691,41.6923),(-87.6912,41.699),(-87.6799,41.6991),(-87.6587,41.6994),(-87.6426,41.6996))', NULL),
  (76, 1, '((-87.8366,41.9864),(-87.8366,41.9753),(-87.8366,41.9748),(-87.8415,41.9747),(-87.8415,41.9738),(-87.8379,41.9738),(-87.838,41.9714),(-87.8367,41.9714),(-87.8367,41.9702),(-87.8416,41.9701),(-87.8416,41.972),(-87.8465,41.9719),(-87.8466,41.9664),(-87.8367,41.9666),(-87.8367,41.9594),(-87.8366,41.9503),(-87.8364,41.9448),(-87.8352,41.9448),(-87.8348,41.9376),(-87.8496,41.9373),(-87.8514,41.9387),(-87.8521,41.9398),(-87.8531,41.9426),(-87.8541,41.9466),(-87.855,41.9482),(-87.8549,41.9495),(-87.8541,41.9515),(-87.8466,41.9516),(-87.8466,41.9557),(-87.8581,41.9554),(-87.8586,41.9561),(-87.8587,41.9576),(-87.8576,41.9592),(-87.8557,41.9628),(-87.8555,41.9645),(-87.8548,41.9669),(-87.855,41.9687),(-87.8541,41.9712),(-87.8546,41.972),(-87.8558,41.9726),(-87.8575,41.9721),(-87.8587,41.9715),(-87.8598,41.9716),(-87.8613,41.9726),(-87.8619,41.9733),(-87.8808,41.9729),(-87.8808,41.9655),(-87.8808,41.9572),(-87.8816,41.9571),(-87.8856,41.9575),(-87.8903,41.9581),(-87.8929,41.9581),(-87.8929,41.9508),(-87.9038,41.9506),(-87.9123,41.9524),(-87.9123,41.9514),(-87.9147,41.952),(-87.9148,41.9551),(-87.9152,41.9568),(-87.9168,41.9575),(-87.9222,41.9584),(-87.9222,41.9539),(-87.9263,41.9549),(-87.9264,41.959),(-87.9321,41.9599),(-87.9322,41.9648),(-87.9348,41.9648),(-87.9348,41.9668),(-87.9381,41.9643),(-87.9397,41.9643),(-87.9397,41.9786),(-87.9399,41.9935),(-87.9388,41.9935),(-87.9382,41.9958),(-87.9365,41.9988),(-87.9354,42.0002),(-87.9333,42.002),(-87.9304,42.0041),(-87.9304,42.0022),(-87.9255,42.0023),(-87.9254,42.001),(-87.9205,42.0011),(-87.9205,42.005),(-87.9138,42.0051),(-87.9138,42.0087),(-87.9133,42.0087),(-87.9133,42.0063),(-87.913,42.0051),(-87.9077,42.0052),(-87.9077,42.0089),(-87.9057,42.009),(-87.9024,42.0081),(-87.9024,42.0079),(-87.8992,42.007),(-87.8958,42.0057),(-87.8943,42.0057),(-87.8944,42.0027),(-87.8936,42.0027),(-87.8933,42.0039),(-87.8919,42.004),(-87.89,42.0032),(-87.8904,42.0023),(-87.8992,42.0019),(-87.9024,42.0036),(-87.9024,42.004),(-87.9041,42.004),(-87.8995,42.0015),(-87.8974,42.0016),(-87.8975,42.0005),(-87.8894,41.9994),(-87.885,41.9985),(-87.8845,41.9982),(-87.8845,41.9951),(-87.8804,41.9952),(-87.8769,41.9857),(-87.8759,41.9857),(-87.8759,41.9829),(-87.8737,41.9767),(-87.8759,41.9766),(-87.8759,41.9739),(-87.8686,41.974),(-87.8675,41.9737),(-87.862,41.9739),(-87.8617,41.9753),(-87.8585,41.9787),(-87.8563,41.9805),(-87.8558,41.9822),(-87.8566,41.9843),(-87.8564,41.986),(-87.8555,41.9879),(-87.8558,41.989),(-87.8539,41.9886),(-87.8495,41.9883))', NULL),
  (76, 2, '((-87.94,41.9981),(-87.9401,42.0008),(-87.9351,42.0009),(-87.9371,41.9986))', NULL),
  (76, 3, '((-87.9336,42.0049),(-87.9344,42.005),(-87.9343,42.0017),(-87.9351,42.0009),(-87.9353,42.0082),(-87.9336,42.0082))', NULL),
  (77, 1, '((-87.6546,41.9982),(-87.6543,41.996),(-87.6546,41.996),(-87.6546,41.9945),(-87.6541,41.993),(-87.6543,41.9918),(-87.6543,41.9884),(-87.6537,41.9877),(-87.6511,41.9858),(-87.6499,41.9854),(-87.6507,41.9825),(-87.6505,41.9795),(-87.6486,41.9778),(-87.6473,41.9778),(-87.6489,41.977),(-87.6513,41.9765),(-87.6744,41.9761),(-87.6747,41.9865),(-87.6747,41.9908),(-87.6749,41.9908),(-87.675,41.998),(-87.656,41.9982))', NULL);
