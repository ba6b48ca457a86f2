import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { Toaster } from "@/components/ui/toaster";
import { swrDefaults } from "@/lib/core/client/swr";
import type { Comment } from "@/lib/feed/comments/schema";
import type { Photo } from "@/lib/feed/photos/schema";

export const ADA = {
  id: "u-ada",
  firstName: "Ada",
  lastName: "Lovelace",
  profileImageUrl: null,
  location: "Chicago, IL",
};

/** A feed post; its id determines its title and picture. */
export function photo(id: string, more: Partial<Photo> = {}): Photo {
  const image = { photoUrl: `/posters/${id}.avif`, width: 856, height: 1070, placeholder: "", altText: "" };
  return {
    ...image,
    id,
    title: `Title ${id}`,
    caption: `Caption ${id}`,
    location: "Montrose Harbor",
    photos: [image],
    createdAt: "2026-11-20T12:00:00.000Z",
    activityType: "running",
    user: { ...ADA, location: "Chicago, IL" },
    category: "experience",
    type: "trending",
    likes: 4,
    comments: 0,
    isLiked: false,
    isSaved: false,
    editedAt: null,
    venueId: null,
    tags: [],
    mentions: [],
    canComment: true,
    reason: "New in Chicago",
    ...more,
  };
}

export function comment(id: string, more: Partial<Comment> = {}): Comment {
  return {
    id,
    text: `Text ${id}`,
    user: ADA,
    createdAt: "2026-11-20T12:00:00.000Z",
    editedAt: null,
    parentId: null,
    isMine: false,
    mentions: [],
    likes: 0,
    isLiked: false,
    isPinned: false,
    ...more,
  };
}

/** The context of a feed component: default app data with an empty cache, and toasts. */
export function FeedFrame({ children, cache }: { children: ReactNode; cache?: Map<string, never> }) {
  return (
    <SWRConfig value={{ ...swrDefaults, provider: () => cache ?? new Map() }}>
      {children}
      <Toaster />
    </SWRConfig>
  );
}
