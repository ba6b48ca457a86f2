import { useEndless } from "@/lib/core/client/endless";
import type { ListedPerson } from "@/lib/social/people/schema";

export const useLikers = (address: string) => useEndless<ListedPerson>(address);
