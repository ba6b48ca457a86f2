// @ts-check

const LOG_INTERVAL_MS = 10_000;

/**
 * Reports long-running work: its start, its progress every ten seconds, and its duration.
 * @template Result
 * @param {string} name
 * @param {(progress: (text: string) => void) => Promise<Result>} act hands the newest word of what it runs to `progress`
 * @returns {Promise<Result>}
 */
export async function step(name, act) {
  const begin = Date.now();
  const lasted = () => `${((Date.now() - begin) / 1000).toFixed(1)} s`;
  let newest = "";
  console.log(`${name} …`);
  const timer = setInterval(() => console.log(`${name} … ${lasted()}${newest && `: ${newest}`}`), LOG_INTERVAL_MS);
  try {
    const result = await act((text) => {
      newest = text;
    });
    console.log(`${name}: ${lasted()}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
