/** An on/off state on the server (a like, a save). `key` identifies it wherever it is shown. */
type PendingToggle = { wanted: boolean; confirmed: boolean };
const pending = new Map<string, PendingToggle>();

type Handlers<Answer> = {
  /** Shows a state immediately; called again with the last confirmed one if the server refuses. */
  show: (on: boolean) => void;
  /** Resolves to undefined if the call is queued in the outbox (`sendOrQueue`): then the displayed state stays. */
  send: (on: boolean) => Promise<Answer | undefined>;
};

/**
 * An optimistic update: shows the new state immediately and sends it. Taps during a request only change the wanted
 * state, so that two requests never race and the last state wins. Resolves to the last response, or to undefined for a
 * tap that an earlier call handles. Rejects after rolling back.
 */
export async function toggleOptimistically<Answer>(
  key: string,
  wanted: boolean,
  { show, send }: Handlers<Answer>,
): Promise<Answer | undefined> {
  show(wanted);
  const running = pending.get(key);
  if (running) {
    running.wanted = wanted;
    return undefined;
  }
  const mine: PendingToggle = { wanted, confirmed: !wanted };
  pending.set(key, mine);
  try {
    let answer: Answer | undefined;
    while (mine.confirmed !== mine.wanted) {
      const next = mine.wanted;
      answer = await send(next);
      mine.confirmed = next;
    }
    return answer;
  } catch (error) {
    show(mine.confirmed);
    throw error;
  } finally {
    pending.delete(key);
  }
}
