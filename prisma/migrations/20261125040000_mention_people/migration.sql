-- AlterTable
ALTER TABLE "drafts" ADD COLUMN     "mentionedUserIds" UUID[] DEFAULT ARRAY[]::UUID[];

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "mentionsFrom" "Reach" NOT NULL DEFAULT 'everyone';

-- CreateTable
CREATE TABLE "mentions" (
    "id" UUID NOT NULL,
    "photoId" UUID NOT NULL,
    "commentId" UUID,
    "authorId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mentions_commentId_idx" ON "mentions"("commentId");

-- CreateIndex
CREATE INDEX "mentions_authorId_userId_idx" ON "mentions"("authorId", "userId");

-- CreateIndex
CREATE INDEX "mentions_userId_idx" ON "mentions"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "mentions_photoId_userId_commentId_key" ON "mentions"("photoId", "userId", "commentId");

-- AddForeignKey
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE TRIGGER forget_mention AFTER DELETE ON public.mentions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('mention', 'photoId', 'authorId', 'userId');
