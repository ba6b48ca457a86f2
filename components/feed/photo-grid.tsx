import { Link } from "@/components/ui/link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

type GridPhoto = { id: string; title?: string; photoUrl: string; altText: string; placeholder: string };

export function PhotoGrid({ photos, className }: { photos: readonly GridPhoto[]; className?: string }) {
  return (
    <ul className={cn("grid grid-cols-3 gap-2", className)}>
      {photos.map(({ id, title, photoUrl, altText, placeholder }, index) => (
        <li key={id}>
          <Link href={paths.photo(id)} aria-label={altText || title || `Photo ${index + 1}`}>
            <Thumbnail image={photoUrl} placeholder={placeholder} className="w-full" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
