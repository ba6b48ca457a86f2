-- The community areas a route passes through, from its polyline (six decimals), point by point. A point in the same
-- area as the previous one costs a single check of that outline.
CREATE OR REPLACE FUNCTION community_areas_of(polyline text) RETURNS smallint[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  letters bytea := convert_to(polyline, 'UTF8');
  size int := octet_length(letters);
  at int := 0;
  chunk int;
  shift int;
  value bigint;
  lat bigint := 0;
  lng bigint := 0;
  is_lat boolean := true;
  place point;
  here public.community_area_outlines;
  found_areas smallint[] := '{}';
BEGIN
  WHILE at < size LOOP
    value := 0;
    shift := 0;
    LOOP
      EXIT WHEN at >= size;
      chunk := get_byte(letters, at) - 63;
      at := at + 1;
      value := value | ((chunk & 31)::bigint << shift);
      shift := shift + 5;
      EXIT WHEN chunk < 32;
    END LOOP;
    value := CASE WHEN value & 1 = 1 THEN -((value + 1) >> 1) ELSE value >> 1 END;
    IF is_lat THEN
      lat := lat + value;
    ELSE
      lng := lng + value;
      place := point(lng / 1e6, lat / 1e6);
      IF NOT coalesce(here.hole IS NULL AND here.outline @> place, false) THEN
        SELECT o.* INTO here FROM public.community_area_outlines o
        WHERE o.outline @> place AND NOT coalesce(o.hole @> place, false) ORDER BY o.number LIMIT 1;
        IF here.number IS NOT NULL AND NOT here.number = ANY(found_areas) THEN
          found_areas := found_areas || here.number;
        END IF;
      END IF;
    END IF;
    is_lat := NOT is_lat;
  END LOOP;
  RETURN found_areas;
END $$;

CREATE OR REPLACE FUNCTION set_community_areas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."communityAreas" := public.community_areas_of(NEW.polyline);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_community_areas BEFORE INSERT OR UPDATE OF polyline
  ON workout_routes FOR EACH ROW EXECUTE FUNCTION set_community_areas();
