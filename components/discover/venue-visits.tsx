import type { useCheckInPrivacy } from "@/components/discover/check-in-button";
import { PhotoGrid } from "@/components/feed/photo-grid";
import { DayList } from "@/components/people/person-line";
import { Switch } from "@/components/ui/switch";
import { eventDay } from "@/lib/discover/events/rules";
import { useVenue } from "@/lib/discover/venues/hooks";
import type { VenueDetail } from "@/lib/discover/venues/schema";

/** "You were here 3 times, last on Fri, Nov 20." */
function visitText({ count, lastDay }: VenueDetail["visits"]): string | null {
  if (count === 0 || lastDay === null) return null;
  return count === 1
    ? `You were here on ${eventDay(lastDay)}.`
    : `You were here ${count} times, last on ${eventDay(lastDay)}.`;
}

function Photos({ photos }: { photos: VenueDetail["photos"] }) {
  return (
    <section>
      <h3 className="text-display-sm">Photos from here</h3>
      <PhotoGrid photos={photos} className="mt-2" />
    </section>
  );
}

type VenueVisitsProps = { venueId: string; privacy: ReturnType<typeof useCheckInPrivacy> };

/** Your note and visits, friends who were here, and photos taken here. */
export function VenueVisits({ venueId, privacy }: VenueVisitsProps) {
  const { data: venue } = useVenue(venueId);
  const visited = venue && visitText(venue.visits);
  return (
    <>
      {venue?.note && (
        <section>
          <h3 className="text-display-sm">Your note</h3>
          <p className="mt-1 whitespace-pre-line break-words">{venue.note}</p>
        </section>
      )}
      <div className="flex flex-col gap-1">
        {!venue?.visits.todayId && (
          <Switch
            label="Private check-in"
            description="Counts toward your stats, but friends won't see it."
            checked={privacy.isPrivate}
            onCheckedChange={privacy.setPrivate}
          />
        )}
        {visited && <p className="text-ink-soft text-sm">{visited}</p>}
      </div>
      {venue && venue.friends.length > 0 && (
        <section>
          <h3 className="text-display-sm">Friends who were here</h3>
          <DayList people={venue.friends} className="mt-2" />
        </section>
      )}
      {venue && venue.photos.length > 0 && <Photos photos={venue.photos} />}
    </>
  );
}
