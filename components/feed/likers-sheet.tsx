import { PeopleList } from "@/components/people/people-list";
import { Sheet } from "@/components/ui/sheet";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { useLikers } from "@/lib/feed/likes/hooks";

export function LikersSheet({ address, ...sheet }: OverlayControl & { address: string }) {
  return (
    <Sheet {...sheet} title="Likes" className="min-h-[50dvh]">
      <PeopleList list={useLikers(address)} label="Likes" nobody="No likes yet." />
    </Sheet>
  );
}
