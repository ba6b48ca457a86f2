import { useUrlState } from "@/components/ui/use-url-state";
import { addressParts, viewIn } from "@/lib/discover/listing/rules";

/** `preselected` is the page's initial search if its URL has none. */
export const useDiscoverView = (preselected: string) =>
  useUrlState({
    read: viewIn,
    parts: addressParts,
    start: (asked) => (asked.q === "" ? { ...asked, q: preselected } : asked),
    followsLinks: true,
  });
