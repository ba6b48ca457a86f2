import { Example, ExampleGroup } from "@/components/design/example";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Loading } from "@/components/ui/loading";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";

const PROBLEM = new Error("An example");
const retry = () => {};

export function StateExamples() {
  return (
    <ExampleGroup title="States">
      <Example name="Skeleton" use="In the shape of the content that is loading.">
        <SkeletonGroup label="Loading places" count={2} className="flex flex-col gap-3">
          <RowSkeleton picture="size-14" lines={["h-5 w-3/4", "h-4 w-1/2"]} />
        </SkeletonGroup>
      </Example>
      <Example name="Loading" use="Its skeleton, or the error when it fails.">
        <Loading error={undefined} onRetry={retry} label="Loading the map" shapes={["h-24 rounded-card"]} />
        <Loading error={PROBLEM} onRetry={retry} label="Loading the map" shapes={["h-24 rounded-card"]} />
      </Example>
      <Example name="EmptyState" use="One line on what will appear, and one action.">
        <EmptyState
          title="No saved places yet"
          text="Save places, gems, and events to find them here."
          action={<Button>Explore</Button>}
        />
      </Example>
      <Example name="ErrorState" use="What happened and Retry.">
        <ErrorState error={PROBLEM} onRetry={retry} />
      </Example>
    </ExampleGroup>
  );
}
