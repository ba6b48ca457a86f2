import { tableOf } from "@/lib/core/shared/keys";
import { z } from "@/lib/core/shared/zod";
import { ALL_SWITCHES, CHANNELS, SWITCH_NAMES } from "./rules";

const channels = z.array(z.enum(CHANNELS)).max(20);
export const channelsByType = z.object(tableOf(SWITCH_NAMES, () => channels));

/** The column as stored; a value that can't be parsed counts as never set. */
export const storedChannels = channelsByType
  .extend({ [ALL_SWITCHES]: channels })
  .partial()
  .catch({});
