-- CreateTable
CREATE TABLE "group_posts" (
    "id" UUID NOT NULL,
    "groupId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "parentId" UUID,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "group_posts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "group_posts_groupId_idx" ON "group_posts"("groupId");

-- A board in its order: with the answers in it, "parentId" IS NULL would not keep that of the index.
CREATE INDEX group_posts_board_idx ON "group_posts"("groupId", "createdAt" DESC, "id" DESC) WHERE "parentId" IS NULL;

-- CreateIndex
CREATE INDEX "group_posts_parentId_createdAt_id_idx" ON "group_posts"("parentId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "group_posts_userId_idx" ON "group_posts"("userId");

-- Most posts have few answers and some have hundreds: planned for the few, all of one post's would be read to sort them,
-- instead of a page of them in the order of the index.
ALTER TABLE "group_posts" ALTER COLUMN "parentId" SET (n_distinct = 20);

-- AddForeignKey
ALTER TABLE "group_posts" ADD CONSTRAINT "group_posts_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_posts" ADD CONSTRAINT "group_posts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_posts" ADD CONSTRAINT "group_posts_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "group_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE TRIGGER forget_answer AFTER DELETE ON public.group_posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group-answer', 'groupId', 'userId', '');

CREATE OR REPLACE FUNCTION visible_group_posts(viewer uuid) RETURNS SETOF group_posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM group_posts p JOIN visible_users(viewer) u ON u.id = p."userId" JOIN visible_groups(viewer) g ON g.id = p."groupId"
  WHERE (p."hiddenAt" IS NULL OR p."userId" = viewer)
    AND (NOT g."isPrivate" OR EXISTS (SELECT 1 FROM group_members m
      WHERE m."groupId" = p."groupId" AND m."userId" = viewer AND m.status = 'member'))
$$;
