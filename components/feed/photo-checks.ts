import { zodResolver } from "@hookform/resolvers/zod";
import { photoEditFormSchema } from "@/lib/feed/photo-edits/schema";
import { photoFormSchema } from "@/lib/feed/photos/schema";

// What needs the schemas, and therefore comes when a photo's form is first checked.

export const photoResolver = zodResolver(photoFormSchema);
export const photoEditResolver = zodResolver(photoEditFormSchema);
