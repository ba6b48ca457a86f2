import { STAR_PATH } from "@/components/ui/star";

/** A transit line that ends short of its station, which is drawn as a star. */
export function NotFoundArt() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="w-full">
      <path d="M-4 44h84q22 0 37 15l34 34q15 15 37 15h30" fill="none" stroke="#00a1de" strokeWidth="14" />
      <path
        d="M226 108h22q20 0 20-20V62"
        fill="none"
        className="stroke-line-strong"
        strokeWidth="5"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <g className="fill-paper stroke-ink" strokeWidth="5">
        <circle cx="40" cy="44" r="9" />
        <circle cx="134" cy="76" r="9" />
        <circle cx="222" cy="108" r="12" />
      </g>
      <path d={STAR_PATH} className="fill-star" transform="translate(241 8) scale(2.25)" />
      <path className="fill-sky/30" d="M-4 148q26-10 54 0t54 0 54 0 54 0 54 0 60 0v40H-4Z" />
      <path className="fill-sky/50" d="M-4 164q26-10 54 0t54 0 54 0 54 0 54 0 60 0v24H-4Z" />
    </svg>
  );
}
