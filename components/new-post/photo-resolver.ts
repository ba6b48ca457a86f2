import { zodResolver } from "@hookform/resolvers/zod";
import { photoFormSchema } from "@/lib/feed/photos/schema";

export const photoResolver = zodResolver(photoFormSchema);
