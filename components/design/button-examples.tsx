import { Bookmark, Share2 } from "lucide-react";
import { Example, ExampleGroup, ExampleRow } from "@/components/design/example";
import { Button } from "@/components/ui/button";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { ShareButton } from "@/components/ui/share-button";
import { Spinner } from "@/components/ui/spinner";

const KINDS = [
  { variant: "primary", name: "Primary" },
  { variant: "secondary", name: "Secondary" },
  { variant: "ghost", name: "Text" },
  { variant: "danger-ghost", name: "Danger text" },
] as const;
const SIZES = [
  { size: "sm", name: "small" },
  { size: "md", name: "medium" },
  { size: "lg", name: "large" },
] as const;
/** Each used in one place only: confirming a deletion, logging out, and controls on a colored background. */
const SPECIAL = [
  { variant: "danger", name: "Danger" },
  { variant: "outline", name: "Outline" },
  { variant: "ink", name: "Ink" },
] as const;

const loadNothing = () => {};

export function ButtonExamples() {
  return (
    <ExampleGroup title="Buttons">
      <Example name="Button" use="One primary button per screen. Its label is a verb.">
        {KINDS.flatMap(({ variant, name }) =>
          SIZES.map(({ size, name: sizeName }) => (
            <ExampleRow key={`${variant} ${size}`}>
              <Button variant={variant} size={size}>
                {name}, {sizeName}
              </Button>
              <Button variant={variant} size={size} pending pendingLabel="Saving...">
                Save
              </Button>
              <Button variant={variant} size={size} disabled>
                Disabled
              </Button>
            </ExampleRow>
          )),
        )}
        <Button block>Full width</Button>
        <ExampleRow>
          {SPECIAL.map(({ variant, name }) => (
            <Button key={variant} variant={variant}>
              {name}
            </Button>
          ))}
        </ExampleRow>
      </Example>
      <Example name="FormSaveButton" use="Saves a form.">
        <FormSaveButton />
        <FormSaveButton pending />
      </Example>
      <Example name="ShareButton" use="Shares a link, or copies it where the browser can't share.">
        <ShareButton title="Lakefront Trail" path="/discover" />
      </Example>
      <Example name="IconButton" use="44 px. Its label is its accessible name.">
        <ExampleRow>
          <IconButton label="Share" icon={Share2} />
          <IconButton label="Save for later" icon={Bookmark} disabled />
          <span className="rounded-control bg-lake p-2">
            <IconButton label="Share photo" icon={Share2} onPicture />
          </span>
        </ExampleRow>
      </Example>
      <Example name="LinkButton" use="Goes to a screen, and looks like a button.">
        <ExampleRow>
          <LinkButton href="/terms">Terms</LinkButton>
          <LinkButton href="/privacy" variant="secondary" size="sm">
            Privacy
          </LinkButton>
        </ExampleRow>
      </Example>
      <Example name="Link" use="Goes to a screen from within text or a row.">
        <Link href="/terms" className="inline-flex min-h-11 items-center font-semibold text-sky-ink underline">
          Terms of Service
        </Link>
      </Example>
      <Example name="LoadMore" use="The next page of a list.">
        <LoadMore list={{ hasMore: true, isLoadingMore: false, loadMore: loadNothing }} />
        <LoadMore list={{ hasMore: true, isLoadingMore: true, loadMore: loadNothing }} />
      </Example>
      <Example name="Spinner" use="Only where there is no room for a skeleton.">
        <Spinner label="Loading" />
      </Example>
    </ExampleGroup>
  );
}
