"use client";

import { useState } from "react";
import { AccountFrame } from "@/components/account/account-frame";
import { clearStoredPerson } from "@/components/account/clear-stored-person";
import { HostedEvents } from "@/components/account/hosted-events";
import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { requestDeletion } from "@/lib/account/deletion/hooks";
import { GRACE_DAYS, GRACES, type Grace } from "@/lib/account/deletion/rules";
import { useSignInMethods } from "@/lib/auth/providers/hooks";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import type { HostChoice } from "@/lib/community/hosts/schema";
import { navigate } from "@/lib/core/client/navigate";
import { formatDay } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const CHOICES: Record<Grace, { label: string; text: string }> = {
  "14d": {
    label: `In ${GRACE_DAYS} days`,
    text: "Hidden from everyone right away. Log in before then to restore your account.",
  },
  now: { label: "Now", text: "Permanently deleted right away." },
};
const ORDER = [...GRACES].reverse();

function DeleteForm({ methods }: { methods: SignInMethods }) {
  const [chosen, setChosen] = useState<Grace>("14d");
  const [hosts, setHosts] = useState<HostChoice[]>([]);
  const chooseHost = (choice: HostChoice) =>
    setHosts((known) => [...known.filter(({ eventId }) => eventId !== choice.eventId), choice]);
  const deleteAccount = async (proof: { password?: string }) => {
    const { deleteAfter } = await requestDeletion({ grace: chosen, hosts, ...proof });
    await clearStoredPerson();
    toastAfterNavigation(
      deleteAfter
        ? {
            title: "Your account is hidden",
            description: `It will be deleted on ${formatDay(new Date(deleteAfter))}. Log in before then to keep it.`,
          }
        : { title: "Your account was deleted", description: "Thanks for being part of Windmile." },
    );
    navigate(paths.home);
  };
  return (
    <ReauthenticationForm
      methods={methods}
      label="Delete my account"
      pendingLabel="Deleting..."
      variant="danger"
      onConfirm={deleteAccount}
      className="mt-3"
    >
      <p className="text-ink-soft">
        Would you like a copy of your data first?{" "}
        <Link href={paths.settingsPage("download")} className="font-semibold text-sky-ink underline">
          Request a copy
        </Link>
      </p>
      <HostedEvents choices={hosts} onChoose={chooseHost} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold text-sm">When?</legend>
        {ORDER.map((grace) => (
          <label
            key={grace}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line-strong px-3.5 py-2 has-checked:border-sky-ink has-checked:bg-sky-wash"
          >
            <input
              type="radio"
              name="grace"
              value={grace}
              className="size-5 shrink-0 accent-(--sky-ink)"
              checked={grace === chosen}
              onChange={() => setChosen(grace)}
            />
            <span>
              <span className="block font-semibold">{CHOICES[grace].label}</span>
              <span className="block text-ink-soft text-sm">{CHOICES[grace].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </ReauthenticationForm>
  );
}

export function DeleteSection({ methods }: { methods: SignInMethods }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="text-ink-soft">
        Everything you've posted will be deleted. Your groups and events will go to someone else; events no one can take
        over will be canceled.
      </p>
      <Button variant="danger-ghost" block className="border border-line" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete your account?">
        <DeleteForm methods={methods} />
      </Dialog>
    </>
  );
}

export function DeleteScreen() {
  const { data: methods, error, retry } = useSignInMethods();
  return (
    <AccountFrame title="Delete account">
      {methods ? (
        <DeleteSection methods={methods} />
      ) : (
        <Loading error={error} onRetry={retry} label="Loading your account" shapes={["h-24 rounded-card"]} />
      )}
    </AccountFrame>
  );
}
