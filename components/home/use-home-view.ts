import { useHistoryState, useUrlState, writeUrl } from "@/components/ui/use-url-state";
import { oneOf } from "@/lib/core/shared/address";
import { HOME_FILTERS, type HomeFilter } from "@/lib/feed/photos/rules";

const HOME_TABS = ["trending", "hidden", "ai"] as const;
export type HomeTab = (typeof HOME_TABS)[number];

type Params = { get: (name: string) => string | null };
type View = { tab: HomeTab; filter: HomeFilter };

const read = (params: Params): View => ({
  tab: oneOf(HOME_TABS, params.get("tab")),
  filter: oneOf(HOME_FILTERS, params.get("filter")),
});
const parts = ({ tab, filter }: View) => ({
  tab: tab === HOME_TABS[0] ? undefined : tab,
  filter: filter === HOME_FILTERS[0] ? undefined : filter,
});
const searchIn = (params: Params) => params.get("q") ?? "";

/** A search has its own history entry: Back returns to the home screen without it. */
export function useHomeView() {
  const [search, setSearch] = useHistoryState(searchIn);
  const { view, change } = useUrlState({ read, parts });
  const searchFor = (next: string) => {
    setSearch(next);
    writeUrl({ q: next || undefined }, next !== "" && search === "" ? "pushState" : "replaceState");
  };
  return { ...view, search, change, searchFor };
}
