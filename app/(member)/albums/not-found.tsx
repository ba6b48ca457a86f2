import { LostLink } from "@/components/visitor/lost-link";
import { currentUser } from "@/lib/core/server/session";

/** Members may have lost it as well: it was deleted, or its audience is another now. */
export default async function NotFound() {
  return <LostLink isVisitor={(await currentUser()) === null} />;
}
