"use client";

import { ChevronRight, Trash2 } from "lucide-react";
import { Fragment, useState } from "react";
import { AccountFrame } from "@/components/account/account-frame";
import { AddressDialog } from "@/components/account/address-dialog";
import { ADDRESS_LABELS, type AddressKind } from "@/components/account/address-labels";
import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { SettingsCard } from "@/components/account/settings-frame";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { useAddressWrites } from "@/lib/auth/addresses/hooks";
import { useSignInMethods } from "@/lib/auth/providers/hooks";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

type RemoveAddressDialogProps = OverlayControl & { kind: AddressKind; methods: SignInMethods };

function RemoveAddressDialog({ kind, open, onOpenChange, methods }: RemoveAddressDialogProps) {
  const { term, removal } = ADDRESS_LABELS[kind];
  const writes = useAddressWrites(kind);
  const remove = async (proof: { password?: string }) => {
    await writes.remove(proof);
    onOpenChange(false);
    toast({ title: `${term} removed` });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Remove your ${term.toLowerCase()}?`} description={removal}>
      <ReauthenticationForm
        methods={methods}
        label="Remove"
        pendingLabel="Removing..."
        variant="danger"
        onConfirm={remove}
        className="mt-4"
      />
    </Dialog>
  );
}

const KINDS = ["email", "phoneNumber"] as const;

type AddressRowProps = {
  kind: AddressKind;
  value: string | null;
  onChange: (() => void) | undefined;
  /** Absent unless the account has both an email address and a phone number. */
  onRemove: (() => void) | undefined;
};

function AddressRow({ kind, value, onChange, onRemove }: AddressRowProps) {
  const { term } = ADDRESS_LABELS[kind];
  const [name = "None", ...host] = value?.split("@") ?? [];
  const verb = value === null ? "Add" : "Change";
  return (
    <div className="flex items-center gap-3 py-3">
      <dl className="min-w-0 flex-1">
        <dt className="text-ink-soft text-sm">{term}</dt>
        <dd className="break-words font-semibold">
          {name}
          {host.map((part) => (
            <Fragment key={part}>
              <wbr />
              {`@${part}`}
            </Fragment>
          ))}
        </dd>
      </dl>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${verb} ${term.toLowerCase()}`}
        disabled={!onChange}
        onClick={onChange}
      >
        {verb}
      </Button>
      {onRemove && (
        <IconButton label={`Remove ${term.toLowerCase()}`} icon={Trash2} onClick={onRemove} className="-ml-1 -mr-2" />
      )}
    </div>
  );
}

export function YouSection({ methods, showOutbox }: { methods: SignInMethods | undefined; showOutbox: boolean }) {
  const { data: user, error, retry } = useCurrentUser();
  const [changing, setChanging] = useState<AddressKind | null>(null);
  const [removing, setRemoving] = useState<AddressKind | null>(null);
  if (!user) return <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-48 rounded-card" />} />;
  return (
    <SettingsCard>
      <Link href={paths.editProfile} className="flex min-h-15 items-center gap-3 py-3">
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold">{fullName(user)}</span>
          <span className="block break-words text-ink-soft text-sm">{user.location ?? "No location"}</span>
        </span>
        <span className="font-semibold text-sky-ink">Edit</span>
        <ChevronRight className="size-5 text-ink-soft" />
      </Link>
      {KINDS.map((kind) => (
        <AddressRow
          key={kind}
          kind={kind}
          value={user[kind]}
          onChange={methods ? () => setChanging(kind) : undefined}
          onRemove={methods && user.email && user.phoneNumber ? () => setRemoving(kind) : undefined}
        />
      ))}
      {methods &&
        KINDS.map((kind) => (
          <Fragment key={kind}>
            <RemoveAddressDialog
              kind={kind}
              open={removing === kind}
              onOpenChange={(open) => setRemoving(open ? kind : null)}
              methods={methods}
            />
            <AddressDialog
              kind={kind}
              open={changing === kind}
              onOpenChange={(open) => setChanging(open ? kind : null)}
              methods={methods}
              showOutbox={showOutbox}
            />
          </Fragment>
        ))}
    </SettingsCard>
  );
}

/** `showOutbox`: only in the demo on this machine, where codes can be read at /outbox. */
export function NameScreen({ showOutbox = false }: { showOutbox?: boolean }) {
  const { data: methods } = useSignInMethods();
  return (
    <AccountFrame title="Name & contact">
      <YouSection methods={methods} showOutbox={showOutbox} />
    </AccountFrame>
  );
}
