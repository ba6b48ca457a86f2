import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ADDRESS_LABELS, type AddressKind } from "@/components/account/address-labels";
import { needsReauthentication, Reauthentication } from "@/components/account/reauthentication";
import { CodeField } from "@/components/auth/code-field";
import { FormError } from "@/components/auth/form-error";
import { OutboxHint } from "@/components/auth/outbox-hint";
import { showRefusal } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { useAddressWrites } from "@/lib/auth/addresses/hooks";
import { code } from "@/lib/auth/credentials/schema";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { z } from "@/lib/core/shared/zod";

const codeForm = z.object({ code });

type AddressCodeFormProps = {
  kind: AddressKind;
  address: string;
  showOutbox: boolean;
  onDone: () => void;
  onRestart: () => void;
};

function AddressCodeForm({ kind, address, showOutbox, onDone, onRestart }: AddressCodeFormProps) {
  const { verify } = useAddressWrites(kind);
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await verify(address, values.code);
      toast({ title: `${ADDRESS_LABELS[kind].term} saved`, description: "Use it to log in from now on." });
      onDone();
    } catch (error) {
      showRefusal(error, form, ["code"]);
    }
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <FormError message={errors.root?.message} />
      <CodeField
        error={errors.code?.message}
        onComplete={() => !isSubmitting && void submit()}
        {...form.register("code")}
      />
      <Button type="submit" block pending={isSubmitting} pendingLabel="Verifying...">
        Verify
      </Button>
      <Button variant="ghost" block onClick={onRestart}>
        Use a different {ADDRESS_LABELS[kind].term.toLowerCase()} or get a new code
      </Button>
      {showOutbox && <OutboxHint from="account" />}
    </form>
  );
}

type AddressDialogProps = OverlayControl & { kind: AddressKind; methods: SignInMethods; showOutbox: boolean };

/** Two steps: the new address and your password, then the code sent to that address. */
export function AddressDialog({ kind, open, onOpenChange, methods, showOutbox }: AddressDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const words = ADDRESS_LABELS[kind];
  const close = (to: boolean) => {
    onOpenChange(to);
    if (!to) setSentTo(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={sentTo === null ? words.title : "Enter the code"}
      description={sentTo === null ? words.why : `If ${sentTo} isn't already in use, a code is on its way.`}
    >
      {sentTo === null ? (
        <AskForm kind={kind} methods={methods} onSent={setSentTo} />
      ) : (
        <AddressCodeForm
          kind={kind}
          address={sentTo}
          showOutbox={showOutbox}
          onDone={() => close(false)}
          onRestart={() => setSentTo(null)}
        />
      )}
    </Dialog>
  );
}

type AskFormProps = { kind: AddressKind; methods: SignInMethods; onSent: (address: string) => void };

function AskForm({ kind, methods, onSent }: AskFormProps) {
  const words = ADDRESS_LABELS[kind];
  const { change } = useAddressWrites(kind);
  const form = useForm({ defaultValues: { email: "", phoneNumber: "", password: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ [kind]: address, password }) => {
    try {
      await change(address, methods.hasPassword ? { password } : {});
      onSent(address.trim());
    } catch (error) {
      showRefusal(error, form, [kind, "password"]);
    }
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <FormError message={errors.root?.message} />
      <Field label={words.label} error={errors[kind]?.message}>
        <Input {...words.input} {...form.register(kind, { required: "Required" })} />
      </Field>
      <Reauthentication
        methods={methods}
        error={errors.password?.message}
        {...form.register("password", methods.hasPassword ? { required: "Required" } : {})}
      />
      {!needsReauthentication(methods) && (
        <Button type="submit" block pending={isSubmitting} pendingLabel="Sending code...">
          Send code
        </Button>
      )}
    </form>
  );
}
