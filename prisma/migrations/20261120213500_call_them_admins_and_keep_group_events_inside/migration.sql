-- A group's second role is called what its screen calls it.
ALTER TYPE "GroupRole" RENAME VALUE 'moderator' TO 'admin';

-- An event of a private group that outlived its group would be everybody's: it goes with the group.
ALTER TABLE "community_events" DROP CONSTRAINT "community_events_groupId_fkey";
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Members are listed by role, then by how long they have belonged; requests by how long they have waited.
CREATE INDEX "group_members_groupId_status_role_joinedAt_userId_idx" ON "group_members"("groupId", "status", "role", "joinedAt", "userId");
