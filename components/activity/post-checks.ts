import { zodResolver } from "@hookform/resolvers/zod";
import { postFieldsSchema, postFormSchema } from "@/lib/feed/posts/schema";

// What needs the schemas, and therefore comes when the form is first checked or restored.

export const postResolver = zodResolver(postFormSchema);
export const keptPost = (kept: unknown) => postFieldsSchema.safeParse(kept).data;
