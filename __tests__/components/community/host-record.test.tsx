import { render, screen } from "@testing-library/react";
import { HostRecord } from "@/components/community/host-record";
import { HOSTED_COUNTED, HOSTED_PHOTOS_COUNTED } from "@/lib/community/hosts/rules";
import type { Hosting } from "@/lib/community/hosts/schema";
import { fakeApi } from "../../support/fake-api";
import { FeedFrame } from "../../support/feed";

const WHOLE: Hosting = { events: 2, guests: 1, checkIns: 0, photos: 3, moreEvents: false, morePhotos: false };
const FULL: Hosting = { ...WHOLE, events: HOSTED_COUNTED, guests: 1400, photos: HOSTED_PHOTOS_COUNTED };

test.each([
  ["no plus if everything was counted", WHOLE, "2 events so far · 1 person attended · 3 photos"],
  ["no plus if counting ended exactly at the last one", FULL, "200 events so far · 1,400 people attended · 400 photos"],
  [
    "a plus on photos if there are more",
    { ...FULL, morePhotos: true },
    "200 events so far · 1,400 people attended · 400+ photos",
  ],
  [
    "a plus on everything counted from only the latest events",
    { ...FULL, photos: 1, guests: 1, moreEvents: true },
    "200+ events so far · 1+ people attended · 1+ photos",
  ],
  ["zero counts are left out", { ...WHOLE, guests: 0, photos: 0 }, "2 events so far"],
])("%s", async (_, hosting, text) => {
  fakeApi({ "GET /api/users/h/hosting": { body: hosting } });
  render(
    <FeedFrame>
      <HostRecord hostId="h" />
    </FeedFrame>,
  );
  expect(await screen.findByText(text)).toBeInTheDocument();
});
