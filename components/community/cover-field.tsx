"use client";

import { ImageUp } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useRef, useState } from "react";
import { failed } from "@/components/ui/failed";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { cn } from "@/lib/core/shared/cn";
import { mediaUrl } from "@/lib/core/shared/media-sizes";

const CropDialog = dynamic(
  retryImport(() => import("@/components/profile/crop-dialog").then((module) => module.CropDialog)),
  {
    ssr: false,
  },
);

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
  poster("cover-lake-dawn", "The lake at dawn"),
  poster("cover-skyline-night", "The skyline at night"),
] as const;

const tile = "relative block h-20 w-28 shrink-0 overflow-hidden rounded-control border border-line bg-bone";

type CoverFieldProps = { value: string | null; onChange: (src: string | null) => void };

/** One of our posters, or a photo of one's own. */
export function CoverField({ value, onChange }: CoverFieldProps) {
  const name = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [open, setOpen] = useState(false);
  const isOwn = value !== null && !POSTERS.some(({ src }) => src === value);
  const offered = isOwn ? [{ src: value, label: "The cover it has" }, ...POSTERS] : POSTERS;

  const choose = async (image: File | undefined) => {
    if (!image) return;
    const bitmap = await createImageBitmap(image).catch(() => null);
    bitmap?.close();
    if (!bitmap) {
      failed("This photo can't be used here", "Please choose a JPEG or PNG.");
      return;
    }
    setChosen(image);
    setOpen(true);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Cover</legend>
      <div className="-mx-5 flex snap-x gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none]">
        <button
          type="button"
          onClick={() => input.current?.click()}
          className={cn(
            tile,
            "flex flex-col items-center justify-center gap-1 bg-card font-semibold text-sky-ink text-sm",
          )}
        >
          <ImageUp aria-hidden="true" className="size-6" />
          Your photo
        </button>
        {offered.map(({ src, label }) => (
          <label
            key={src}
            className={cn(
              tile,
              "cursor-pointer has-checked:border-sky has-checked:ring-2 has-checked:ring-sky has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
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
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Photo for the cover"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      {chosen && (
        <CropDialog
          key={`${chosen.name} ${chosen.lastModified}`}
          image={chosen}
          purpose="cover"
          open={open}
          onOpenChange={setOpen}
          onUploaded={onChange}
        />
      )}
    </fieldset>
  );
}
