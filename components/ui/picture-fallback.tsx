import { cn } from "@/lib/core/shared/cn";

type PictureFallbackProps = { alt: string; width: number; height: number; className?: string };

export function PictureFallback({ alt, width, height, className }: PictureFallbackProps) {
  return (
    <span
      style={{ aspectRatio: `${width} / ${height}` }}
      className={cn("relative block overflow-hidden bg-[#bfe0ef] dark:bg-[#12304a]", className)}
    >
      {alt && <span className="sr-only">{alt}</span>}
      <svg viewBox="0 0 200 100" aria-hidden="true" className="absolute inset-x-0 bottom-0 block w-full">
        <path
          className="fill-[#8fc6e0] dark:fill-[#1b4565]"
          d="M0 74h9V60h10v-8h9v20h6V48l6-9 6 9v24h8V36h4V20h2v16h6V14h2v22h4v36h9V44h13v28h8V54h9v-6l7-5v29h7V40l5-20 5 20v32h8V58h12v14h7V50h9v-6h8v28h10V60h10v40H0Z"
        />
        <path
          className="fill-[#5fa9cb] dark:fill-[#27597d]"
          d="M0 84q12-4 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0v16H0Z"
        />
      </svg>
    </span>
  );
}
