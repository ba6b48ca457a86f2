import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { NOT_FOUND_TEXT, NOT_FOUND_TITLE } from "@/components/layout/not-found-text";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

export function NotFoundMessage() {
  return (
    <PhoneFrame>
      <MessageScreen
        title={NOT_FOUND_TITLE}
        text={NOT_FOUND_TEXT}
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
