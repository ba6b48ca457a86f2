import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

export function FormSaveButton(props: Omit<ComponentProps<typeof Button>, "type" | "pendingLabel" | "children">) {
  return (
    <Button type="submit" block pendingLabel="Saving..." {...props}>
      Save
    </Button>
  );
}
