import { type KeyboardEvent, useRef, useState } from "react";
import { directionOf, nextInDirection } from "@/lib/discover/map/directions";
import { AREA_SHAPES, CITY_BOX } from "@/lib/discover/passport/formats";
import type { PassportArea } from "@/lib/discover/passport/schema";

const SPOTS = AREA_SHAPES.map(({ number, label }) => ({ id: String(number), ...label }));
const PADDING = 4;
/** The Loop: where keyboard navigation starts for users who have been everywhere. */
const FIRST = 32;
const VIEW = `${CITY_BOX.x - PADDING} ${CITY_BOX.y - PADDING} ${CITY_BOX.width + 2 * PADDING} ${CITY_BOX.height + 2 * PADDING}`;

type PassportMapProps = {
  areas: readonly PassportArea[];
  /** The area to highlight; null for none. */
  next: number | null;
  onOpen: (number: number) => void;
};

/** Chicago's 77 community areas, colored where you have been. One tab stop; the arrow keys move from area to area. */
export function PassportMap({ areas, next, onOpen }: PassportMapProps) {
  const frame = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(next ?? FIRST);
  const [isFocusShown, setFocusShown] = useState(false);
  const stampIn = new Map(areas.map(({ number, stamp }) => [number, stamp]));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onOpen(current);
    }
    const direction = directionOf(event.key);
    const from = SPOTS.find(({ id }) => id === String(current));
    if (!direction || !from) return;
    event.preventDefault();
    const id = nextInDirection(from, SPOTS, direction);
    if (id !== null) frame.current?.querySelector<SVGElement>(`[data-area="${id}"]`)?.focus();
  };
  const shapeOf = (number: number | null) => AREA_SHAPES.find((one) => one.number === number);
  const pointedAt = shapeOf(next);
  const focused = shapeOf(isFocusShown ? current : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be drawn in
    <svg
      ref={frame}
      role="group"
      aria-label="Map of the 77 community areas. Use the arrow keys to move between them."
      viewBox={VIEW}
      onKeyDown={onKeyDown}
      className="area-map non-scaling-strokes mx-auto max-h-[36rem] w-full touch-manipulation"
    >
      {AREA_SHAPES.map(({ number, name, path, ink }) => {
        const stamp = stampIn.get(number);
        const state = stamp ? "stamped" : number === next ? "not stamped yet, suggested next" : "not stamped yet";
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button has no shape of its own in a drawing
          <path
            key={number}
            d={path}
            data-area={number}
            data-line={stamp ? ink : undefined}
            role="button"
            tabIndex={number === current ? 0 : -1}
            aria-label={`${name}, ${state}`}
            onFocus={({ currentTarget }) => {
              setCurrent(number);
              setFocusShown(currentTarget.matches(":focus-visible"));
            }}
            onBlur={() => setFocusShown(false)}
            onClick={() => onOpen(number)}
          />
        );
      })}
      {/* Drawn over the neighbors' edges. The areas keep their order, so that the focused one keeps focus. */}
      <g fill="none" strokeLinejoin="round" className="pointer-events-none">
        {pointedAt && <path d={pointedAt.path} className="stroke-sky-ink" strokeWidth={2.5} strokeDasharray="5 4" />}
        {focused && <path d={focused.path} className="stroke-focus" strokeWidth={3.5} />}
      </g>
    </svg>
  );
}
