import { paths } from "./paths";

const { api } = paths;
/** The user's own numbers, which most activity changes. */
const OWN = [api.currentUser, api.stats, api.today] as const;
/** Spec §7: what a new post invalidates immediately, and what a moment later. */
const POST = [api.photos, api.homePhotos, api.profilePhotos, api.discoverPhotos, api.venues] as const;
const POST_SETTLED = [api.homePhotos, api.profilePhotos, api.passport, ...OWN] as const;

/**
 * The endpoints each write makes stale: refetched where a mounted hook shows them, otherwise when they are next shown
 * (`useRefresh`). An endpoint includes all its queries.
 */
export const STALE_AFTER = {
  /** Spec §7: what every background sync invalidates. */
  sync: [api.homePhotos, api.profilePhotos, api.discoverPhotos, api.friends, api.venues, api.events],
  post: POST,
  postSettled: POST_SETTLED,
  /** A photo created, changed, or deleted offline: everything, once it is sent. */
  photo: [...POST, ...POST_SETTLED],
  workout: [
    api.workouts,
    api.workoutRecords,
    api.workoutDays,
    api.workoutWeeks,
    api.workoutSummary,
    api.challenges,
    api.achievements,
    api.passport,
    api.shoes,
    api.leaderboard,
    ...OWN,
  ],
  shoes: [api.shoes, api.workouts],
  restDays: [api.workoutDays, api.stats],
  sharedPost: [api.posts, ...OWN],
  deletedPost: OWN,
  checkIn: (venueId: string) => [api.venue(venueId), api.passport, ...OWN],
  save: [api.saved, ...OWN],
  guide: (guideId: string) => [api.memberGuides, api.memberGuide(guideId)],
  profile: (userId: string) => [api.user(userId)],
  follow: (userId: string) => [api.friends, api.friendActivity, api.homePhotos, api.photosOf(userId), ...OWN],
  followRequest: [api.followRequests, ...OWN],
  removedFollower: (viewerId: string) => [api.followers(viewerId), ...OWN],
  block: [api.homePhotos, api.friends, api.friendActivity, api.blockedPeople, ...OWN],
  mute: (userId: string) => [api.homePhotos, api.friends, api.friendActivity, api.mutedPeople, api.user(userId)],
  dismissedSuggestion: [api.friendSuggestions],
  connection: (userId: string) => [api.friends, api.friendSuggestions, api.currentUser, api.user(userId)],
  tag: (photoId: string) => [api.tags("pending"), api.tags("accepted"), api.photo(photoId)],
  draft: [api.drafts],
  rsvp: (eventId: string) => [api.communityEvent(eventId), api.attendees(eventId), api.eventDates(eventId)],
  communityEvent: (eventId: string) => [api.communityEvents, api.communityEvent(eventId), api.eventDates(eventId)],
  membership: (groupId: string) => [api.group(groupId), api.groupMembers(groupId), api.eventsOfGroup(groupId)],
  group: (groupId: string) => [api.groups, api.group(groupId), api.groupMembers(groupId), api.communityEvents],
  deletedGroup: [api.groups, api.communityEvents],
  groupPeople: (groupId: string) => [api.group(groupId), api.groupMembers(groupId), api.groupRequests(groupId)],
} as const;
