import { useEffect, useRef } from "react";
import { useViewer } from "@/components/viewer";
import { readShared, SHARED_TRACKS } from "@/lib/core/client/shared-files";

declare global {
  interface Window {
    /** Files opened with the installed app (file handlers of the manifest). Not in TypeScript's types. */
    launchQueue?: {
      setConsumer: (take: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void) => void;
    };
  }
}

/** Reads the files that another app shared, or that were opened with Windmile. */
export function useSharedTracks(read: (files: readonly File[]) => void): void {
  const { id } = useViewer();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const take = (files: readonly File[]) => {
      if (files.length > 0) latest.current(files);
    };
    void readShared(id, SHARED_TRACKS, take);
    window.launchQueue?.setConsumer(({ files = [] }) => {
      void Promise.all(files.map((file) => file.getFile())).then(take);
    });
  }, [id]);
}
