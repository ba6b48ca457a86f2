import { code, optionalEmail, optionalPhone, proof } from "@/lib/auth/credentials/schema";
import { z } from "@/lib/core/shared/zod";

const address = { email: optionalEmail, phoneNumber: optionalPhone };
type Address = { email?: string | undefined; phoneNumber?: string | undefined };
const isOne = ({ email, phoneNumber }: Address) => (email === undefined) !== (phoneNumber === undefined);
const ONE = { message: "Please provide either email or phone number", path: ["email"] };

/** The new address, which a code then verifies. */
export const changeAddressSchema = z.object({ ...address, password: proof }).refine(isOne, ONE);
export type ChangeAddress = z.output<typeof changeAddressSchema>;

/** The address to remove; the other one stays. */
export const removeAddressSchema = z.object({ address: z.enum(["email", "phoneNumber"]), password: proof });
export type RemoveAddress = z.output<typeof removeAddressSchema>;

export const verifyAddressSchema = z.object({ ...address, code }).refine(isOne, ONE);
export type VerifyAddress = z.output<typeof verifyAddressSchema>;
