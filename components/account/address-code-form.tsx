import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { ADDRESS_LABELS, type AddressKind } from "@/components/account/address-labels";
import { CodeInput } from "@/components/auth/code-input";
import { FormError } from "@/components/auth/form-error";
import { OutboxHint } from "@/components/auth/outbox-hint";
import { showRefusal } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/use-toast";
import { useAddressWrites } from "@/lib/auth/addresses/hooks";
import { code } from "@/lib/auth/credentials/schema";
import { z } from "@/lib/core/shared/zod";

const codeForm = z.object({ code });

type AddressCodeFormProps = {
  kind: AddressKind;
  address: string;
  showOutbox: boolean;
  onDone: () => void;
  onRestart: () => void;
};

export function AddressCodeForm({ kind, address, showOutbox, onDone, onRestart }: AddressCodeFormProps) {
  const { verify } = useAddressWrites(kind);
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await verify(address, values.code);
      toast({ title: `${ADDRESS_LABELS[kind].term} changed`, description: "Use it to log in from now on." });
      onDone();
    } catch (error) {
      showRefusal(error, form, ["code"]);
    }
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <FormError message={errors.root?.message} />
      <Field label="Verification code" error={errors.code?.message}>
        <CodeInput onComplete={() => !isSubmitting && void submit()} {...form.register("code")} />
      </Field>
      <Button type="submit" block pending={isSubmitting} pendingLabel="Verifying...">
        Verify
      </Button>
      <Button variant="ghost" block onClick={onRestart}>
        Change it or get a new code
      </Button>
      {showOutbox && <OutboxHint from="account" />}
    </form>
  );
}
