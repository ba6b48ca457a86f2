import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Prefetched } from "@/app/prefetched";
import { YearScreen } from "@/components/memories/year-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { paths } from "@/lib/core/shared/paths";
import { yearParams } from "@/lib/feed/memories/schema";
import { getYearCards } from "@/lib/feed/year-cards/queries";

export const metadata: Metadata = { title: "A Year in Chicago" };

type Props = { params: Promise<{ year: string }> };

export default async function YearPage({ params }: Props) {
  const segments = await params;
  const user = await requireMember(`${paths.memories}/years/${encodeURIComponent(segments.year)}`);
  const { success, data } = yearParams.safeParse(segments);
  if (!success) notFound();
  const { year } = data;
  return (
    <Prefetched answers={{ [paths.api.yearCards(year)]: prefetch(() => getYearCards(user.id, year)) }}>
      <YearScreen year={year} />
    </Prefetched>
  );
}
