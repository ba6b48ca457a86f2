"use client";

import { PhotoDetail } from "@/components/feed/photo-detail";
import { MAIN_ID } from "@/components/layout/skip-link";
import { VisitorHeader } from "@/components/layout/visitor-header";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";
import { usePhoto } from "@/lib/feed/photos/hooks";

type PhotoPermalinkProps = { photoId: string; viewerId: string | null };

export function PhotoPermalink({ photoId, viewerId }: PhotoPermalinkProps) {
  const { photo } = usePhoto(photoId);
  const here = paths.photo(photoId);
  return (
    <>
      <VisitorHeader>
        {viewerId === null && (
          <LinkButton href={paths.signup({ callbackUrl: here, why: "comment" })} size="sm">
            Join
          </LinkButton>
        )}
      </VisitorHeader>
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col">
        {photo && (
          <PhotoDetail
            photo={photo}
            viewerId={viewerId}
            onRemoved={() => navigate(paths.home)}
            title={<h1 className="text-display">{photo.title}</h1>}
            signIn={
              <p className="border-line border-t bg-raised px-4 py-3 text-center text-ink-soft">
                <Link
                  href={paths.login({ callbackUrl: here, why: "comment" })}
                  className="font-semibold text-sky-ink underline"
                >
                  Log in
                </Link>{" "}
                to like and comment.
              </p>
            }
          />
        )}
      </main>
    </>
  );
}
