-- CreateTable
CREATE TABLE "search_feeds" (
    "type" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "filledTo" UUID,
    "filledAt" TIMESTAMPTZ(3),

    CONSTRAINT "search_feeds_pkey" PRIMARY KEY ("type")
);

-- CreateTable
CREATE TABLE "search_changes" (
    "type" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "search_changes_pkey" PRIMARY KEY ("type","id")
);

-- What a search engine holds is to be told to it again (lib/discover/search/jobs.ts), where there is one for this type.
CREATE OR REPLACE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.search_changes AS c (type, id)
  SELECT f.type, coalesce(NEW.id, OLD.id) FROM public.search_feeds f WHERE f.type = coalesce(NEW.type, OLD.type)
  ON CONFLICT (type, id) DO UPDATE SET version = c.version + 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_search_change AFTER INSERT OR DELETE OR UPDATE ON search_documents
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
