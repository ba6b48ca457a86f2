import type { ComponentProps } from "react";

type ImageInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  "aria-label": string;
  onFiles: (files: File[]) => void;
};

/** The file input behind a button that opens it; out of sight and out of the tab order. */
export function ImageInput({ onFiles, ...props }: ImageInputProps) {
  return (
    <input
      type="file"
      accept="image/*"
      tabIndex={-1}
      className="sr-only"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = ""; // or choosing the same picture again would be no change
        if (files.length > 0) onFiles(files);
      }}
      {...props}
    />
  );
}
