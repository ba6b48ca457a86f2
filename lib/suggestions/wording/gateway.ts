import "server-only";
import { env } from "@/lib/core/server/env";
import { logger } from "@/lib/core/server/logger";
import { consume, consumeByAddress, isWithinLimit } from "@/lib/core/server/rate-limit";
import { Breaker, sendJson, UpstreamError } from "@/lib/core/server/upstream";
import { z } from "@/lib/core/shared/zod";
import {
  addsNoContact,
  INSTRUCTIONS,
  isOurs,
  isPlain,
  isSameName,
  MODEL_MAX_BYTES,
  MODEL_TIMEOUT_MS,
  WORDED_MAX,
  type Wordable,
  type Worded,
  withoutDistance,
} from "./rules";

/** An OpenAI-compatible service's response to a chat completion; only the first message's text is read. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** The required format of that text. */
const wordedSchema = z.object({
  suggestions: z
    .array(z.object({ id: z.string(), title: z.string(), description: z.string(), reason: z.string() }))
    .max(50),
});

type Model = { url: URL; name: string };

/** The configured model; without a URL and a name there is none, and our own text is used. */
const model: Model | null =
  env.AI_BASE_URL && env.AI_MODEL ? { url: new URL(`${env.AI_BASE_URL}/chat/completions`), name: env.AI_MODEL } : null;
const breaker = new Breaker();

/** Counts one request to the model toward the daily limit; beyond it, suggestions use our own text. */
export async function canCallModel(userId: string | undefined, headers: Headers): Promise<boolean> {
  if (!model) return false;
  return isWithinLimit(userId ? consume("aiDay", userId) : consumeByAddress("anonymousAi", headers));
}

async function ask({ url, name }: Model, cards: readonly Wordable[], scene: Scene): Promise<readonly Worded[]> {
  const prompted = cards.map(({ id, title, description, reason, category, location }) => ({
    ...{ id, title, description, category, location },
    reason: withoutDistance(reason),
  }));
  const body = {
    model: name,
    temperature: 0.7,
    response_format: { type: "json_object" },
    messages: [
      { role: "system", content: INSTRUCTIONS },
      { role: "user", content: JSON.stringify({ ...scene, suggestions: prompted }) },
    ],
  };
  const headers: Record<string, string> = env.AI_API_KEY ? { authorization: `Bearer ${env.AI_API_KEY}` } : {};
  const answer = completionSchema.safeParse(
    await sendJson(url, body, headers, { timeoutMs: MODEL_TIMEOUT_MS, maxBytes: MODEL_MAX_BYTES }),
  );
  const content = answer.data?.choices[0]?.message.content;
  if (content === undefined) throw new UpstreamError("nonsense");
  const parsed = wordedSchema.safeParse(parseJson(content));
  if (!parsed.success) throw new UpstreamError("nonsense");
  return parsed.data.suggestions;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError("nonsense");
  }
}

/** The weather and the hour: the model's only input besides the suggestions. */
export type Scene = { weather: string; timeOfDay: string };

/**
 * Rewords suggestions with a model, if one is configured. Its output is used only if it is valid: ids we sent, plain
 * text, titles that still name the place, and no URL or number that isn't ours. Members' own text is unchanged.
 * Otherwise, and on any failure, our text is used. Never rejects.
 */
export async function worded<T extends Wordable>(cards: readonly T[], scene: Scene, now: Date): Promise<T[]> {
  const ours = cards.filter(isOurs);
  if (!model || ours.length === 0) return [...cards];
  try {
    const reworded = await breaker.run(() => ask(model, ours, scene), now);
    const sentIds = new Set(ours.map(({ id }) => id));
    const byId = new Map(reworded.filter(({ id }) => sentIds.has(id)).map((one) => [one.id, one]));
    return cards.map((card) => {
      const words = byId.get(card.id);
      if (!words) return card;
      const { title, description, reason } = words;
      const source = `${card.title} ${card.description} ${card.reason} ${card.location}`;
      const passes = (text: string, max: number) => isPlain(text, max) && addsNoContact(text, source);
      return {
        ...card,
        ...(passes(title, WORDED_MAX.title) && isSameName(title, card.title) ? { title } : {}),
        ...(passes(description, WORDED_MAX.description) ? { description } : {}),
        ...(passes(reason, WORDED_MAX.reason) ? { reason } : {}),
      };
    });
  } catch (error) {
    const reason = error instanceof UpstreamError ? error.reason : "unknown";
    logger.warn({ reason }, "using built-in suggestion wording");
    return [...cards];
  }
}
