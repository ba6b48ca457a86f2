import { zodResolver } from "@hookform/resolvers/zod";
import { Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Reauthentication } from "@/components/account/reauthentication";
import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { FormError } from "@/components/auth/form-error";
import { SecondFactorField } from "@/components/auth/second-factor-field";
import { showRefusal } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { QrCode } from "@/components/ui/qr-code";
import { toast } from "@/components/ui/use-toast";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { useTwoFactor } from "@/lib/auth/two-factor/hooks";
import { confirmTwoFactorSchema, endTwoFactorSchema, type TwoFactorKey } from "@/lib/auth/two-factor/schema";

type Steps = ReturnType<typeof useTwoFactor>;

type CodeFormProps = Pick<Steps, "confirm"> & { onConfirmed: (recoveryCodes: string[]) => void; hint?: string };

function CodeForm({ confirm, onConfirmed, hint, children }: CodeFormProps & { children: ReactNode }) {
  const form = useForm({ resolver: zodResolver(confirmTwoFactorSchema), defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onConfirmed((await confirm(code)).recoveryCodes);
    } catch (error) {
      showRefusal(error, form, ["code"]);
    }
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4 py-4">
      {children}
      <FormError message={errors.root?.message} />
      <SecondFactorField hint={hint} error={errors.code?.message} {...form.register("code")} />
      <Button type="submit" block pending={isSubmitting} pendingLabel="Checking...">
        Confirm
      </Button>
    </form>
  );
}

/**
 * The key as a QR code for another phone, a link for this one, and text. Entering a code from it turns verification on.
 */
function ConfirmForm({ uri, secret, ...steps }: TwoFactorKey & CodeFormProps) {
  return (
    <CodeForm hint="Current 6-digit code" {...steps}>
      <p>
        Scan this with your authenticator app,{" "}
        <a href={uri} className="font-semibold text-sky-ink underline">
          open it on this device
        </a>
        , or enter this key in the app:
      </p>
      <QrCode text={uri} label="QR code with your setup key" className="w-48 max-w-full self-center rounded-control" />
      <p className="select-all rounded-control bg-bone p-3 font-semibold tracking-wider">
        {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
      </p>
    </CodeForm>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: "Recovery codes copied" });
    } catch {
      failed("Couldn't copy", "Select the codes and copy them.");
    }
  };
  return (
    <div className="flex flex-col gap-4 py-4">
      <p>
        <strong>Save these recovery codes.</strong> Each code works once. You won't see them again.
      </p>
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-bone p-3 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <Button block variant="secondary" onClick={() => void copy()}>
        <Copy className="size-5" />
        Copy codes
      </Button>
      <Button block onClick={onDone}>
        I've saved them
      </Button>
    </div>
  );
}

function EndForm({ methods, end, onEnded }: Pick<Steps, "end"> & { methods: SignInMethods; onEnded: () => void }) {
  const form = useForm({ resolver: zodResolver(endTwoFactorSchema), defaultValues: { password: "", code: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await end(values);
      toast({ title: "Two-step verification is off" });
      onEnded();
    } catch (error) {
      showRefusal(error, form, ["password", "code"]);
    }
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4 pb-4">
      <FormError message={errors.root?.message} />
      <Reauthentication methods={methods} error={errors.password?.message} {...form.register("password")} />
      <SecondFactorField error={errors.code?.message} {...form.register("code")} />
      <Button type="submit" block variant="danger-ghost" pending={isSubmitting} pendingLabel="Turning off...">
        Turn off
      </Button>
    </form>
  );
}

export function TwoFactorSection({ methods }: { methods: SignInMethods }) {
  const { data: twoFactor, begin, confirm, end, retry } = useTwoFactor();
  const [key, setKey] = useState<TwoFactorKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [ending, setEnding] = useState(false);
  if (!twoFactor) return null;
  const { isOn, isRequired, isShown, recoveryCodesLeft } = twoFactor;
  const finish = () => {
    setKey(null);
    setCodes(null);
    setEnding(false);
    retry();
  };
  return (
    <SettingsSection title="Two-step verification">
      <SettingsCard>
        {codes && <RecoveryCodes codes={codes} onDone={finish} />}
        {!codes && isOn && (
          <>
            <p className="py-4">
              <strong className="block">On</strong>
              <span className="text-ink-soft text-sm">
                {`${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? "code is" : "codes are"} left.`}
                {isRequired && " Required for moderators."}
              </span>
            </p>
            {isRequired && !isShown && (
              <CodeForm confirm={confirm} onConfirmed={finish}>
                <p>You logged in without a code. Enter one to see reports.</p>
              </CodeForm>
            )}
            {!isRequired && !ending && (
              <Button variant="danger-ghost" block className="mb-3" onClick={() => setEnding(true)}>
                Turn off…
              </Button>
            )}
            {ending && <EndForm methods={methods} end={end} onEnded={finish} />}
          </>
        )}
        {!codes && !isOn && !key && (
          <ReauthenticationForm
            methods={methods}
            label="Turn on"
            pendingLabel="Preparing..."
            variant="secondary"
            onConfirm={async ({ password }) => setKey(await begin(password ?? ""))}
            className="py-4"
          >
            <p>You'll also need a code from an authenticator app.</p>
          </ReauthenticationForm>
        )}
        {!codes && !isOn && key && <ConfirmForm {...key} confirm={confirm} onConfirmed={setCodes} />}
      </SettingsCard>
    </SettingsSection>
  );
}
