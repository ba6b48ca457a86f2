import "server-only";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { previewUrl } from "@/lib/core/shared/media-sizes";
import { env } from "./env";

/** Other sites need absolute URLs; without a configured one, the request's host is what people use. */
export async function pageOrigin(): Promise<URL> {
  const host = (await headers()).get("host") ?? "localhost";
  const address = env.NEXTAUTH_URL ?? `http://${host}`;
  return new URL(URL.canParse(address) ? address : "http://localhost");
}

type LinkPreview = {
  title: string;
  description: string;
  path: string;
  image: string | null;
  /** What the picture shows; the title by default. */
  alt?: string;
  publishedTime?: string;
  /** Whether search engines may index it; profiles are only for people with the link. */
  isListed?: boolean;
};

/** Fallback for pages without a picture, such as a profile without a portrait. */
const OWN_IMAGE = { url: "/icons/og-default.png", width: 1200, height: 630, alt: "Windmile" };
const SITE = { type: "website", siteName: "Windmile" } as const;

/** Defaults for pages that visitors see: Next fills in the title and description of each page. */
export async function sitePreview(): Promise<Metadata> {
  return {
    metadataBase: await pageOrigin(),
    openGraph: { ...SITE, images: [OWN_IMAGE] },
    twitter: { card: "summary_large_image" },
  };
}

/** A page's title, text, and picture for messengers and search engines. Only for content that visitors may see. */
export async function linkPreview(preview: LinkPreview): Promise<Metadata> {
  const { title, description, path, image, alt = title, publishedTime, isListed = true } = preview;
  return {
    metadataBase: await pageOrigin(),
    title,
    description,
    alternates: { canonical: path },
    ...(!isListed && { robots: { index: false, follow: false } }),
    openGraph: {
      ...SITE,
      ...(publishedTime !== undefined && { type: "article", publishedTime }),
      title,
      description,
      url: path,
      images: [image ? { url: previewUrl(image), alt } : OWN_IMAGE],
    },
    twitter: { card: image ? "summary_large_image" : "summary" },
  };
}
