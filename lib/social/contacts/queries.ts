import "server-only";
import type { Person } from "@/lib/auth/accounts/schema";
import { toPhoneNumber } from "@/lib/auth/credentials/schema";
import { rows, sql } from "@/lib/core/server/db";
import { followStateOf } from "@/lib/social/people/queries";
import type { FollowState } from "@/lib/social/people/schema";
import type { Contact, MatchContacts } from "./schema";

/**
 * Which of these contacts have an account that can be found by phone number. The address book is neither stored nor
 * logged; the response keeps its order.
 */
export async function matchContacts(viewerId: string, { contacts }: MatchContacts): Promise<Contact[]> {
  const numbers = contacts.map(({ tel }) => toPhoneNumber(tel));
  const wanted = [...new Set(numbers.filter((number) => number !== null))];
  const found = await rows<Person & { phoneNumber: string; followState: FollowState }>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", u."phoneNumber", ${followStateOf(viewerId)} as "followState"
    from visible_users(${viewerId}::uuid) u
    where u."phoneNumber" = any(${wanted}::text[]) and u."findableByPhone" and u.id <> ${viewerId}::uuid`);
  const byNumber = new Map(found.map(({ phoneNumber, ...person }) => [phoneNumber, person]));
  return contacts.map(({ name, tel }, index) => {
    const number = numbers[index];
    const user = number ? byNumber.get(number) : undefined;
    return { id: String(index), name, phone: tel, isOnApp: user !== undefined, invited: false, ...(user && { user }) };
  });
}
