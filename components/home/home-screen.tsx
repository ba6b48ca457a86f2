"use client";

import { Dumbbell, Search } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import type { Opened } from "@/components/home/detail-layer";
import { FeedSection } from "@/components/home/feed-section";
import { HomeAside } from "@/components/home/home-aside";
import { HomeTabs } from "@/components/home/home-tabs";
import { InstallCard } from "@/components/home/install-card";
import { SearchBanner } from "@/components/home/search-banner";
import { TodayLine } from "@/components/home/today-line";
import { useDetail } from "@/components/home/use-detail";
import { useHomeView } from "@/components/home/use-home-view";
import type { WhatsOnTab } from "@/components/home/whats-on-dialog";
import { BottomNav } from "@/components/layout/bottom-nav";
import { useRefreshing } from "@/components/layout/list-refresh";
import { PullToRefresh } from "@/components/layout/pull-to-refresh";
import { MAIN_ID } from "@/components/layout/skip-link";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Wordmark } from "@/components/layout/wordmark";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { IconButton, iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { WelcomeCard } from "@/components/welcome/welcome-card";
import { type GeolocationState, useGeolocation } from "@/lib/core/client/geolocation";
import { lazyItemOverlay, lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { paths } from "@/lib/core/shared/paths";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { HomeFilter } from "@/lib/feed/photos/rules";
import type { Photo } from "@/lib/feed/photos/schema";
import type { Weather } from "@/lib/suggestions/weather/rules";

function HomeHeader({ greeting, onSearch }: { greeting: string; onSearch: () => void }) {
  const heading = useHeadingFocus();
  return (
    <>
      <header className="sticky top-0 z-30 flex min-h-16 items-center justify-between border-line border-b bg-paper pt-safe pr-2 pl-4">
        <Wordmark />
        <div className="flex items-center">
          <Link href={paths.activity} aria-label="Activity Center" className={iconButtonClasses()}>
            <Dumbbell className="size-6" />
          </Link>
          <IconButton label="Search" icon={Search} onClick={onSearch} aria-haspopup="dialog" />
          <NotificationBell />
        </div>
      </header>
      <h1 ref={heading} tabIndex={-1} className="px-4 pt-4 text-display short:pt-3">
        {greeting}
      </h1>
    </>
  );
}

// Code-split: loaded when something is opened.
const loadDetail = () => import("@/components/home/detail-layer");
const DetailLayer = lazyItemOverlay(loadDetail, "DetailLayer");
const SearchOverlay = lazyOverlay(() => import("@/components/home/search-overlay"), "SearchOverlay");
const UploadDialog = lazyOverlay(() => import("@/components/feed/upload-dialog"), "UploadDialog");
const WhatsOnDialog = lazyItemOverlay(() => import("@/components/home/whats-on-dialog"), "WhatsOnDialog");

const REFRESHED = [paths.api.homePhotos, paths.api.trending, paths.api.hiddenGems];

/** Preloads the detail's code on the first touch or scroll. */
function usePreloadedDetail(): void {
  useEffect(() => {
    const load = () => void loadDetail().catch(() => undefined);
    window.addEventListener("pointerdown", load, { once: true });
    window.addEventListener("scroll", load, { once: true, passive: true });
    return () => {
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("scroll", load);
    };
  }, []);
}

function positionOf(geolocation: GeolocationState): Coordinates | null {
  if (geolocation.status !== "ready") return null;
  const { latitude, longitude } = geolocation.location;
  return { lat: latitude, lng: longitude };
}

type HomeScreenProps = { greeting: string; day: string; seed: string; weather: Weather; temperature: number };

export function HomeScreen({ greeting, day, seed, weather, temperature }: HomeScreenProps) {
  const { tab, filter, search, change, searchFor } = useHomeView();
  const { detail, open: openDetail, close: closeDetail } = useDetail();
  const [known, setKnown] = useState<Opened>();
  const geolocation = useGeolocation();
  const here = positionOf(geolocation);
  const [isSearching, setSearching] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [whatsOn, setWhatsOn] = useState<WhatsOnTab | null>(null);
  const refreshing = useRefreshing(REFRESHED);
  // A search closes any item open beside the feed, because both use the history.
  const startSearch = () => {
    closeDetail();
    setSearching(true);
  };
  usePreloadedDetail();

  const choose = (next: HomeFilter) => {
    change({ filter: next });
    if (next === "nearby" && geolocation.status !== "ready") void geolocation.ask();
  };
  const openPhoto = useCallback(
    (photo: Photo, from: OpenedFrom) => {
      setKnown({ photo, from });
      openDetail("photo", photo.id);
    },
    [openDetail],
  );

  return (
    <>
      <PullToRefresh {...refreshing} />
      <HomeHeader greeting={greeting} onSearch={startSearch} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 pb-nav">
        {search === "" && (
          <>
            <TodayLine day={day} weather={weather} temperature={temperature} onWeather={() => setWhatsOn("now")} />
            <WelcomeCard />
            <InstallCard />
          </>
        )}
        {search === "" ? (
          <HomeTabs
            here={here}
            tab={tab}
            onTab={(next) => change({ tab: next })}
            onOpen={openDetail}
            onSeeAll={() => setWhatsOn("all")}
          />
        ) : (
          <SearchBanner search={search} onClear={() => searchFor("")} onOpen={openDetail} />
        )}
        <FeedSection
          filter={filter}
          onFilter={choose}
          search={search}
          onClearSearch={() => searchFor("")}
          seed={seed}
          here={here}
          geolocation={geolocation}
          onOpen={openPhoto}
          onUpload={() => setUploading(true)}
          {...refreshing}
        />
      </main>
      <HomeAside />
      <BottomNav />
      <DetailLayer item={detail} known={known} onClose={closeDetail} />
      <SearchOverlay
        key={search}
        open={isSearching}
        onOpenChange={setSearching}
        search={search}
        onSearch={searchFor}
        onOpenDetail={openDetail}
      />
      <WhatsOnDialog
        item={whatsOn}
        onClose={() => setWhatsOn(null)}
        weather={weather}
        here={here}
        geolocation={geolocation}
        onOpenTrend={(id) => openDetail("trend", id)}
      />
      <UploadDialog open={isUploading} onOpenChange={setUploading} />
    </>
  );
}
