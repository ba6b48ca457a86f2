"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, Suspense, startTransition, useCallback, useEffect, useState } from "react";
import type { OpenedFrom } from "@/components/feed/use-shared-open";
import type { Opened } from "@/components/home/detail-layer";
import { FeedSection } from "@/components/home/feed-section";
import { HomeHeader } from "@/components/home/home-header";
import { HomeTabs } from "@/components/home/home-tabs";
import { InstallCard } from "@/components/home/install-card";
import { PullToRefresh } from "@/components/home/pull-to-refresh";
import { TodayLine } from "@/components/home/today-line";
import { useDetail } from "@/components/home/use-detail";
import { useHomeView } from "@/components/home/use-home-view";
import type { WhatsOnTab } from "@/components/home/whats-on-tabs";
import { BottomNav } from "@/components/layout/bottom-nav";
import { MAIN_ID } from "@/components/layout/skip-link";
import { failed } from "@/components/ui/failed";
import { useEver } from "@/components/ui/use-ever";
import { WelcomeCard } from "@/components/welcome/welcome-card";
import { type GeolocationState, useGeolocation } from "@/lib/core/client/geolocation";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { HomeFilter } from "@/lib/feed/photos/rules";
import type { Photo } from "@/lib/feed/photos/schema";
import type { Weather } from "@/lib/suggestions/weather/rules";

// Code-split: loaded when something is opened.
const loadDetail = () => import("@/components/home/detail-layer");
const loadSearch = () => import("@/components/home/search-overlay");
const loadSearched = () => import("@/components/home/searched-home").then((module) => module.SearchedHome);
const loadUpload = () => import("@/components/feed/upload-dialog");
const loadWhatsOn = () => import("@/components/home/whats-on-dialog");
const DetailLayer = lazyComponent(loadDetail, "DetailLayer");
const SearchedHome = dynamic(retryImport(loadSearched));
const SearchOverlay = lazyComponent(loadSearch, "SearchOverlay");
const TodayBone = () => <div aria-hidden="true" className="mx-4 mb-3 h-11.5 rounded-full border border-line bg-card" />;
const UploadDialog = lazyComponent(loadUpload, "UploadDialog");
const WhatsOnDialog = lazyComponent(loadWhatsOn, "WhatsOnDialog");

const REFRESHED = [paths.api.homePhotos, paths.api.trending, paths.api.hiddenGems];

/** Loads an overlay's code on first use, and keeps it mounted for its closing animation. */
function useOverlay() {
  const [open, setOpen] = useState(false);
  return { open, setOpen, isMounted: useEver(open) };
}

function useRefreshing() {
  const refresh = useRefresh();
  const [isRefreshing, setRefreshing] = useState(false);
  const run = async () => {
    setRefreshing(true);
    const isComplete = await refresh(REFRESHED, "from-top");
    setRefreshing(false);
    if (!isComplete) failed("Not refreshed", "Please try again");
  };
  return { isRefreshing, refresh: () => void run() };
}

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

/** Mounted after the first paint, when its place is already kept: the server's page does not wait for it, nor pay for it. */
function LateTodayLine(props: ComponentProps<typeof TodayLine>) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted ? <TodayLine {...props} /> : <TodayBone />;
}

function positionOf(geolocation: GeolocationState): Coordinates | null {
  if (geolocation.status !== "ready") return null;
  const { latitude, longitude } = geolocation.location;
  return { lat: latitude, lng: longitude };
}

type HomeScreenProps = { greeting: string; day: string; seed: string; weather: Weather };

export function HomeScreen({ greeting, day, seed, weather }: HomeScreenProps) {
  const { tab, filter, search, change, searchFor } = useHomeView();
  const { detail, open: openDetail, close: closeDetail } = useDetail();
  const hadDetail = useEver(detail !== null);
  const [known, setKnown] = useState<Opened>();
  const geolocation = useGeolocation();
  const here = positionOf(geolocation);
  const searching = useOverlay();
  const uploading = useOverlay();
  const whatsOn = useOverlay();
  const [whatsOnTab, setWhatsOnTab] = useState<WhatsOnTab>("all");
  const showWhatsOn = (part: WhatsOnTab) => {
    setWhatsOnTab(part);
    whatsOn.setOpen(true);
  };
  const { isRefreshing, refresh } = useRefreshing();
  // A search has the history to itself: what is open beside the feed gives way.
  const startSearch = () => {
    closeDetail();
    searching.setOpen(true);
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
      <PullToRefresh isRefreshing={isRefreshing} onRefresh={refresh} />
      <HomeHeader greeting={greeting} day={day} onSearch={startSearch} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 pb-nav">
        {search === "" && <WelcomeCard />}
        {search === "" && <InstallCard />}
        {search === "" && <LateTodayLine weather={weather} onWeather={() => showWhatsOn("now")} />}
        {search === "" ? (
          <HomeTabs
            here={here}
            weather={weather}
            tab={tab}
            onTab={(next) => change({ tab: next })}
            onOpen={openDetail}
            onWhatsOn={showWhatsOn}
          />
        ) : (
          <Suspense fallback={null}>
            <SearchedHome search={search} onClear={() => searchFor("")} onOpen={openDetail} />
          </Suspense>
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
          onUpload={() => uploading.setOpen(true)}
          onRefresh={refresh}
          isRefreshing={isRefreshing}
        />
      </main>
      <BottomNav />
      {hadDetail && <DetailLayer detail={detail} known={known} onClose={closeDetail} />}
      {searching.isMounted && (
        <SearchOverlay
          key={search}
          open={searching.open}
          onOpenChange={searching.setOpen}
          search={search}
          onSearch={searchFor}
          onOpenDetail={openDetail}
        />
      )}
      {whatsOn.isMounted && (
        <WhatsOnDialog
          open={whatsOn.open}
          onOpenChange={whatsOn.setOpen}
          first={whatsOnTab}
          weather={weather}
          here={here}
          geolocation={geolocation}
          onOpenTrend={(id) => openDetail("trend", id)}
        />
      )}
      {uploading.isMounted && <UploadDialog open={uploading.open} onOpenChange={uploading.setOpen} />}
    </>
  );
}
