import { usePathname } from "next/navigation";
import { CityFlagStripes } from "@/components/layout/city-flag-stripes";
import { Wordmark } from "@/components/layout/wordmark";

const POSTERS = [
  "venue-chicago-riverwalk",
  "venue-adler-planetarium",
  "trending-tiffany-dome-cultural-center",
  "venue-buckingham-fountain",
  "trending-kayak-the-chicago-river",
] as const;

/** A poster on one side of a visitor's column, and our name on the other. Another page has another poster. */
export function Gallery() {
  const poster = POSTERS[usePathname().length % POSTERS.length];
  return (
    <div aria-hidden="true" className="gallery">
      <div>
        <img
          src={`/posters/${poster}.avif`}
          alt=""
          width={856}
          height={1070}
          loading="lazy"
          className="w-full max-w-96 border-[0.75rem] border-white bg-bone shadow-raise wide:w-auto wide:max-w-[min(20rem,100%)] wide:max-h-[60dvh] dark:border-[#14283b]"
        />
      </div>
      <div>
        <CityFlagStripes className="w-full max-w-64" />
        <Wordmark className="text-display-xl leading-none wide:hidden" />
      </div>
    </div>
  );
}
