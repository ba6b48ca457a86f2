import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { ObjectionForm } from "./schema";

export const requestReview = (form: ObjectionForm) => postJson(paths.api.objection, form);
