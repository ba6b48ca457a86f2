import { useEffect, useState } from "react";
import { type CityPack, readPack } from "@/lib/core/client/device-store";
import { downloadPack, removePack } from "./download";

/** The offline copy of the city: undefined while loading, null if there is none. */
export function useCityPack(userId: string) {
  const [pack, setPack] = useState<CityPack | null | undefined>();
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readPack(userId).then((found) => isCurrent && setPack(found));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return {
    pack,
    /** From 0 to 1 during a download. */
    progress,
    download: async () => {
      setProgress(0);
      try {
        setPack(await downloadPack(userId, (done, of) => setProgress(done / of)));
      } finally {
        setProgress(null);
      }
    },
    remove: async () => {
      await removePack(userId);
      setPack(null);
    },
  };
}
