import { ItemNotFound } from "@/components/visitor/item-not-found";

export default function NotFound() {
  return <ItemNotFound isVisitor />;
}
