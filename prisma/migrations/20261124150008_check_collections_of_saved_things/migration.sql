-- Nothing had a collection before: this reads the table and blocks no write.
ALTER TABLE "saved_items" VALIDATE CONSTRAINT "saved_items_collectionId_fkey";
