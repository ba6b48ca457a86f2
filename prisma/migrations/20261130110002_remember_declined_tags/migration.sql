ALTER TYPE "TagStatus" ADD VALUE IF NOT EXISTS 'declined' AFTER 'accepted';
