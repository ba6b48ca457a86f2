import { STAR_PATH } from "@/components/ui/star";
import type { AreaShape } from "@/lib/discover/passport/formats";

type StampPosterProps = {
  area: AreaShape;
  /** "November 3, 2026"; null for an area without a stamp. */
  day: string | null;
  className?: string;
};

/** In the poster's own units. */
const WIDTH = 240;
const HEIGHT = 320;
const SHAPE = { x: 40, y: 62, width: 160, height: 138 };
const STARS = [63, 101, 139, 177];

/** Letters as large as the longest line of the name allows. */
function linesOf(name: string): { lines: string[]; size: number } {
  const words = name.toUpperCase().split(" ");
  const half = Math.ceil(words.length / 2);
  const lines = name.length > 12 && words.length > 1 ? [words.slice(0, half), words.slice(half)] : [words];
  const texts = lines.map((line) => line.join(" "));
  const longest = Math.max(...texts.map((text) => text.length));
  return { lines: texts, size: Math.min(texts.length > 1 ? 32 : 44, 380 / longest) };
}

/** A small travel poster of a community area: its shape at sunset, or only its outline before it is stamped. */
export function StampPoster({ area, day, className }: StampPosterProps) {
  const { box, path, name, number, ink } = area;
  const scale = Math.min(SHAPE.width / box.width, SHAPE.height / box.height);
  const left = SHAPE.x + (SHAPE.width - box.width * scale) / 2;
  const top = SHAPE.y + (SHAPE.height - box.height * scale) / 2;
  const { lines, size } = linesOf(name);
  const isStamped = day !== null;
  return (
    <svg
      role="img"
      aria-label={isStamped ? `${name} stamp, ${day}` : `${name}, not stamped yet`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-line={ink}
      className={className}
    >
      <rect width={WIDTH} height={HEIGHT} rx={4} fill={isStamped ? "#f6ecd6" : "var(--card)"} />
      {/* The stamp's perforation. */}
      <rect
        width={WIDTH}
        height={HEIGHT}
        fill="none"
        stroke="var(--raised)"
        strokeWidth={10}
        strokeLinecap="round"
        strokeDasharray="0 16"
      />
      <rect
        x={14}
        y={14}
        width={WIDTH - 28}
        height={HEIGHT - 28}
        fill={isStamped ? "#0f3a55" : "none"}
        stroke={isStamped ? "none" : "var(--line-strong)"}
        strokeWidth={1.5}
        strokeDasharray={isStamped ? undefined : "5 5"}
      />
      {isStamped && (
        <>
          <rect x={14} y={14} width={WIDTH - 28} height={60} fill="#1d5778" />
          <rect x={14} y={74} width={WIDTH - 28} height={46} fill="#2f7ea3" />
          <circle cx={WIDTH / 2} cy={131} r={78} fill="#f8c15c" />
          <rect x={14} y={204} width={WIDTH - 28} height={HEIGHT - 218} fill="#0b1f33" />
          <rect x={14} y={204} width={WIDTH - 28} height={5} fill="#41b6e6" />
        </>
      )}
      <g transform={`translate(${left} ${top}) scale(${scale}) translate(${-box.x} ${-box.y})`}>
        <path
          d={path}
          fillRule="evenodd"
          fill={isStamped ? "var(--l)" : "none"}
          stroke={isStamped ? "#f6ecd6" : "var(--line-strong)"}
          strokeWidth={2.5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <g textAnchor="middle" className="font-display font-extrabold" fill={isStamped ? "#f6ecd6" : "var(--ink-soft)"}>
        <text x={WIDTH / 2} y={40} fontSize={17} letterSpacing={1.5}>
          {`CHICAGO · ${number}`}
        </text>
        {lines.map((line, index) => (
          <text key={line} x={WIDTH / 2} y={(lines.length > 1 ? 239 : 251) + index * size} fontSize={size}>
            {line}
          </text>
        ))}
        {isStamped && (
          <text x={WIDTH / 2} y={298} fontSize={14} letterSpacing={0.8} fill="#7cd0f2">
            {day.toUpperCase()}
          </text>
        )}
      </g>
      {isStamped && lines.length === 1 && (
        <g fill="#e4002b">
          {STARS.map((x) => (
            <path key={x} d={STAR_PATH} transform={`translate(${x - 9} 262) scale(0.75)`} />
          ))}
        </g>
      )}
    </svg>
  );
}
