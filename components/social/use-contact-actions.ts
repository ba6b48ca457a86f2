import { useState } from "react";
import { isShareClosed, shareInvite } from "@/components/social/share-invite";
import { failed, refused } from "@/components/ui/failed";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import type { Contact } from "@/lib/social/contacts/schema";
import { requestInvite } from "@/lib/social/invites/hooks";
import { useFollow } from "@/lib/social/people/hooks";
import type { FollowState } from "@/lib/social/people/schema";

/** Connect follows the person, and Invite creates a personal link. Results are kept while the panel is open. */
export function useContactActions() {
  const follow = useFollow();
  const [followed, setFollowed] = useState<Readonly<Record<string, FollowState>>>({});
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const connecting = usePending(refused);
  const inviting = usePending((error) => {
    if (!isShareClosed(error)) failed("Error sending invitation", "Please try again");
  });

  const connect = async ({ id, user }: Contact) => {
    if (!user) return;
    await connecting.run(async () => {
      const state = await follow(user, true);
      if (state) setFollowed((known) => ({ ...known, [id]: state }));
      toast({ title: "Friend request sent" });
    }, id);
  };
  const invite = ({ id }: Contact) =>
    inviting.run(async () => {
      const how = await shareInvite((await requestInvite()).url);
      setInvited((known) => new Set([...known, id]));
      // One toast at a time: a toast of its own would be replaced before it's painted.
      toast({ title: "Invitation sent", ...(how === "copied" && { description: "Invitation copied" }) });
    }, id);
  return {
    connect,
    invite,
    stateOf: ({ id, user }: Contact): FollowState => followed[id] ?? user?.followState ?? "none",
    isInvited: ({ id }: Contact) => invited.has(id),
    isBusy: ({ id }: Contact) => connecting.pending === id || inviting.pending === id,
  };
}
