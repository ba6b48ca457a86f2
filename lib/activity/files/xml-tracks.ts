import { XMLParser } from "fast-xml-parser";
import { z } from "@/lib/core/shared/zod";
import { ImportError, type ImportedPoint, type ImportedTrack } from "./rules";
import { height, listField, textField } from "./track-fields";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => ["trk", "trkseg", "trkpt", "Activity", "Lap", "Track", "Trackpoint"].includes(name),
});

const gpxSchema = z.object({
  gpx: z.object({
    trk: listField(
      z.object({
        type: textField,
        trkseg: listField(
          z
            .object({
              trkpt: listField(z.object({ "@lat": textField, "@lon": textField, ele: textField, time: textField })),
            })
            .catch({}),
        ),
      }),
    ),
  }),
});
const tcxSchema = z.object({
  TrainingCenterDatabase: z.object({
    Activities: z.object({
      Activity: listField(
        z.object({
          "@Sport": textField,
          Lap: listField(
            z.object({
              Track: listField(
                z
                  .object({
                    Trackpoint: listField(
                      z.object({
                        Time: textField,
                        AltitudeMeters: textField,
                        Position: z
                          .object({ LatitudeDegrees: textField, LongitudeDegrees: textField })
                          .optional()
                          .catch(undefined),
                      }),
                    ),
                  })
                  .catch({}),
              ),
            }),
          ),
        }),
      ),
    }),
  }),
});
const number = (value: string | undefined) => (value === undefined || value.trim() === "" ? Number.NaN : Number(value));

function fromGpx(parsed: unknown): ImportedTrack | null {
  const { data } = gpxSchema.safeParse(parsed);
  if (!data) return null;
  const tracks = data.gpx.trk ?? [];
  const pieces = tracks
    .flatMap(({ trkseg }) => trkseg ?? [])
    .map(({ trkpt }) =>
      (trkpt ?? []).map(
        (point): ImportedPoint => ({
          at: Date.parse(point.time ?? ""),
          lat: number(point["@lat"]),
          lng: number(point["@lon"]),
          elevation: height(number(point.ele)),
        }),
      ),
    );
  return { sport: tracks[0]?.type ?? "", pieces };
}

function fromTcx(parsed: unknown): ImportedTrack | null {
  const { data } = tcxSchema.safeParse(parsed);
  if (!data) return null;
  const [activity] = data.TrainingCenterDatabase.Activities.Activity ?? [];
  const pieces = (activity?.Lap ?? [])
    .flatMap(({ Track }) => Track ?? [])
    .map(({ Trackpoint }) =>
      // A pause writes points without a position.
      (Trackpoint ?? []).flatMap(({ Time, AltitudeMeters, Position }): ImportedPoint[] =>
        Position
          ? [
              {
                at: Date.parse(Time ?? ""),
                lat: number(Position.LatitudeDegrees),
                lng: number(Position.LongitudeDegrees),
                elevation: height(number(AltitudeMeters)),
              },
            ]
          : [],
      ),
    );
  return { sport: activity?.["@Sport"] ?? "", pieces };
}

/** A track of GPX 1.0 and 1.1 or TCX, as fitness apps write them. */
export function fromXml(source: string): ImportedTrack {
  // Nobody's track needs a document type, and every known attack on readers of XML does.
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw new ImportError("This file declares entities, which no track needs.");
  const parsed: unknown = parser.parse(source);
  const track = fromGpx(parsed) ?? fromTcx(parsed);
  if (!track) throw new ImportError("This is neither GPX nor TCX.");
  return track;
}
