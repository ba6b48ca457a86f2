import { GuideFrame } from "@/components/discover/category/guide-frame";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import type { ListedGuide } from "@/lib/community/member-guides/schema";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

export function MemberGuideCard({ guide }: { guide: ListedGuide }) {
  const { id, title, description, image, author, isMine, placeCount, followers } = guide;
  return (
    <GuideFrame
      image={image}
      places={countOf(placeCount, "place")}
      title={
        <Link
          href={paths.memberGuide(id)}
          className="after:absolute after:inset-0 after:rounded-card after:content-['']"
        >
          {title}
        </Link>
      }
    >
      <p className="mt-1 break-words text-ink-soft text-sm">
        By {isMine ? "you" : <PersonName person={author} />}
        {followers > 0 && ` · ${countOf(followers, "follower")}`}
      </p>
      {description && <p className="mt-1 line-clamp-2 break-words text-sm">{description}</p>}
    </GuideFrame>
  );
}
