import { Fragment } from "react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";
import { linksIn } from "@/lib/feed/links/rules";
import { type Mention, mentionsIn } from "@/lib/feed/mentions/rules";

const LINK = "font-medium text-sky-ink underline underline-offset-2";

type LinkedTextProps = { children: string; mentions?: readonly Mention[]; className?: string };

/** User text with links: mentions lead to profiles, and URLs open other sites without a referrer. */
export function LinkedText({ children, mentions = [], className }: LinkedTextProps) {
  return (
    <p className={className}>
      {linksIn(children).map(({ at, text, href }) =>
        href === null ? (
          <Fragment key={at}>
            {mentionsIn(text, mentions).map((piece) =>
              piece.person ? (
                <Link key={piece.at} href={paths.profile(piece.person.id)} className="font-semibold text-sky-ink">
                  <bdi>{piece.text}</bdi>
                </Link>
              ) : (
                piece.text
              ),
            )}
          </Fragment>
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={LINK}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}
