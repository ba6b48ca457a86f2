"use client";

import { CheckInButton } from "@/components/discover/check-in-button";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { eventDay } from "@/lib/discover/events/rules";
import { useVenue } from "@/lib/discover/venues/hooks";
import type { VenueDetail } from "@/lib/discover/venues/schema";

/** "You were here 3 times, last on Fri, Nov 20." */
function visitWords({ count, lastDay }: VenueDetail["visits"]): string | null {
  if (count === 0 || lastDay === null) return null;
  return count === 1
    ? `You were here on ${eventDay(lastDay)}.`
    : `You were here ${count} times, last on ${eventDay(lastDay)}.`;
}

function Friends({ friends }: { friends: VenueDetail["friends"] }) {
  return (
    <section>
      <h3 className="text-display-sm">Friends who were here</h3>
      <ul className="mt-2 flex flex-col">
        {friends.map(({ day, ...person }) => (
          <li key={person.id}>
            <Link href={paths.profile(person.id)} className="flex min-h-12 items-center gap-3">
              <Avatar name={fullName(person)} src={person.profileImageUrl} size="sm" />
              <span className="min-w-0 flex-1 truncate font-semibold">{fullName(person)}</span>
              <span className="text-ink-soft text-sm">{eventDay(day)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photos({ photos }: { photos: VenueDetail["photos"] }) {
  return (
    <section>
      <h3 className="text-display-sm">Photos from here</h3>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {photos.map(({ id, photoUrl, altText, placeholder }, index) => (
          <li key={id}>
            <Link href={paths.photo(id)} aria-label={altText || `Photo ${index + 1}`}>
              <Picture
                src={mediaUrl(photoUrl, 320)}
                alt=""
                width={320}
                height={320}
                thumbhash={placeholder}
                className="rounded-control"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The viewer's visits, note and check-in button, friends who were here, and photos taken here. */
export function VenueVisits({ venueId }: { venueId: string }) {
  const { venue } = useVenue(venueId);
  const visited = venue && visitWords(venue.visits);
  return (
    <>
      {venue?.note && (
        <section>
          <h3 className="text-display-sm">Your note</h3>
          <p className="mt-1 whitespace-pre-line break-words">{venue.note}</p>
        </section>
      )}
      <div className="flex flex-col gap-1">
        <CheckInButton venueId={venueId} />
        {visited && <p className="text-center text-ink-soft text-sm">{visited}</p>}
      </div>
      {venue && venue.friends.length > 0 && <Friends friends={venue.friends} />}
      {venue && venue.photos.length > 0 && <Photos photos={venue.photos} />}
    </>
  );
}
