import { useState } from "react";
import { Example, ExampleGroup, ExampleRow } from "@/components/design/example";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CountUp } from "@/components/ui/count-up";
import { EndMarker } from "@/components/ui/end-marker";
import { ItemList, type ListState } from "@/components/ui/item-list";
import { ListFooter } from "@/components/ui/list-footer";
import { PersonName } from "@/components/ui/person-name";
import { Picture } from "@/components/ui/picture";
import { PictureFallback } from "@/components/ui/picture-fallback";
import { ProgressBar } from "@/components/ui/progress-bar";
import { QrCode } from "@/components/ui/qr-code";
import { RowSkeleton } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { StarBurst } from "@/components/ui/star-burst";
import { StarRow } from "@/components/ui/star-row";
import { Thumbnail } from "@/components/ui/thumbnail";
import { TimeAgo } from "@/components/ui/time-ago";
import { TitledSection } from "@/components/ui/titled-section";
import { UploadProgress } from "@/components/ui/upload-progress";

const POSTER_IMAGE = "/posters/venue-lakefront-trail.avif";
const NAME = "Ada Wong";
const AVATAR_SIZES = ["xs", "sm", "md", "xl"] as const;
const TONES = ["neutral", "sky", "star"] as const;

type Place = { id: string; name: string; text: string };
const PLACES: ListState<Place> = {
  items: [
    { id: "1", name: "Lakefront Trail", text: "Trail · 18 miles" },
    { id: "2", name: "Montrose Harbor", text: "Outdoor & Waterfront" },
  ],
  error: undefined,
  retry: () => {},
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => {},
};

export function ContentExamples() {
  const [xp, setXp] = useState(1250);
  const [bursts, setBursts] = useState(0);
  return (
    <ExampleGroup title="Content">
      <Example name="Avatar" use="A portrait, or initials on the person's color.">
        <ExampleRow>
          {AVATAR_SIZES.map((size) => (
            <Avatar key={size} name={NAME} size={size} />
          ))}
          <Avatar name={NAME} src="/avatars/1.avif" labeled />
        </ExampleRow>
      </Example>
      <Example name="PersonName" use="Keeps a right-to-left name from reordering the text around it.">
        <p className="font-semibold">
          <PersonName person={{ firstName: "Ada", lastName: "Wong" }} />
        </p>
      </Example>
      <Example name="Badge" use="A fact, not a control.">
        <ExampleRow>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge line="green">Outdoor & Waterfront</Badge>
        </ExampleRow>
      </Example>
      <Example name="Card" use="Something with a picture or a decision. Everything else is a list with hairlines.">
        <Card className="p-4">A card</Card>
        <Card line="blue" className="p-4">
          A card with the color of its category
        </Card>
      </Example>
      <Example name="TitledSection" use="A section of a screen with its heading.">
        <TitledSection level="h3" title="Nearby" titleClassName="mb-2 text-display-sm">
          <p>Its content</p>
        </TitledSection>
      </Example>
      <Example name="ItemList" use="Rows with hairlines, and what to show while there are none.">
        <ItemList
          list={PLACES}
          label="Places"
          className="divide-y divide-line"
          skeleton={<RowSkeleton picture="size-14" lines={["h-5 w-3/4", "h-4 w-1/2"]} />}
          empty={null}
        >
          {({ name, text }) => (
            <div className="flex min-h-16 items-center gap-3 py-2">
              <Thumbnail image={POSTER_IMAGE} className="w-12" />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">{text}</span>
              </span>
            </div>
          )}
        </ItemList>
      </Example>
      <Example name="TimeAgo" use="When something happened. The full date is its tooltip.">
        <TimeAgo iso="2026-11-20T18:30:00Z" />
      </Example>
      <Example name="EndMarker" use="The end of a list.">
        <EndMarker />
      </Example>
      <Example name="ListFooter" use="Below a list whose next page loads by scrolling: loading, failed, or its end.">
        <ListFooter list={PLACES} skeleton={null} />
      </Example>
      <Example name="Thumbnail" use="A small picture in a list or a grid.">
        <ExampleRow>
          <Thumbnail image={POSTER_IMAGE} alt="Lakefront Trail" className="w-20" />
          <Thumbnail image={POSTER_IMAGE} isPoster className="w-20" />
        </ExampleRow>
      </Example>
      <Example name="Picture" use="Reserves its space before it loads.">
        <Picture src={POSTER_IMAGE} alt="The Lakefront Trail" width={856} height={480} className="rounded-card" />
      </Example>
      <Example name="PictureFallback" use="A picture that couldn't load.">
        <PictureFallback alt="A picture that couldn't load" width={856} height={320} className="rounded-card" />
      </Example>
      <Example name="UploadProgress" use="Over a picture that is being uploaded.">
        <div className="relative w-44">
          <Thumbnail image={POSTER_IMAGE} />
          <UploadProgress label="Uploading picture" share={0.6} />
        </div>
      </Example>
      <Example name="ProgressBar" use="How much of something is done.">
        <ProgressBar label="Nothing done" value={0} max={10} />
        <ProgressBar label="Some of it done" value={4} max={10} />
        <ProgressBar label="All done" value={10} max={10} fill="bg-star" />
      </Example>
      <Example name="Star" use="The brand and XP. Never a rating or a bullet.">
        <ExampleRow>
          <Star />
          <Star hollow />
        </ExampleRow>
      </Example>
      <Example name="StarRow" use="A level.">
        <StarRow level={12} />
      </Example>
      <Example name="StarBurst" use="After a like.">
        <Button variant="secondary" onClick={() => setBursts(bursts + 1)}>
          Like
          {bursts > 0 && <StarBurst key={bursts} />}
        </Button>
      </Example>
      <Example name="CountUp" use="A number that just changed.">
        <p className="font-display font-extrabold text-display-lg">
          <CountUp value={xp} />
        </p>
        <Button variant="secondary" onClick={() => setXp(xp + 50)}>
          Add 50 XP
        </Button>
      </Example>
      <Example name="QrCode" use="A code to scan, dark on white in both themes.">
        <QrCode text="https://windmile.example" label="Scan to open Windmile" className="w-40" />
      </Example>
    </ExampleGroup>
  );
}
