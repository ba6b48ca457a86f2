import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { type Plan, type PlanWish, planRequestSchema } from "@/lib/suggestions/plans/schema";

type Wished = Pick<PlanWish, "time" | "budget" | "company" | "hasBike" | "among">;

/** The address of a planned day: nothing of it is stored, so it says what is needed to plan it again, but not where one is. */
export function planLink({ time, budget, company, hasBike, among }: Wished, { startsAt, stops }: Plan): string {
  const ids = stops.map(({ targetId }) => targetId).join(",");
  return withQuery(paths.plan, {
    ...{ time, budget, company, startsAt, ...(hasBike && { bike: "yes" }), stops: ids },
    ...(among.length > 0 && { among: among.join(",") }),
  });
}

const idsIn = (params: URLSearchParams, name: string) => params.get(name)?.split(",").filter(Boolean);

/** The places an address wants the day chosen from; none: everything. */
export const placesIn = (params: URLSearchParams): string[] =>
  planRequestSchema.shape.among.safeParse(idsIn(params, "among")).data ?? [];

/** The day an address leads to; null where it leads to none. */
export function linkedPlan(params: URLSearchParams): PlanWish | null {
  const said = (name: string) => params.get(name) ?? undefined;
  const parsed = planRequestSchema.safeParse({
    ...{ time: said("time"), budget: said("budget"), company: said("company"), startsAt: said("startsAt") },
    hasBike: said("bike") === "yes",
    keep: idsIn(params, "stops"),
    among: placesIn(params),
  });
  return parsed.success ? parsed.data : null;
}
