import type { Metadata } from "next";
import { CategoryScreen } from "@/components/discover/category/category-screen";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { getCategory } from "@/lib/discover/guides/queries";
import { categoryQuery } from "@/lib/discover/guides/schema";
import { NO_FILTERS } from "@/lib/discover/listing/filters";
import { categoryAddress, LIST_SIZE } from "@/lib/discover/listing/rules";
import { DEFAULT_CATEGORY } from "@/lib/discover/venues/categories";

type Props = { params: Promise<{ category: string }> };

/** The path's last part; what can't be read is the spec's default. */
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
  const user = await memberOf(paths.category(category));
  const first = categoryAddress(category, { q: "", filters: NO_FILTERS, here: null });
  // Waited for: the numbers in its filters come later by themselves, and must not take the list off the screen again.
  const answer = await prefetch(() => getCategory(category, categoryQuery.parse({ size: LIST_SIZE })));
  const fallback = answer ? { [endlessKey(first)]: [answer] } : {};
  return (
    <Prefetched answers={fallback}>
      <CategoryScreen category={category} />
      <KeepScreen viewerId={user.id} name="category" props={{ category }} />
    </Prefetched>
  );
}
