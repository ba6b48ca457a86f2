/** An on/off the server keeps (a like, a save). `key` names it wherever it is shown. */
type PendingToggle = { wanted: boolean; confirmed: boolean };
const pending = new Map<string, PendingToggle>();

type Handlers<Answer> = {
  /** Shows a state at once; called again with the last confirmed one when the server refuses. */
  show: (on: boolean) => void;
  /** Resolves to undefined when the call waits in the outbox (`sendOrKeep`): then the shown state stays. */
  send: (on: boolean) => Promise<Answer | undefined>;
};

/**
 * An optimistic update: shows the new state at once and sends it. Taps during a call only change the wanted state, so
 * that two calls never race and the last state wins. Resolves to the last answer, or to undefined for a tap that an
 * earlier call handles. Rejects after the state was rolled back.
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
