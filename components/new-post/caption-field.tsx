import type { ComponentProps, KeyboardEvent } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useMentions } from "@/components/people/use-mentions";
import { TextArea } from "@/components/ui/text-area";
import { useViewer } from "@/components/viewer";
import { CAPTION_MAX } from "@/lib/feed/photos/rules";

type CaptionFieldProps = Pick<ComponentProps<"textarea">, "placeholder" | "disabled" | "className"> & {
  field: UseFormRegisterReturn;
  onText: (text: string) => void;
  onMention: (userId: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

export function CaptionField({ field, onText, onMention, onKeyDown, ...area }: CaptionFieldProps) {
  const mentions = useMentions({ viewerId: useViewer().id, setText: onText, onMention });
  return (
    <div>
      <TextArea
        maxLength={CAPTION_MAX}
        {...area}
        {...mentions.props}
        {...field}
        onBlur={(event) => {
          mentions.props.onBlur();
          void field.onBlur(event);
        }}
        onKeyDown={(event) => {
          if (!mentions.onKeyDown(event)) onKeyDown?.(event);
        }}
      />
      {mentions.list}
    </div>
  );
}
