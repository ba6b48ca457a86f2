import type { ComponentProps } from "react";

type ImageInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  "aria-label": string;
  onFiles: (files: File[]) => void;
};

/** A visually hidden file input, out of the tab order; a button opens it. */
export function ImageInput({ onFiles, ...props }: ImageInputProps) {
  return (
    <input
      type="file"
      accept="image/*"
      tabIndex={-1}
      className="sr-only"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = ""; // so that choosing the same picture again fires a change event
        if (files.length > 0) onFiles(files);
      }}
      {...props}
    />
  );
}
