import { Repeat, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import type { Comparison } from "@/lib/activity/comparisons/schema";
import { distanceName } from "@/lib/activity/records/rules";
import { clockFace } from "@/lib/activity/timer/rules";

const clock = (seconds: number) => clockFace(Math.round(seconds) * 1000);

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (count: number) =>
  `${count}${ENDINGS[new Intl.PluralRules("en-US", { type: "ordinal" }).select(count)] ?? "th"}`;

function besideTheLast(seconds: number, before: number): string {
  const faster = Math.round(before) - Math.round(seconds);
  if (faster === 0) return "as fast as the last";
  return `${clock(Math.abs(faster))} ${faster > 0 ? "faster" : "slower"} than the last`;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-star">
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** What a recorded workout beat, and how it compares with the last time one went the same way. */
export function ComparisonList({ comparison, movingSeconds }: { comparison: Comparison; movingSeconds: number }) {
  const { records, repeated } = comparison;
  if (records.length === 0 && !repeated) return null;
  return (
    <ul aria-label="Compared with before" className="flex flex-col gap-2">
      {records.map(({ meters, seconds, before }) => (
        <Line key={meters} icon={<Trophy />}>
          Your fastest {distanceName(meters).replace(/^[HM]/, (letter) => letter.toLowerCase())}:{" "}
          <strong className="tabular-nums">{clock(seconds)}</strong>, {clock(before - seconds)} faster than before
        </Line>
      ))}
      {repeated && (
        <Line icon={<Repeat />}>
          Your {ordinal(repeated.times)} time on this route, {besideTheLast(movingSeconds, repeated.secondsBefore)}
        </Line>
      )}
    </ul>
  );
}
