-- Nothing reads or fills these any more: search is PostgreSQL's alone.
DROP TRIGGER IF EXISTS note_search_change ON search_documents;

DROP FUNCTION IF EXISTS note_search_change();

-- DropTable
DROP TABLE "search_changes";

-- DropTable
DROP TABLE "search_feeds";
