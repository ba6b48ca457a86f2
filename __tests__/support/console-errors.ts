/** An unexpected console error fails the test. */
const errors: string[] = [];
let original: typeof console.error;

beforeEach(() => {
  original = console.error;
  errors.length = 0;
  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(" "));
  };
});

afterEach(() => {
  console.error = original;
  const seen = errors.splice(0);
  if (seen.length > 0) throw new Error(`Unexpected console.error:\n${seen.join("\n")}`);
});
