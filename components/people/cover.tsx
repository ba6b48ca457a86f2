import { Skyline } from "@/components/layout/skyline";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";

/** Aspect ratio of a cover, here and where it is cropped. */
export const COVER_ASPECT = 2.2;

/** The cover picture of a profile; without one, the lakefront. */
export function Cover({ src }: { src: string | null }) {
  return (
    <div
      style={{ aspectRatio: COVER_ASPECT }}
      className="relative w-full overflow-hidden bg-[#e8f4fa] dark:bg-[#0c1c2b]"
    >
      {src ? (
        <img
          src={src}
          srcSet={mediaSrcSet(src, 1284)}
          sizes="(min-width: 428px) 428px, 100vw"
          alt=""
          className="size-full object-cover"
        />
      ) : (
        <Skyline className="absolute inset-x-0 bottom-0" />
      )}
    </div>
  );
}
