import { zodResolver } from "@hookform/resolvers/zod";
import { postFieldsSchema, postFormSchema } from "@/lib/feed/posts/schema";

// Code-split with the zod schemas: loaded when the form is first validated or restored.

export const postResolver = zodResolver(postFormSchema);
export const storedPost = (stored: unknown) => postFieldsSchema.safeParse(stored).data;
