import "server-only";
import { notFound } from "next/navigation";
import { toAppError } from "./errors";

/**
 * A page's data, or its 404. Awaited before the page's first Suspense boundary: below one, the response would be 200.
 */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (toAppError(error).code === "not_found") notFound();
    throw error;
  }
}
