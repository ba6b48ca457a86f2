import { fullName } from "@/lib/core/shared/format";

/** A person's name, isolated so that a right-to-left one doesn't reorder the text around it. */
export function PersonName({ person }: { person: { firstName: string; lastName: string } }) {
  return <bdi>{fullName(person)}</bdi>;
}
