"use client";

import { ButtonExamples } from "@/components/design/button-examples";
import { ChoiceExamples } from "@/components/design/choice-examples";
import { ContentExamples } from "@/components/design/content-examples";
import { FieldExamples } from "@/components/design/field-examples";
import { OverlayExamples } from "@/components/design/overlay-examples";
import { StateExamples } from "@/components/design/state-examples";
import { TokenExamples } from "@/components/design/token-examples";
import { BareScreen } from "@/components/layout/bare-screen";
import { paths } from "@/lib/core/shared/paths";

/** The design system: its tokens, and every component of components/ui in every state. */
export function DesignScreen() {
  return (
    <BareScreen title="Design" back={paths.home} nav={null} className="flex flex-col gap-8 px-4 pt-4 pb-8">
      <TokenExamples />
      <ButtonExamples />
      <ChoiceExamples />
      <FieldExamples />
      <ContentExamples />
      <StateExamples />
      <OverlayExamples />
    </BareScreen>
  );
}
