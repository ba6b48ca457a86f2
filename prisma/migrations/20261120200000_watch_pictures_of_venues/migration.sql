-- Processes keep the pictures of venues too, for what is near.
DROP TRIGGER venues_changed ON venues;
CREATE TRIGGER venues_changed AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF name, cuisine, category, rating, "priceRange", neighborhood, lat, lng, hours, tags, image
  ON venues FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
