import type { Metadata } from "next";
import { headers } from "next/headers";
import { NameScreen } from "@/components/account/name-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { showsOutbox } from "@/lib/core/server/outbox-messages";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Name & contact" };

export default async function NamePage() {
  await requireMember(paths.accountPage("name"));
  return <NameScreen showOutbox={showsOutbox(await headers())} />;
}
