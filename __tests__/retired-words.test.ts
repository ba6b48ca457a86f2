/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Names that were replaced by standard terms (docs/glossary.md). */
const NAMES = [
  ...["keepWrite", "sendOrKeep", "toggleOrKeep", "WaitingWrite", "memberOf", "inTime", "inOrder", "foresee", "useEver"],
  ...["useEntrance", "LateToaster", "LateImages", "turnChallenges", "tellAway", "endUnread", "endUntaken"],
  ...[
    "isDoneAnyway",
    "openNews",
    "showNews",
    "CityWay",
    "CITY_WAYS",
    "WayMap",
    "WayPicture",
    "MeetingSheet",
    "useMeetings",
  ],
  ...["told", "rhythm", "objectionCookie", "isKept", "readKept", "forgetKept", "keptFields", "readSeen", "writeSeen"],
  ...["tellSeats", "tellGone", "tellOwner", "tellAuthor", "tellOutbox", "tellBadge", "toldOf", "isTold", "isStanding"],
  ...["standingOf", "standingSpeed", "EventFacts", "albumFacts", "factsOf", "useArrivals", "usePutAway", "bringBack"],
  ...["PutAwayPlace", "WAYS", "SeenAnswer", "KeptRecording", "seenBounds", "seesThing", "foundActivity", "giveUpSeat"],
  ...["noteFetched", "noteWrite", "forgetDevice", "forgetRecording", "keepRecording", "putInOutbox", "dropFromOutbox"],
  ...["uncount", "passOn", "grownTo", "saysReached", "takeEarned", "barAddresses", "sendSecretly", "mayBeTried"],
  ...["LostScreen", "LostLink", "CancelledNote", "KeepSheet", "StopMails", "OwnerForm", "WholePhoto", "TrailsHere"],
  ...["NothingFound", "useWhereabouts", "useInSight", "PocketLock", "SearchedHome", "tryThrice", "mayReply"],
  ...["LastPerson", "KnownScreen", "wayId", "metresOf", "metresTo", "METRES_PER_MILE", "METERS_A_DEGREE", "patiently"],
  ...["PATIENCE_MS", "MODEL_PATIENCE_MS", "patienceMs", "patientFetch", "ToTell", "TOLD_UNTIL", "mustBeTold"],
  ...["NOTHING_TOLD", "MOST_STRAYS", "MOST_PAGES", "MOST_ROWS", "HITS_A_KIND", "MAX_MINUTES_A_DAY", "FREEZES_A_MONTH"],
  ...["LIKES_LOOKED_AT", "FRIENDS_LOOKED_AT", "FOLLOWED_LOOKED_AT", "KEPT_DAYS", "EDITS_KEPT", "giveUpSeats"],
  ...["takeBack", "callOff", "goneText", "cancelledText", "requireNotCancelled", "requireComing", "isComing", "letIn"],
  ...["letWaitingIn", "monthBeside", "periodBeside", "wroteLately", "hasThird", "hangingOn", "hasMasses", "useAsker"],
  ...["useAskedList", "useArrivedFallback", "useTypedEarly", "useAwaitsPart", "lateResolver", "afterAnswer"],
  ...["shownDistance", "shownPace", "shownSpeed", "shownHeight", "shownDuration", "typedDistance", "clockFace"],
  ...["isBeingLeft", "forgetAllBut", "changeWaiting", "pushWaiting", "listWaiting", "WaitingUpload", "joinCookie"],
  ...[
    "enterWith",
    "enterAccount",
    "offerReturn",
    "stopMails",
    "mayMean",
    "isToGoTo",
    "roofsFirst",
    "standsAt",
    "isSaid",
  ],
  ...["mayDelete", "mayAnswerRequests", "mayBeEdited", "mayChangeRole", "mayComment", "mayModerate", "mayRemove"],
  ...["mustLogInAgain", "PUT_AWAY_PLACES", "listPutAway", "putAway", "wishAbout", "acceptWaitingRequests"],
  ...["WaitingScreen", "WaitingPage", "WaitingList", "WaitingItem", "WaitingPicture", "hasWaiting", "useWaitingLink"],
  ...["runWaiting", "showWaiting", "FlagBand", "KeepScreen", "KeepScreenProps", "isBarred", "isDatabaseAway"],
  ...["isEarning", "isSomething", "isStaying", "isFromHere", "keptPushKeys", "keptSecret", "knownEnds"],
  ...["mistakesAllowed", "readingAs", "shownTo", "ALL_SHOWN", "shownToOthers", "shownRoute", "shownRate"],
  ...["shownAddress", "shownDistanceOf", "telltale", "unlessAbsent", "PERCENT_WORTH_SAYING", "QUIET_AFTER_HOURS"],
  ...["MADE_AHEAD_DAYS", "INVITED_AT_ONCE", "FAME_STEPS", "READY_AT", "ANNOUNCE_UNTIL", "OUR_FAULT", "GONE_NAME"],
  ...["CLOSED_FOR_GOOD", "EventWords", "EventsNow", "eventsAsked", "categoryAsked", "exportBegunSchema"],
  ...["ExportBegun", "madeEventSchema", "NOTHING_REACHED", "SEEN_BY_OTHERS", "SoldEvent", "toSoldEvent", "PlanWish"],
  ...["DayWish", "LinkedWish", "AMONG_MAX", "WITHOUT_MAX", "NOTHING_ASKED", "isResting", "deleteDue", "untilStill"],
  ...["SeatButton", "EventSeat", "hasSeatFooter", "useSeat", "seatAnswerSchema", "seatOf", "seatState"],
  ...["SEAT_STATES", "seatIn", "listSeats", "releaseSeat", "releaseHiddenSeats", "removeSeats", "hiddenSeats"],
  ...["hasArrived", "useBeside", "isBeside", "PackageFact", "DRAWN_AREAS", "DrawnArea", "signUpsBegunIn"],
  ...["begunSchema", "LAST_BEGUN", "beginSignUp", "beginLoginCode", "beginReset", "beginTwoFactorSchema"],
  ...["beginTwoFactor", "BeginTwoFactor", "beginAddressChange", "onLook", "wordFinder", "wishOf", "readPerson"],
  ...["IS_AWAY", "FIRST_SIGNS", "BELIEVED_AFTER", "aboutMe", "isOnMine", "chooseOther", "KindAbout", "FIRST_OFFERS"],
  ...["FOLLOWED_ASKED", "dueTargets", "LOOKS_FOR", "patience"],
  // tables and columns
  ...["ways_done", "media_removals", "recent_notices", "gateway_answers", "barred_addresses", "catalogue_versions"],
  ...["notification_mails", "goalToldFor", "putAwayAt", "cancelledAt", "arrivedAt", "sizeKeys", "heldAs", "ownTries"],
];
/** Phrases that don't sound American, in text shown to users and in docs. */
const PHRASES = [
  ...[
    "somebody",
    "everybody who",
    "whom you",
    "one's own",
    "log-in",
    "is told",
    "are told",
    "nobody else sees",
    "by themselves",
  ],
  ...["first deed", "comes about", "taken back", "goes out when", "no longer gives"],
];

const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, file)),
  );
const code = filesIn("app", "components", "lib").filter((file) => /\.tsx?$/.test(file));
const docs = [...filesIn("docs").filter((file) => file.endsWith(".md")), "README.md"];
const read = (file: string) => readFileSync(file, "utf8");

test("no retired name is used in code", () => {
  const used = code.flatMap((file) => {
    const words = new Set(read(file).match(/\w+/g));
    return NAMES.filter((name) => words.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
});

/** String literals and text between tags, without comments. */
const shownIn = (source: string) =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").matchAll(/"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g)]
    .map(([, double, template, tag]) => double ?? template ?? tag ?? "")
    .join("\n")
    .toLowerCase()
    .replaceAll("at one's own risk", ""); // the City of Chicago's notice, verbatim

test("no retired phrase is shown on a screen, or written in the docs", () => {
  const texts = [
    ...code.map((file) => ({ file, text: shownIn(read(file)) })),
    ...docs.map((file) => ({ file, text: read(file).toLowerCase() })),
  ];
  const used = texts.flatMap(({ file, text }) =>
    PHRASES.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase}`),
  );
  expect(used).toEqual([]);
});
