import { line } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

const base64url = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+={0,2}$/, "Invalid input");

/** A browser's subscription, in the form of its `toJSON()`; the gateway decides which URLs are accepted. */
export const subscribeSchema = z.object({
  endpoint: line(1000),
  keys: z.object({ p256dh: base64url, auth: base64url }),
});
export type Subscribe = z.output<typeof subscribeSchema>;

/** `publicKey` is null if the app can't push; `isOn` is whether it pushes to this session's browser. */
export const pushStateSchema = z.object({ publicKey: z.string().nullable(), isOn: z.boolean() });
export type PushState = z.infer<typeof pushStateSchema>;
