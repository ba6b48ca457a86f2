import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { AppealForm } from "./schema";

export const requestReview = (form: AppealForm) => postJson(paths.api.appeal, form);
