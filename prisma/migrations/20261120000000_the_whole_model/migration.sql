-- Search folds case and accents and forgives spelling; both extensions are trusted, so no superuser is needed.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateEnum
CREATE TYPE "Audience" AS ENUM ('everyone', 'followers', 'only_me');

-- CreateEnum
CREATE TYPE "Units" AS ENUM ('mi', 'km');

-- CreateEnum
CREATE TYPE "Theme" AS ENUM ('system', 'light', 'dark');

-- CreateEnum
CREATE TYPE "CodePurpose" AS ENUM ('signup', 'reset', 'change');

-- CreateEnum
CREATE TYPE "MediaPurpose" AS ENUM ('post', 'draft', 'avatar', 'cover');

-- CreateEnum
CREATE TYPE "TagStatus" AS ENUM ('pending', 'accepted');

-- CreateEnum
CREATE TYPE "SavedType" AS ENUM ('venue', 'gem', 'event', 'photo', 'activity');

-- CreateEnum
CREATE TYPE "XpSource" AS ENUM ('workout', 'post', 'experience', 'check_in');

-- CreateEnum
CREATE TYPE "FollowStatus" AS ENUM ('requested', 'accepted');

-- CreateEnum
CREATE TYPE "GroupRole" AS ENUM ('owner', 'moderator', 'member');

-- CreateEnum
CREATE TYPE "GroupStatus" AS ENUM ('member', 'requested');

-- CreateEnum
CREATE TYPE "SeatStatus" AS ENUM ('going', 'waitlisted');

-- CreateEnum
CREATE TYPE "ReportStatus" AS ENUM ('open', 'closed');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "phoneNumber" TEXT,
    "passwordHash" TEXT,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "bio" TEXT,
    "location" TEXT DEFAULT 'Chicago, IL',
    "profileImageUrl" TEXT,
    "heroImageUrl" TEXT,
    "interests" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "timeZone" TEXT NOT NULL DEFAULT 'America/Chicago',
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "suspendedAt" TIMESTAMPTZ(3),
    "deleteAfter" TIMESTAMPTZ(3),
    "photoCount" INTEGER NOT NULL DEFAULT 0,
    "experienceCount" INTEGER NOT NULL DEFAULT 0,
    "checkInCount" INTEGER NOT NULL DEFAULT 0,
    "savedCount" INTEGER NOT NULL DEFAULT 0,
    "followersCount" INTEGER NOT NULL DEFAULT 0,
    "followingCount" INTEGER NOT NULL DEFAULT 0,
    "ledgerXp" INTEGER NOT NULL DEFAULT 0,
    "ledgerScore" INTEGER NOT NULL DEFAULT 0,
    "isPrivate" BOOLEAN NOT NULL DEFAULT false,
    "findableByPhone" BOOLEAN NOT NULL DEFAULT false,
    "findableByEmail" BOOLEAN NOT NULL DEFAULT false,
    "defaultAudience" "Audience" NOT NULL DEFAULT 'everyone',
    "hideLikeCounts" BOOLEAN NOT NULL DEFAULT false,
    "showOnLeaderboard" BOOLEAN NOT NULL DEFAULT true,
    "gamification" BOOLEAN NOT NULL DEFAULT true,
    "units" "Units" NOT NULL DEFAULT 'mi',
    "theme" "Theme" NOT NULL DEFAULT 'system',
    "reducedMotion" BOOLEAN NOT NULL DEFAULT false,
    "restDays" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "notifications" JSONB NOT NULL DEFAULT '{}',
    "quietHours" JSONB,
    "notificationsReadAt" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "provider" TEXT NOT NULL DEFAULT 'password',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identities" (
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "email" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("provider","subject")
);

-- CreateTable
CREATE TABLE "signup_attempts" (
    "id" UUID NOT NULL,
    "destination" TEXT NOT NULL,
    "email" TEXT,
    "phoneNumber" TEXT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "inviteToken" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signup_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_codes" (
    "id" UUID NOT NULL,
    "purpose" "CodePurpose" NOT NULL,
    "destination" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "attemptId" UUID,
    "userId" UUID,

    CONSTRAINT "verification_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "status" INTEGER NOT NULL DEFAULT 0,
    "answer" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "job_runs" (
    "name" TEXT NOT NULL,
    "lastRun" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "media" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "purpose" "MediaPurpose" NOT NULL,
    "photoId" UUID,
    "extension" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "placeholder" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL DEFAULT 'New Experience',
    "caption" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT 'Chicago, IL',
    "activityType" TEXT NOT NULL DEFAULT 'general',
    "category" TEXT NOT NULL DEFAULT 'photo',
    "isExperience" BOOLEAN NOT NULL DEFAULT false,
    "showInHome" BOOLEAN NOT NULL DEFAULT true,
    "showInProfile" BOOLEAN NOT NULL DEFAULT true,
    "isProfileGallery" BOOLEAN NOT NULL DEFAULT false,
    "audience" "Audience" NOT NULL DEFAULT 'everyone',
    "venueId" UUID,
    "images" JSONB NOT NULL,
    "mediaKey" TEXT NOT NULL,
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_likes" (
    "photoId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_likes_pkey" PRIMARY KEY ("photoId","userId")
);

-- CreateTable
CREATE TABLE "comments" (
    "id" UUID NOT NULL,
    "photoId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "parentId" UUID,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_tags" (
    "photoId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "status" "TagStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_tags_pkey" PRIMARY KEY ("photoId","userId")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "activityType" TEXT NOT NULL DEFAULT 'general',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post_likes" (
    "postId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_likes_pkey" PRIMARY KEY ("postId","userId")
);

-- CreateTable
CREATE TABLE "drafts" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "caption" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "venueId" UUID,
    "taggedUserIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "photos" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venues" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "cuisine" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "reviewCount" INTEGER NOT NULL,
    "priceRange" TEXT NOT NULL,
    "neighborhood" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "placeholder" TEXT NOT NULL DEFAULT '',
    "focusY" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "availability" TEXT NOT NULL,
    "hours" JSONB,
    "description" TEXT NOT NULL,
    "tags" TEXT[],
    "website" TEXT,
    "indoor" BOOLEAN NOT NULL DEFAULT true,
    "offerRank" INTEGER,
    "checkInCount" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "venues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hidden_gems" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "neighborhood" TEXT NOT NULL,
    "address" TEXT,
    "specialFeature" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "cuisine" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "reviewCount" INTEGER NOT NULL,
    "priceRange" TEXT NOT NULL,
    "hours" TEXT NOT NULL,
    "openingHours" JSONB,
    "tags" TEXT[],
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "website" TEXT,
    "image" TEXT NOT NULL,
    "placeholder" TEXT NOT NULL DEFAULT '',
    "focusY" DOUBLE PRECISION NOT NULL DEFAULT 0.5,

    CONSTRAINT "hidden_gems_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" UUID NOT NULL,
    "externalKey" TEXT NOT NULL,
    "mergeKey" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "venue" TEXT NOT NULL,
    "city" TEXT NOT NULL DEFAULT 'Chicago',
    "address" TEXT,
    "date" DATE NOT NULL,
    "time" TEXT NOT NULL DEFAULT 'TBA',
    "category" TEXT NOT NULL,
    "priceMin" DOUBLE PRECISION,
    "priceMax" DOUBLE PRECISION,
    "source" TEXT NOT NULL,
    "url" TEXT,
    "image" TEXT NOT NULL,
    "placeholder" TEXT NOT NULL DEFAULT '',
    "rating" DOUBLE PRECISION,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "isSeed" BOOLEAN NOT NULL DEFAULT false,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway_answers" (
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "fetchedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gateway_answers_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "guides" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "places" JSONB NOT NULL,

    CONSTRAINT "guides_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_items" (
    "userId" UUID NOT NULL,
    "type" "SavedType" NOT NULL,
    "targetId" TEXT NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_items_pkey" PRIMARY KEY ("userId","type","targetId")
);

-- CreateTable
CREATE TABLE "check_ins" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "venueId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "isPrivate" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_ins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workouts" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "activityType" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "notes" TEXT,
    "distanceMeters" INTEGER,
    "venueId" UUID,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "xp_entries" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "source" "XpSource" NOT NULL,
    "sourceId" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "xp" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "week" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "xp_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "xp_weeks" (
    "week" DATE NOT NULL,
    "userId" UUID NOT NULL,
    "xp" INTEGER NOT NULL,

    CONSTRAINT "xp_weeks_pkey" PRIMARY KEY ("userId","week")
);

-- CreateTable
CREATE TABLE "challenges" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "target" INTEGER NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "frozenAt" TIMESTAMPTZ(3),
    "participants" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "challenge_members" (
    "challengeId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "result" INTEGER,

    CONSTRAINT "challenge_members_pkey" PRIMARY KEY ("challengeId","userId")
);

-- CreateTable
CREATE TABLE "achievement_unlocks" (
    "userId" UUID NOT NULL,
    "achievement" TEXT NOT NULL,
    "unlockedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "achievement_unlocks_pkey" PRIMARY KEY ("userId","achievement")
);

-- CreateTable
CREATE TABLE "follows" (
    "followerId" UUID NOT NULL,
    "followingId" UUID NOT NULL,
    "status" "FollowStatus" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follows_pkey" PRIMARY KEY ("followerId","followingId")
);

-- CreateTable
CREATE TABLE "blocks" (
    "blockerId" UUID NOT NULL,
    "blockedId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blockerId","blockedId")
);

-- CreateTable
CREATE TABLE "mutes" (
    "muterId" UUID NOT NULL,
    "mutedId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mutes_pkey" PRIMARY KEY ("muterId","mutedId")
);

-- CreateTable
CREATE TABLE "invites" (
    "token" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invites_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "groups" (
    "id" UUID NOT NULL,
    "slug" TEXT,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "maxMembers" INTEGER NOT NULL,
    "memberCount" INTEGER NOT NULL DEFAULT 0,
    "isPrivate" BOOLEAN NOT NULL DEFAULT false,
    "coverImage" TEXT,
    "creatorId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_members" (
    "groupId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "GroupRole" NOT NULL DEFAULT 'member',
    "status" "GroupStatus" NOT NULL DEFAULT 'member',
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("groupId","userId")
);

-- CreateTable
CREATE TABLE "community_events" (
    "id" UUID NOT NULL,
    "slug" TEXT,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "time" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "location" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "maxAttendees" INTEGER NOT NULL,
    "attendees" INTEGER NOT NULL DEFAULT 0,
    "waitlisted" INTEGER NOT NULL DEFAULT 0,
    "price" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "organizerRating" DOUBLE PRECISION,
    "image" TEXT,
    "tags" TEXT[],
    "hostId" UUID NOT NULL,
    "groupId" UUID,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelledAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "community_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "community_event_members" (
    "eventId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "status" "SeatStatus" NOT NULL,
    "queue" BIGSERIAL NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "community_event_members_pkey" PRIMARY KEY ("eventId","userId")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "groupKey" TEXT NOT NULL,
    "actorId" UUID,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "reporterId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "note" TEXT,
    "snapshot" JSONB NOT NULL,
    "status" "ReportStatus" NOT NULL DEFAULT 'open',
    "action" TEXT,
    "reason" TEXT,
    "decidedBy" UUID,
    "decidedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_log" (
    "id" UUID NOT NULL,
    "moderatorId" UUID,
    "reportId" UUID,
    "action" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderation_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trending_activities" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "popularity" INTEGER NOT NULL,
    "participants" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "difficulty" TEXT NOT NULL,
    "price" TEXT NOT NULL,
    "maxParticipants" INTEGER NOT NULL,
    "tags" TEXT[],
    "indoor" BOOLEAN NOT NULL DEFAULT false,
    "venueId" UUID,
    "rank" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "trending_activities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestion_feedback" (
    "userId" UUID NOT NULL,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suggestion_feedback_pkey" PRIMARY KEY ("userId","targetType","targetId")
);

-- CreateTable
CREATE TABLE "interactions" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "kind" TEXT NOT NULL,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_exports" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "file" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "account_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_phoneNumber_key" ON "users"("phoneNumber");

-- CreateIndex
CREATE INDEX "users_ledgerXp_id_idx" ON "users"("ledgerXp" DESC, "id");

-- CreateIndex
CREATE INDEX "sessions_userId_lastSeenAt_idx" ON "sessions"("userId", "lastSeenAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "identities_userId_provider_key" ON "identities"("userId", "provider");

-- CreateIndex
CREATE INDEX "signup_attempts_destination_idx" ON "signup_attempts"("destination");

-- CreateIndex
CREATE INDEX "signup_attempts_createdAt_idx" ON "signup_attempts"("createdAt");

-- CreateIndex
CREATE INDEX "verification_codes_destination_purpose_createdAt_idx" ON "verification_codes"("destination", "purpose", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "verification_codes_createdAt_idx" ON "verification_codes"("createdAt");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "idempotency_keys_createdAt_idx" ON "idempotency_keys"("createdAt");

-- CreateIndex
CREATE INDEX "media_photoId_idx" ON "media"("photoId");

-- CreateIndex
CREATE INDEX "media_userId_createdAt_idx" ON "media"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "photos_mediaKey_key" ON "photos"("mediaKey");

-- CreateIndex
CREATE INDEX "photos_createdAt_id_idx" ON "photos"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "photos_userId_createdAt_id_idx" ON "photos"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "photos_venueId_createdAt_idx" ON "photos"("venueId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "photo_likes_userId_createdAt_idx" ON "photo_likes"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "comments_photoId_createdAt_id_idx" ON "comments"("photoId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "comments_parentId_idx" ON "comments"("parentId");

-- CreateIndex
CREATE INDEX "comments_userId_idx" ON "comments"("userId");

-- CreateIndex
CREATE INDEX "photo_tags_userId_status_idx" ON "photo_tags"("userId", "status");

-- CreateIndex
CREATE INDEX "posts_createdAt_id_idx" ON "posts"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "posts_userId_createdAt_idx" ON "posts"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "post_likes_userId_idx" ON "post_likes"("userId");

-- CreateIndex
CREATE INDEX "drafts_userId_updatedAt_idx" ON "drafts"("userId", "updatedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "venues_slug_key" ON "venues"("slug");

-- CreateIndex
CREATE INDEX "venues_category_rating_id_idx" ON "venues"("category", "rating" DESC, "id");

-- CreateIndex
CREATE INDEX "venues_rating_id_idx" ON "venues"("rating" DESC, "id");

-- CreateIndex
CREATE INDEX "venues_lat_lng_idx" ON "venues"("lat", "lng");

-- CreateIndex
CREATE UNIQUE INDEX "hidden_gems_slug_key" ON "hidden_gems"("slug");

-- CreateIndex
CREATE INDEX "hidden_gems_type_rating_id_idx" ON "hidden_gems"("type", "rating" DESC, "id");

-- CreateIndex
CREATE INDEX "hidden_gems_rating_id_idx" ON "hidden_gems"("rating" DESC, "id");

-- CreateIndex
CREATE INDEX "hidden_gems_lat_lng_idx" ON "hidden_gems"("lat", "lng");

-- CreateIndex
CREATE UNIQUE INDEX "events_externalKey_key" ON "events"("externalKey");

-- CreateIndex
CREATE INDEX "events_date_time_id_idx" ON "events"("date", "time", "id");

-- CreateIndex
CREATE INDEX "events_category_date_id_idx" ON "events"("category", "date", "id");

-- CreateIndex
CREATE INDEX "events_mergeKey_idx" ON "events"("mergeKey");

-- CreateIndex
CREATE UNIQUE INDEX "guides_slug_key" ON "guides"("slug");

-- CreateIndex
CREATE INDEX "saved_items_userId_createdAt_idx" ON "saved_items"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "saved_items_type_targetId_idx" ON "saved_items"("type", "targetId");

-- CreateIndex
CREATE INDEX "check_ins_venueId_createdAt_idx" ON "check_ins"("venueId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "check_ins_userId_createdAt_idx" ON "check_ins"("userId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "check_ins_userId_venueId_day_key" ON "check_ins"("userId", "venueId", "day");

-- CreateIndex
CREATE INDEX "workouts_userId_startedAt_id_idx" ON "workouts"("userId", "startedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "xp_entries_userId_createdAt_idx" ON "xp_entries"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "xp_entries_userId_source_sourceId_revision_key" ON "xp_entries"("userId", "source", "sourceId", "revision");

-- CreateIndex
CREATE INDEX "xp_weeks_week_xp_userId_idx" ON "xp_weeks"("week", "xp" DESC, "userId");

-- CreateIndex
CREATE UNIQUE INDEX "challenges_slug_key" ON "challenges"("slug");

-- CreateIndex
CREATE INDEX "challenges_endsAt_idx" ON "challenges"("endsAt");

-- CreateIndex
CREATE INDEX "challenge_members_userId_idx" ON "challenge_members"("userId");

-- CreateIndex
CREATE INDEX "follows_followingId_status_createdAt_idx" ON "follows"("followingId", "status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "follows_followerId_status_createdAt_idx" ON "follows"("followerId", "status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "blocks_blockedId_idx" ON "blocks"("blockedId");

-- CreateIndex
CREATE INDEX "mutes_mutedId_idx" ON "mutes"("mutedId");

-- CreateIndex
CREATE INDEX "invites_userId_idx" ON "invites"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "groups_slug_key" ON "groups"("slug");

-- CreateIndex
CREATE INDEX "groups_createdAt_id_idx" ON "groups"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "group_members_userId_status_idx" ON "group_members"("userId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "community_events_slug_key" ON "community_events"("slug");

-- CreateIndex
CREATE INDEX "community_events_startsAt_id_idx" ON "community_events"("startsAt", "id");

-- CreateIndex
CREATE INDEX "community_events_groupId_idx" ON "community_events"("groupId");

-- CreateIndex
CREATE INDEX "community_event_members_eventId_status_queue_idx" ON "community_event_members"("eventId", "status", "queue");

-- CreateIndex
CREATE INDEX "community_event_members_userId_idx" ON "community_event_members"("userId");

-- CreateIndex
CREATE INDEX "notifications_userId_createdAt_id_idx" ON "notifications"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_actorId_idx" ON "notifications"("actorId");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_userId_groupKey_actorId_key" ON "notifications"("userId", "groupKey", "actorId");

-- CreateIndex
CREATE INDEX "reports_status_createdAt_idx" ON "reports"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "reports_reporterId_type_targetId_key" ON "reports"("reporterId", "type", "targetId");

-- CreateIndex
CREATE INDEX "moderation_log_type_targetId_idx" ON "moderation_log"("type", "targetId");

-- CreateIndex
CREATE UNIQUE INDEX "trending_activities_slug_key" ON "trending_activities"("slug");

-- CreateIndex
CREATE INDEX "trending_activities_rank_id_idx" ON "trending_activities"("rank" DESC, "id");

-- CreateIndex
CREATE INDEX "interactions_targetType_targetId_createdAt_idx" ON "interactions"("targetType", "targetId", "createdAt");

-- CreateIndex
CREATE INDEX "interactions_userId_createdAt_idx" ON "interactions"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "interactions_createdAt_idx" ON "interactions"("createdAt");

-- CreateIndex
CREATE INDEX "account_exports_userId_createdAt_idx" ON "account_exports"("userId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "signup_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_likes" ADD CONSTRAINT "photo_likes_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_likes" ADD CONSTRAINT "photo_likes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_tags" ADD CONSTRAINT "photo_tags_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_tags" ADD CONSTRAINT "photo_tags_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_postId_fkey" FOREIGN KEY ("postId") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "xp_weeks" ADD CONSTRAINT "xp_weeks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_members" ADD CONSTRAINT "challenge_members_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "challenges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_members" ADD CONSTRAINT "challenge_members_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "achievement_unlocks" ADD CONSTRAINT "achievement_unlocks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_followerId_fkey" FOREIGN KEY ("followerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_followingId_fkey" FOREIGN KEY ("followingId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muterId_fkey" FOREIGN KEY ("muterId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_mutedId_fkey" FOREIGN KEY ("mutedId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invites" ADD CONSTRAINT "invites_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "groups" ADD CONSTRAINT "groups_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "groups"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_event_members" ADD CONSTRAINT "community_event_members_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "community_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_event_members" ADD CONSTRAINT "community_event_members_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestion_feedback" ADD CONSTRAINT "suggestion_feedback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ---------------------------------------------------------------- what Prisma has no words for

-- unaccent() is only STABLE because its dictionary could change; ours does not, and an index needs IMMUTABLE.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

ALTER TABLE users
  ADD CONSTRAINT users_email_lower CHECK (email = lower(email)),
  ADD CONSTRAINT users_reachable CHECK (email IS NOT NULL OR "phoneNumber" IS NOT NULL OR "isSample" OR "passwordHash" IS NULL),
  ADD CONSTRAINT users_counters CHECK ("photoCount" >= 0 AND "experienceCount" >= 0 AND "checkInCount" >= 0
    AND "savedCount" >= 0 AND "followersCount" >= 0 AND "followingCount" >= 0 AND "ledgerXp" >= 0 AND "ledgerScore" >= 0);
ALTER TABLE photos ADD CONSTRAINT photos_counters CHECK ("likeCount" >= 0 AND "commentCount" >= 0);
ALTER TABLE posts ADD CONSTRAINT posts_counters CHECK ("likeCount" >= 0);
ALTER TABLE workouts ADD CONSTRAINT workouts_duration CHECK (duration BETWEEN 1 AND 1440);
ALTER TABLE follows ADD CONSTRAINT follows_not_oneself CHECK ("followerId" <> "followingId");
ALTER TABLE blocks ADD CONSTRAINT blocks_not_oneself CHECK ("blockerId" <> "blockedId");
ALTER TABLE mutes ADD CONSTRAINT mutes_not_oneself CHECK ("muterId" <> "mutedId");
ALTER TABLE groups ADD CONSTRAINT groups_counters CHECK ("memberCount" >= 0);
ALTER TABLE community_events ADD CONSTRAINT community_events_counters CHECK (attendees >= 0 AND waitlisted >= 0);

-- Visibility, written once. Each function is a plain STABLE SELECT, so the planner inlines it and the tables'
-- own indexes serve the query around it. A NULL viewer is a visitor.

-- People: neither side blocked the other, and no moderator suspended them.
CREATE FUNCTION visible_users(viewer uuid) RETURNS SETOF users LANGUAGE sql STABLE AS $$
  SELECT u.* FROM users u
  WHERE u."suspendedAt" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = u.id)
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = u.id AND b."blockedId" = viewer)
$$;

-- Photos: one's own, and those others show on home or profile to everyone, or to the followers they accepted.
CREATE FUNCTION visible_photos(viewer uuid) RETURNS SETOF photos LANGUAGE sql STABLE AS $$
  SELECT p.* FROM photos p JOIN users u ON u.id = p."userId"
  WHERE p."hiddenAt" IS NULL AND u."suspendedAt" IS NULL
    AND (p."userId" = viewer
      OR ((p."showInHome" OR p."showInProfile")
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

-- Shared posts follow the same rule without audiences of their own.
CREATE FUNCTION visible_posts(viewer uuid) RETURNS SETOF posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM posts p JOIN users u ON u.id = p."userId"
  WHERE p."hiddenAt" IS NULL AND u."suspendedAt" IS NULL
    AND (p."userId" = viewer
      OR ((NOT u."isPrivate" OR EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted'))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

-- Comments by people the viewer may see; whether the photo itself is visible is the query's join.
CREATE FUNCTION visible_comments(viewer uuid) RETURNS SETOF comments LANGUAGE sql STABLE AS $$
  SELECT c.* FROM comments c JOIN users u ON u.id = c."userId"
  WHERE c."hiddenAt" IS NULL AND u."suspendedAt" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = c."userId")
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = c."userId" AND b."blockedId" = viewer)
$$;
