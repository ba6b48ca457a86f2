import { ItemNotFound } from "@/components/visitor/item-not-found";
import { currentUser } from "@/lib/core/server/session";

/** Members see this too, when the linked item was deleted or isn't visible to them anymore. */
export default async function NotFound() {
  return <ItemNotFound isVisitor={(await currentUser()) === null} />;
}
