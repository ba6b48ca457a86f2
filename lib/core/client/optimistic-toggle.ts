/** An on/off the server keeps (a like, a save). `key` names it wherever it is shown. */
type Wish = { wanted: boolean; confirmed: boolean };
const wishes = new Map<string, Wish>();

type Handlers<Answer> = {
  /** Shows a state at once; called again with the last confirmed one when the server refuses. */
  show: (on: boolean) => void;
  /** Without an answer the wish waits on this device (`sendOrKeep`), and stays as it is shown. */
  send: (on: boolean) => Promise<Answer | undefined>;
};

/**
 * Shows the new state at once and sends it. While a call is under way further taps only change what is wanted, so that
 * two calls never race; the server hears the last state. Resolves to its last answer, or to undefined where the run of
 * another tap answers for this one. Rejects after the state was put back.
 */
export async function toggleOptimistically<Answer>(
  key: string,
  wanted: boolean,
  { show, send }: Handlers<Answer>,
): Promise<Answer | undefined> {
  show(wanted);
  const running = wishes.get(key);
  if (running) {
    running.wanted = wanted;
    return undefined;
  }
  const mine: Wish = { wanted, confirmed: !wanted };
  wishes.set(key, mine);
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
    wishes.delete(key);
  }
}
