import type { MetadataRoute } from "next";
import { paths } from "@/lib/core/shared/paths";
import { SCREENSHOTS } from "@/lib/core/shared/screenshots";
import { SHORTCUT_SIZES, SHORTCUTS, shortcutFile } from "@/lib/core/shared/shortcuts";
import { THEME_COLORS } from "@/lib/core/shared/theme";
import { TRACK_TYPES } from "@/lib/core/shared/track-files";
import { SHARED_FILES } from "@/lib/core/shared/worker-messages";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Windmile",
    short_name: "Windmile",
    description:
      "Turn fitness into an adventure. Discover activities, connect with friends, and level up your health journey.",
    lang: "en-US",
    start_url: "/",
    scope: "/",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    categories: ["fitness", "travel", "social"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icons/icon-monochrome-512.png", sizes: "512x512", type: "image/png", purpose: "monochrome" },
    ],
    shortcuts: SHORTCUTS.map(({ name, url, icon }) => ({
      name,
      url,
      icons: SHORTCUT_SIZES.map((size) => ({
        src: `/icons/${shortcutFile(icon, size)}`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    })),
    screenshots: SCREENSHOTS.map(({ name, label, width, height }) => ({
      src: `/icons/screenshot-${name}.webp`,
      sizes: `${width}x${height}`,
      type: "image/webp",
      form_factor: width > height ? "wide" : "narrow",
      label,
    })),
    share_target: {
      action: paths.share,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [
          {
            name: SHARED_FILES,
            accept: ["image/*", ...Object.values(TRACK_TYPES).flat(), ...Object.keys(TRACK_TYPES)],
          },
        ],
      },
    },
    file_handlers: [{ action: paths.importWorkouts, accept: TRACK_TYPES }],
  };
}
