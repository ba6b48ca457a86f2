import geometry from "@/lib/discover/map/geometry.json";
import { GEOMETRY } from "@/lib/discover/map/hooks";

/** The answer that draws our map, for `fakeApi`. */
export const CITY_OUTLINES = { [`GET ${GEOMETRY}`]: { body: geometry } };
