import { ImageUp } from "lucide-react";
import { useId } from "react";
import { type FieldValues, type Path, type UseControllerProps, useController } from "react-hook-form";
import { useCroppedUpload } from "@/components/people/use-cropped-upload";
import { cn } from "@/lib/core/shared/cn";
import { mediaUrl } from "@/lib/core/shared/media-sizes";

const poster = (id: string, label: string) => ({ src: `/posters/${id}.avif`, label });
const POSTERS = [
  poster("community-sunrise-5k-lakefront", "Sunrise on the lakefront"),
  poster("community-606-group-ride", "A ride on the 606"),
  poster("community-montrose-beach-yoga", "Yoga on the beach"),
  poster("community-pickup-soccer-humboldt-park", "Soccer in the park"),
  poster("community-promontory-point-swim", "A swim in the lake"),
  poster("group-sunday-hoops-south-side", "Hoops"),
  poster("group-forest-preserve-hikers", "A trail in the woods"),
  poster("community-pilsen-mural-walk", "Murals in Pilsen"),
  poster("group-chicago-coffee-and-books", "Coffee and books"),
  poster("cover-winter-run", "A run in the snow"),
  poster("cover-lake-dawn", "The lake at dawn"),
  poster("cover-skyline-night", "The skyline at night"),
] as const;

const tile = "relative h-20 w-28 shrink-0 overflow-hidden rounded-control border border-line";

export function CoverField<Fields extends FieldValues, Values>(
  props: UseControllerProps<Fields, Path<Fields>, Values>,
) {
  const { value: known, onChange } = useController(props).field;
  const value: string | null = known ?? null;
  const name = useId();
  const { choose, element } = useCroppedUpload("Cover photo", onChange);
  const isOwn = value !== null && !POSTERS.some(({ src }) => src === value);
  const offered = isOwn ? [{ src: value, label: "Current cover" }, ...POSTERS] : POSTERS;

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">Cover</legend>
      <div className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <button
          type="button"
          onClick={() => choose("cover")}
          className={cn(
            tile,
            "flex flex-col items-center justify-center gap-1 bg-card font-semibold text-sky-ink text-sm",
          )}
        >
          <ImageUp className="size-6" />
          Your photo
        </button>
        {offered.map(({ src, label }) => (
          <label
            key={src}
            className={cn(
              tile,
              "block cursor-pointer bg-bone has-checked:border-sky has-checked:ring-2 has-checked:ring-sky has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === src}
              onChange={() => onChange(src)}
              aria-label={label}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <img src={mediaUrl(src, 320)} alt="" loading="lazy" className="size-full object-cover object-[50%_45%]" />
          </label>
        ))}
      </div>
      {element}
    </fieldset>
  );
}
