import { type UseFormReturn, useForm } from "react-hook-form";
import type { CurrentUser, UpdateProfile, updateProfileSchema } from "@/lib/auth/accounts/schema";
import type { z } from "@/lib/core/shared/zod";

export type ProfileFields = z.input<typeof updateProfileSchema>;

export type ProfileForm = UseFormReturn<ProfileFields, unknown, UpdateProfile>;

export function profileFieldsOf(user: CurrentUser): ProfileFields {
  const { firstName, lastName, username, location, bio, profileImageUrl, heroImageUrl } = user;
  return { firstName, lastName, username, location: location ?? "", bio: bio ?? "", profileImageUrl, heroImageUrl };
}

export const CLEARED = { firstName: "", lastName: "", location: "", bio: "" } as const;

export function useProfileForm(user: CurrentUser): ProfileForm {
  return useForm<ProfileFields, unknown, UpdateProfile>({
    defaultValues: profileFieldsOf(user),
    resolver: async (...args) => (await import("@/components/profile/profile-resolver")).resolveProfile(...args),
  });
}

/** Blank fields are sent as null, not as empty strings. */
export function savedFields(profile: UpdateProfile): UpdateProfile {
  return { ...profile, location: profile.location?.trim() || null, bio: profile.bio?.trim() || null };
}
