import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { useEntityWrites } from "@/lib/core/client/entity-writes";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { GuideList } from "./rules";
import type { CreateGuide, GuideFollow, ListedGuide, MemberGuide } from "./schema";

const { api } = paths;

export const useMemberGuides = (list: GuideList) =>
  useEndless<ListedGuide>(api.memberGuideList(list), { endpoint: api.memberGuides, staleAfter: STALE.venues });

export const useMemberGuide = (id: string) => useData<MemberGuide>(api.memberGuide(id)).data;

/** The guides for a category's places; empty while they load and if they fail. */
export const useCategoryGuides = (category: string, q: string) =>
  useData<ListedGuide[]>(api.categoryGuides(category, q)).data ?? [];

export const useGuidesOf = (userId: string) => useData<ListedGuide[]>(api.guidesOf(userId)).data ?? [];

export const useGuideWrites = () =>
  useEntityWrites<MemberGuide, CreateGuide>({
    list: api.memberGuides,
    one: api.memberGuide,
    stale: STALE_AFTER.guide,
    staleAtEnd: [api.memberGuides],
  });

const isGuide = (value: object, id: string): value is ListedGuide =>
  "isFollowing" in value && "placeCount" in value && "id" in value && value.id === id;

/** Follows or unfollows a guide, shown immediately everywhere; rolled back with a rejection if the server refuses. */
export function useFollowGuide() {
  const patch = useEntityPatch(isGuide);
  const refresh = useRefresh();
  return async ({ id, followers }: Pick<ListedGuide, "id" | "followers">, wants: boolean) => {
    const url = api.followGuide(id);
    const show = (next: Partial<ListedGuide>) => patch(id, (known) => ({ ...known, ...next }));
    const answer = await toggleOptimistically<GuideFollow>(`guide ${id}`, wants, {
      show: (on) =>
        show({ isFollowing: on, followers: on === wants ? Math.max(0, followers + (on ? 1 : -1)) : followers }),
      send: (on) => (on ? putJson<GuideFollow>(url) : deleteJson<GuideFollow>(url)),
    });
    if (!answer) return;
    show(answer);
    await refresh([api.memberGuides]);
  };
}
