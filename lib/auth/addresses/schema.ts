import { code, type Destination, destination, NO_DESTINATION, proof } from "@/lib/auth/credentials/schema";
import { z } from "@/lib/core/shared/zod";

const isOne = ({ email, phoneNumber }: Destination) => (email === undefined) !== (phoneNumber === undefined);

/** The new address, which a code then verifies. */
export const changeAddressSchema = z.object({ ...destination, password: proof }).refine(isOne, NO_DESTINATION);
export type ChangeAddress = z.output<typeof changeAddressSchema>;

/** The address to remove; the other one stays. */
export const removeAddressSchema = z.object({ address: z.enum(["email", "phoneNumber"]), password: proof });
export type RemoveAddress = z.output<typeof removeAddressSchema>;

export const verifyAddressSchema = z.object({ ...destination, code }).refine(isOne, NO_DESTINATION);
export type VerifyAddress = z.output<typeof verifyAddressSchema>;
