import { useState } from "react";
import { clearStoredPerson } from "@/components/account/clear-stored-person";
import { HostedEvents } from "@/components/account/hosted-events";
import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { Link } from "@/components/ui/link";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { requestDeletion } from "@/lib/account/deletion/hooks";
import { GRACE_DAYS, GRACES, type Grace } from "@/lib/account/deletion/rules";
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

/** Asks for the deletion date and re-authentication, then deletes the account and clears this device. */
export function DeleteForm({ methods }: { methods: SignInMethods }) {
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
        : { title: "Your account is deleted", description: "Thanks for being part of Windmile." },
    );
    navigate(paths.home);
  };
  return (
    <ReauthenticationForm
      methods={methods}
      label="Delete my account"
      pendingLabel="Deleting..."
      variant="danger"
      act={deleteAccount}
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
