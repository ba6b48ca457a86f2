import { use } from "react";
import { AppContext } from "./app-context";

/** Spec §4: a like of a photo the person added here, and its removal. Visitors have no mirror, nor others' photos a place in it. */
export function useMirroredPhoto(photoUrl: string) {
  const app = use(AppContext);
  return {
    like: () => {
      const post = app?.posts.find(({ imageUrl }) => imageUrl === photoUrl);
      if (post) app?.likePost(post.id);
    },
    remove: () => {
      const photo = app?.userPhotos.find((one) => one.photoUrl === photoUrl);
      if (photo) app?.removeUserPhoto(photo.id);
    },
  };
}
