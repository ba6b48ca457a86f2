import { z } from "@/lib/core/shared/zod";
import type { ImportedPoint, ImportedTrack } from "./rules";
import { height, listField, textField } from "./track-fields";

const fitSchema = z.object({
  sessions: listField(z.object({ sport: textField })),
  sports: listField(z.object({ sport: textField })),
  records: listField(
    z.object({
      timestamp: z
        .union([z.instanceof(Date), z.string()])
        .optional()
        .catch(undefined),
      position_lat: z.number().optional().catch(undefined),
      position_long: z.number().optional().catch(undefined),
      altitude: z.number().optional().catch(undefined),
      enhanced_altitude: z.number().optional().catch(undefined),
    }),
  ),
});

export const isFit = (bytes: Uint8Array) =>
  bytes[8] === 0x2e && bytes[9] === 0x46 && bytes[10] === 0x49 && bytes[11] === 0x54;

/** A track of FIT, which watches write. */
export async function fromFit(bytes: ArrayBuffer): Promise<ImportedTrack> {
  const { default: FitParser } = await import("fit-file-parser");
  const parsed: unknown = await new FitParser({ mode: "list", lengthUnit: "m", speedUnit: "m/s" }).parseAsync(bytes);
  const { records = [], sessions, sports } = fitSchema.parse(parsed);
  // A watch writes records before it knows where it is.
  const points = records.flatMap((record): ImportedPoint[] =>
    record.position_lat === undefined || record.position_long === undefined
      ? []
      : [
          {
            at: new Date(record.timestamp ?? Number.NaN).getTime(),
            lat: record.position_lat,
            lng: record.position_long,
            elevation: height(record.enhanced_altitude ?? record.altitude ?? Number.NaN),
          },
        ],
  );
  return { sport: sessions?.[0]?.sport ?? sports?.[0]?.sport ?? "", pieces: [points] };
}
