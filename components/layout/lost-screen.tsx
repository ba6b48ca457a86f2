import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

export function LostScreen() {
  return (
    <PhoneFrame>
      <MessageScreen
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
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
