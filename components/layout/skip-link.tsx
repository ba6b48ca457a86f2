export const MAIN_ID = "main";

/** The first Tab stop, which jumps past the header to the main content. */
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
