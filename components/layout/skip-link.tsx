export const MAIN_ID = "main";

/** First stop of the Tab key: past the header, to what the screen is about. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-100 -translate-y-[250%] rounded-control bg-navy px-4 py-3 font-semibold text-white focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
