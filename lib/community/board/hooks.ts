import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { removeLater, useNotRemoved } from "@/lib/core/client/pending-deletions";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { BoardPost } from "./schema";

const removalOf = (id: string) => `group post ${id}`;

function useBoardList(address: string) {
  const list = useEndless<BoardPost>(address);
  return { ...list, items: useNotRemoved(list.items, removalOf) };
}

export const useBoard = (groupId: string) => useBoardList(paths.api.groupPosts(groupId));
export const useBoardAnswers = (postId: string) => useBoardList(paths.api.groupPostAnswers(postId));

export function useBoardWrites(groupId: string) {
  const refresh = useRefresh();
  const refreshThread = (parentId: string | null) =>
    refresh([paths.api.groupPosts(groupId), ...(parentId ? [paths.api.groupPostAnswers(parentId)] : [])]);
  return {
    write: async (text: string, parentId: string | null, idempotencyKey: string) => {
      const body = { text, ...(parentId && { parentId }) };
      await postJson<BoardPost>(paths.api.groupPosts(groupId), body, idempotencyKey);
      await refreshThread(parentId);
    },
    remove: ({ id, parentId }: BoardPost, onFailed: (error: unknown) => void) =>
      removeLater(removalOf(id), onFailed, async () => {
        await deleteJson(paths.api.groupPost(id));
        await refreshThread(parentId);
      }),
  };
}
