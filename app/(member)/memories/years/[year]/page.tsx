import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { YearScreen } from "@/components/memories/year-screen";
import { Prefetched } from "@/components/prefetched";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { paths } from "@/lib/core/shared/paths";
import { yearParams } from "@/lib/feed/memories/schema";
import { getYearCards } from "@/lib/feed/year-cards/queries";

export const metadata: Metadata = { title: "A Year in Chicago" };

type Props = { params: Promise<{ year: string }> };

export default async function YearPage({ params }: Props) {
  const asked = await params;
  const user = await requireMember(`${paths.memories}/years/${encodeURIComponent(asked.year)}`);
  const { success, data } = yearParams.safeParse(asked);
  if (!success) notFound();
  const { year } = data;
  return (
    <Prefetched answers={{ [paths.api.yearCards(year)]: await prefetch(() => getYearCards(user.id, year)) }}>
      <YearScreen year={year} />
    </Prefetched>
  );
}
