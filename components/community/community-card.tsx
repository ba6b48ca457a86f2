import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";

type CommunityCardProps = {
  href: string;
  image: string | null;
  title: string;
  badge: ReactNode;
  description: string;
  children: ReactNode;
};

/** An event or a group in a list. The whole card opens its page, except the buttons among its children. */
export function CommunityCard({ href, image, title, badge, description, children }: CommunityCardProps) {
  return (
    <Card className="hover:bg-card-press">
      {image && (
        <Picture
          src={image}
          widest={856}
          sizes="(min-width: 428px) 396px, 93vw"
          alt=""
          width={856}
          height={360}
          focusY={0.45}
          className="w-full"
        />
      )}
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 break-words text-lg leading-snug">
            <Link href={href} className="after:absolute after:inset-0 after:rounded-card after:content-['']">
              {title}
            </Link>
          </h3>
          {badge}
        </div>
        <p className="line-clamp-2 text-ink-soft">{description}</p>
        {children}
      </div>
    </Card>
  );
}
