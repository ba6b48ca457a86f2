import { FlagBand } from "@/components/layout/flag-band";
import { Wordmark } from "@/components/layout/wordmark";

/** A poster on the left of the phone frame, the place's name on the right. */
export function Gallery() {
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10 text-on-ground">
      <div className="absolute inset-y-0 left-0 flex w-[calc(50%-214px)] items-center justify-center px-8">
        <img
          src="/posters/venue-chicago-riverwalk.avif"
          alt=""
          width={856}
          height={1070}
          loading="lazy"
          className="w-full max-w-96 border-[0.75rem] border-white bg-bone shadow-raise dark:border-[#14283b]"
        />
      </div>
      <div className="absolute inset-y-0 right-0 flex w-[calc(50%-214px)] flex-col items-center justify-center gap-6 px-8">
        <FlagBand className="w-full max-w-64" />
        <Wordmark className="text-5xl! xl:text-6xl!" />
      </div>
    </div>
  );
}
