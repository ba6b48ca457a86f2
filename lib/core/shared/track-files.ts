/** File extensions the import accepts, by MIME type. */
export const TRACK_TYPES = {
  "application/gpx+xml": [".gpx"],
  "application/vnd.garmin.tcx+xml": [".tcx"],
  "application/vnd.ant.fit": [".fit"],
  "application/zip": [".zip"],
};

/** Names of track files and archives; names that start with a dot are macOS metadata. */
const TRACK_FILE = /(?:^|\/)[^./][^/]*\.(?:gpx|tcx|fit|zip|gpx\.gz|tcx\.gz|fit\.gz)$/i;
export const isTrackFile = ({ name }: { name: string }): boolean => TRACK_FILE.test(name);
