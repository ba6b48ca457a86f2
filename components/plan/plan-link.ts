import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { type Plan, type PlanWish, planRequestSchema } from "@/lib/suggestions/plans/schema";

type LinkedWish = Pick<PlanWish, "time" | "budget" | "company" | "hasBike" | "among">;

/** The URL of a day that isn't stored: enough to plan it again after a reload, but without your position. */
export function planLink({ time, budget, company, hasBike, among }: LinkedWish, { startsAt, stops }: Plan): string {
  const ids = stops.map(({ targetId }) => targetId).join(",");
  return withQuery(paths.plan, {
    ...{ time, budget, company, startsAt, ...(hasBike && { bike: "yes" }), stops: ids },
    ...(among.length > 0 && { among: among.join(",") }),
  });
}

const idsIn = (params: URLSearchParams, name: string) => params.get(name)?.split(",").filter(Boolean);

/** The places that the URL limits the day to; none means everything. */
export const placesIn = (params: URLSearchParams): string[] =>
  planRequestSchema.shape.among.safeParse(idsIn(params, "among")).data ?? [];

export type LinkedPlan = Omit<PlanWish, "startsAt"> & { startsAt: string | null };

/** The day in a URL; null if there is none. */
export function linkedPlan(params: URLSearchParams): LinkedPlan | null {
  const said = (name: string) => params.get(name) ?? undefined;
  const parsed = planRequestSchema.safeParse({
    ...{ time: said("time"), budget: said("budget"), company: said("company"), startsAt: said("startsAt") },
    hasBike: said("bike") === "yes",
    keep: idsIn(params, "stops"),
    among: placesIn(params),
  });
  return parsed.success ? { ...parsed.data, startsAt: parsed.data.startsAt?.toISOString() ?? null } : null;
}
