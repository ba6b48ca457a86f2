import { LostLink } from "@/components/visitor/lost-link";

export default function NotFound() {
  return <LostLink isVisitor />;
}
