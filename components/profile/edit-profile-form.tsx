import { Eraser, ImageOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useAppContext } from "@/components/app-context/app-provider";
import { NameFields } from "@/components/auth/name-fields";
import { BareScreen } from "@/components/layout/bare-screen";
import { LeaveGuard } from "@/components/layout/leave-guard";
import { PictureFields } from "@/components/profile/picture-fields";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Input } from "@/components/ui/input";
import { TextArea } from "@/components/ui/text-area";
import { TitledSection } from "@/components/ui/titled-section";
import { toast } from "@/components/ui/use-toast";
import { useUpdateProfile } from "@/lib/auth/accounts/hooks";
import { BIO_MAX, LOCATION_MAX, USERNAME_MAX } from "@/lib/auth/accounts/rules";
import type { CurrentUser, UpdateProfile, updateProfileSchema } from "@/lib/auth/accounts/schema";
import { ApiError } from "@/lib/core/client/api-client";
import { DEFAULT_LOCATION } from "@/lib/core/shared/defaults";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { z } from "@/lib/core/shared/zod";

type ProfileFields = z.input<typeof updateProfileSchema>;

type ProfileForm = UseFormReturn<ProfileFields, unknown, UpdateProfile>;

function profileFieldsOf(user: CurrentUser): ProfileFields {
  const { firstName, lastName, username, location, bio, profileImageUrl, heroImageUrl } = user;
  return { firstName, lastName, username, location: location ?? "", bio: bio ?? "", profileImageUrl, heroImageUrl };
}

const CLEARED = { firstName: "", lastName: "", location: "", bio: "" } as const;

function useProfileForm(user: CurrentUser): ProfileForm {
  return useForm<ProfileFields, unknown, UpdateProfile>({
    defaultValues: profileFieldsOf(user),
    resolver: async (...args) => (await import("@/components/profile/profile-resolver")).resolveProfile(...args),
  });
}

/** Blank fields are sent as null, not as empty strings. */
function savedFields(profile: UpdateProfile): UpdateProfile {
  return { ...profile, location: profile.location?.trim() || null, bio: profile.bio?.trim() || null };
}

const FORM_ID = "edit-profile";
const FIELDS = ["firstName", "lastName", "location", "bio"] as const;
const REFUSED = ["username", ...FIELDS] as const;

/** Saves the form and updates the name everywhere it is shown. */
function useSaveProfile(form: ProfileForm) {
  const router = useRouter();
  const { updateProfileData } = useAppContext();
  const updateProfile = useUpdateProfile();
  const [hasFailed, setFailed] = useState(false);
  const save = form.handleSubmit(async (profile) => {
    setFailed(false);
    try {
      const saved = await updateProfile(savedFields(profile));
      const { firstName, lastName, bio, location, profileImageUrl } = saved;
      updateProfileData({
        firstName,
        lastName,
        bio: bio ?? "",
        location: location ?? "",
        profileImageUrl: profileImageUrl ?? "",
      });
      form.reset(profileFieldsOf(saved));
      toast({ title: "Profile Updated!" });
      router.replace(paths.profile());
      router.refresh(); // the layout still shows the old name
    } catch (error) {
      setFailed(true);
      const refused = error instanceof ApiError ? error.errors : {};
      for (const field of REFUSED) if (refused[field]?.[0]) form.setError(field, { message: refused[field][0] });
      failed("Update Failed", "Failed to update profile. Please try again.");
    }
  });

  return { save, hasFailed };
}

function QuickActions({ form: { formState, getValues, setValue, watch } }: { form: ProfileForm }) {
  const clear = () => {
    const before = getValues();
    for (const field of FIELDS) setValue(field, CLEARED[field], { shouldDirty: true });
    const undo = () => {
      for (const field of FIELDS) setValue(field, before[field], { shouldDirty: true });
    };
    toast({ title: "Fields cleared", action: { label: "Undo", onClick: undo } });
  };

  return (
    <TitledSection title="Quick Actions" titleClassName="mb-2 text-display-sm">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          className="flex-1"
          disabled={formState.isSubmitting || !watch("heroImageUrl")}
          onClick={() => setValue("heroImageUrl", null, { shouldDirty: true })}
        >
          <ImageOff className="size-5" />
          Default Cover
        </Button>
        <Button variant="secondary" className="flex-1" disabled={formState.isSubmitting} onClick={clear}>
          <Eraser className="size-5" />
          Clear Fields
        </Button>
      </div>
    </TitledSection>
  );
}

export function EditProfileForm({ user }: { user: CurrentUser }) {
  const form = useProfileForm(user);
  const { register, formState, setValue, watch, reset } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const shown = watch();

  const { save, hasFailed } = useSaveProfile(form);

  return (
    <>
      <BareScreen
        title="Edit Profile"
        back={paths.profile()}
        actions={<FormSaveButton form={FORM_ID} pending={isSubmitting} block={false} />}
        className="pb-nav"
      >
        <PictureFields
          name={fullName(shown) || fullName(user)}
          profileImageUrl={shown.profileImageUrl ?? null}
          heroImageUrl={shown.heroImageUrl ?? null}
          disabled={isSubmitting}
          onChange={(photoUrl, purpose) =>
            setValue(purpose === "avatar" ? "profileImageUrl" : "heroImageUrl", photoUrl, { shouldDirty: true })
          }
        />
        <form id={FORM_ID} method="dialog" onSubmit={save} noValidate className="flex flex-col gap-4 px-4 pt-4">
          {hasFailed && (
            <p role="alert" className="rounded-control bg-danger-wash px-3 py-3 font-medium text-danger-ink">
              There was an error saving your changes
            </p>
          )}
          <NameFields
            first={{ ...register("firstName"), error: errors.firstName?.message }}
            last={{ ...register("lastName"), error: errors.lastName?.message }}
          />
          <Field label="Username" error={errors.username?.message} hint="People use it to tag and mention you.">
            <Input
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={USERNAME_MAX}
              {...register("username")}
            />
          </Field>
          <Field label="Location" error={errors.location?.message}>
            <Input
              autoComplete="address-level2"
              placeholder={DEFAULT_LOCATION}
              maxLength={LOCATION_MAX}
              {...register("location")}
            />
          </Field>
          <Field label="Bio" error={errors.bio?.message}>
            <TextArea limit={BIO_MAX} maxLength={BIO_MAX} value={shown.bio ?? ""} {...register("bio")} />
          </Field>
          <QuickActions form={form} />
        </form>
      </BareScreen>
      <LeaveGuard
        isOn={isDirty}
        title="Leave without saving?"
        description="Your changes will be lost."
        onLeave={() => reset()}
      />
    </>
  );
}
