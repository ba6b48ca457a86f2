import { LOST_TEXT, LOST_TITLE } from "@/components/layout/lost-text";
import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

export function LostScreen() {
  return (
    <PhoneFrame>
      <MessageScreen
        title={LOST_TITLE}
        text={LOST_TEXT}
        picture={<NotFoundArt />}
        actions={
          <LinkButton href={paths.home} size="lg">
            Back to Windmile
          </LinkButton>
        }
      />
    </PhoneFrame>
  );
}
