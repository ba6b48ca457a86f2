import type { Metadata } from "next";
import { CategoryScreen } from "@/components/discover/category/category-screen";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { getCategory } from "@/lib/discover/guides/queries";
import { categoryQuery } from "@/lib/discover/guides/schema";
import { NO_FILTERS } from "@/lib/discover/listing/filters";
import { categoryAddress, LIST_SIZE } from "@/lib/discover/listing/rules";
import { DEFAULT_CATEGORY } from "@/lib/discover/venues/categories";

type Props = { params: Promise<{ category: string }> };

/** The last path segment; falls back to the spec's default when it can't be decoded. */
function nameIn(part: string): string {
  try {
    return [...decodeURIComponent(part).trim()].slice(0, 100).join("") || DEFAULT_CATEGORY;
  } catch {
    return DEFAULT_CATEGORY;
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: nameIn((await params).category) };
}

export default async function CategoryPage({ params }: Props) {
  const category = nameIn((await params).category);
  const user = await requireMember(paths.category(category));
  const first = categoryAddress(category, { q: "", filters: NO_FILTERS, here: null });
  // Awaited, so that the filter counts, which arrive later, don't suspend the list again.
  const answer = await prefetch(() => getCategory(category, categoryQuery.parse({ size: LIST_SIZE })));
  const fallback = answer ? { [endlessKey(first)]: [answer] } : {};
  return (
    <Prefetched answers={fallback}>
      <CategoryScreen category={category} />
      <KeepScreen viewerId={user.id} name="category" props={{ category }} />
    </Prefetched>
  );
}
