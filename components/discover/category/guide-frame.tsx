import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Thumbnail } from "@/components/ui/thumbnail";

type GuideFrameProps = { image: string | null; places: string; title: ReactNode; children: ReactNode };

/** A guide in a list, ours or a member's: its picture, its kind, and the title that opens it. */
export function GuideFrame({ image, places, title, children }: GuideFrameProps) {
  return (
    <article className="relative flex gap-3 overflow-hidden rounded-card border border-line bg-card p-3">
      <Thumbnail image={image} isPoster className="w-26 self-start max-[359px]:w-20" />
      <div className="min-w-0 flex-1">
        <Badge tone="sky">
          <BookOpen />
          Guide · {places}
        </Badge>
        <h2 className="mt-1 break-words text-display-sm leading-tight">{title}</h2>
        {children}
      </div>
    </article>
  );
}
