-- Documents hold their words themselves (decision "hold a document's words in its row"): no code names the filler.
ALTER TABLE "search_documents" DROP COLUMN "filler";

ALTER TABLE "search_documents" RESET (toast_tuple_target),
  ALTER COLUMN type SET STORAGE EXTENDED, ALTER COLUMN title SET STORAGE EXTENDED, ALTER COLUMN words SET STORAGE EXTENDED;
