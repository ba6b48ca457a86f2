import { deleteJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { DeleteAccount, DeletionAnswer } from "./schema";

export const requestDeletion = (form: DeleteAccount) => deleteJson<DeletionAnswer>(paths.api.account, form);
