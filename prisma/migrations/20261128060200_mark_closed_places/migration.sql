-- AlterTable
ALTER TABLE "venues" ADD COLUMN     "closedOn" DATE;

-- AlterTable
ALTER TABLE "hidden_gems" ADD COLUMN     "closedOn" DATE;

-- Who keeps a copy of the places hears of one that closed.
CREATE OR REPLACE TRIGGER venues_changed AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF name, cuisine, category, rating, "priceRange", neighborhood, lat, lng, hours, tags, image, "closedOn"
  ON venues FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
