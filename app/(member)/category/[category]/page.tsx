import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { CategoryScreen } from "@/components/discover/category/category-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetchPage } from "@/lib/core/server/prefetch";
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
  const answers = {
    [endlessKey(first)]: prefetchPage(() => getCategory(category, categoryQuery.parse({ size: LIST_SIZE }))),
  };
  return (
    <Prefetched answers={answers}>
      <CategoryScreen category={category} />
      <ScreenSnapshotWriter viewerId={user.id} name="category" props={{ category }} />
    </Prefetched>
  );
}
