import { LostLink } from "@/components/visitor/lost-link";
import { currentUser } from "@/lib/core/server/session";

/** Members see it too: what the link names was deleted, or is no longer visible to them. */
export default async function NotFound() {
  return <LostLink isVisitor={(await currentUser()) === null} />;
}
