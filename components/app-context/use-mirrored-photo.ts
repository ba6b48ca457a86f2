import { use } from "react";
import { AppContext } from "./app-context";

/**
 * Spec §4: likes and deletes a photo the user added here. Visitors have no mirror, and other people's photos aren't in
 * it.
 */
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
