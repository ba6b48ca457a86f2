import { useState } from "react";
import { isShareClosed, shareInvite } from "@/components/social/share-invite";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { Contact } from "@/lib/social/contacts/schema";
import { useFollow } from "@/lib/social/people/hooks";
import type { FollowState } from "@/lib/social/people/schema";

/** Connect is a real follow, Invite a personal link; what was done is kept as long as the panel is open. */
export function useContactActions() {
  const follow = useFollow();
  const [followed, setFollowed] = useState<Readonly<Record<string, FollowState>>>({});
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);

  const connect = async ({ id, user }: Contact) => {
    if (!user) return;
    setBusy(id);
    try {
      const state = await follow(user, true);
      if (state) setFollowed((known) => ({ ...known, [id]: state }));
      toast({ title: "Friend request sent" });
    } catch (error) {
      failed("Error", error, "That did not work. Please try again.");
    } finally {
      setBusy(null);
    }
  };
  const invite = async ({ id }: Contact) => {
    setBusy(id);
    try {
      const { url } = await postJson<{ url: string }>(paths.api.invites);
      const how = await shareInvite(url);
      setInvited((known) => new Set([...known, id]));
      // One toast at a time: a toast of its own would be replaced before it's painted.
      toast({ title: "Invitation sent", ...(how === "copied" && { description: "Invitation copied" }) });
    } catch (error) {
      if (isShareClosed(error)) return;
      failed("Error sending invitation", "Please try again");
    } finally {
      setBusy(null);
    }
  };
  return {
    connect,
    invite,
    stateOf: ({ id, user }: Contact): FollowState => followed[id] ?? user?.followState ?? "none",
    isInvited: ({ id }: Contact) => invited.has(id),
    isBusy: ({ id }: Contact) => busy === id,
  };
}
