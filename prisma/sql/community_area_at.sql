-- The community area (of Chicago's 77) that contains a place; null outside the city and on the lake.
CREATE OR REPLACE FUNCTION community_area_at(lat double precision, lng double precision) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT o.number FROM public.community_area_outlines o
  WHERE o.outline @> point(lng, lat) AND NOT coalesce(o.hole @> point(lng, lat), false) ORDER BY o.number LIMIT 1
$$;

CREATE OR REPLACE FUNCTION set_community_area() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."communityArea" := public.community_area_at(NEW.lat, NEW.lng);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_community_area BEFORE INSERT OR UPDATE OF lat, lng
  ON venues FOR EACH ROW EXECUTE FUNCTION set_community_area();
