import { LostLink } from "@/components/visitor/lost-link";
import { currentUser } from "@/lib/core/server/session";

/** Members see this too, when the linked item was deleted or isn't visible to them anymore. */
export default async function NotFound() {
  return <LostLink isVisitor={(await currentUser()) === null} />;
}
