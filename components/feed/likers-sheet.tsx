import { PeopleList } from "@/components/people/people-list";
import { Sheet } from "@/components/ui/sheet";
import { useLikers } from "@/lib/feed/likes/hooks";

function Likers({ address }: { address: string }) {
  return <PeopleList list={useLikers(address)} label="Likes" nobody="No likes yet." />;
}

type LikersSheetProps = { address: string; open: boolean; onOpenChange: (open: boolean) => void };

export function LikersSheet({ address, open, onOpenChange }: LikersSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Likes" className="min-h-[50dvh]">
      <Likers address={address} />
    </Sheet>
  );
}
