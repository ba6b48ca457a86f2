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
