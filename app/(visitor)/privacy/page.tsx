import type { Metadata } from "next";
import { LegalScreen } from "@/components/auth/legal-screen";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: "What Windmile stores, who sees it, and how to download or delete it.",
  alternates: { canonical: paths.privacy },
};

const SECTIONS = [
  {
    heading: "What we store",
    paragraphs: [
      "What you enter: your name, email address or phone number, profile, posts, comments, workouts, saved places, and the people you follow. We store your password only as a hash, which can't be turned back into your password.",
      "What we need to keep you logged in: a session cookie and a list of your devices, which you can see and log out in Settings. We don't use advertising cookies or trackers.",
      "On some visits, we measure how fast pages load and how much they shift while loading. We record only the numbers, the type of screen, and whether you're on a phone, so nothing identifies you. Browsers set to save data or to opt out of tracking don't send anything.",
    ],
  },
  {
    heading: "Photos and places",
    paragraphs: [
      "We re-encode every photo when you upload it. That removes the location, the camera details, and anything else hidden in the file. We only show a location you type yourself.",
      "We ask for your location only when you use a feature that needs it. For distances, places near you, and the map, we use it once and don't store it.",
      "Routes are different: when you record a workout or import one, we store the entire route with it. We use it to draw the map, calculate splits and best times, and stamp the neighborhoods it crosses in your passport. You can download it as a GPX file, and deleting the workout deletes it.",
      "A check-in stores the place and the time. It counts as a visit, stamps your passport, and earns XP.",
    ],
  },
  {
    heading: "Contacts",
    paragraphs: [
      "Contacts leave your phone only when you choose them. We compare them with members who let people find them by phone number, which is off by default. We don't store your contacts.",
    ],
  },
  {
    heading: "Who sees what",
    paragraphs: [
      "You choose who can see each post, and you can set a default for your account: everyone, followers, or only you. People you block can't see anything you share.",
      "A photo you delete stays in your trash for 30 days, where only you can see it. You can restore it or delete it permanently. Only you can see earlier versions of a post.",
      "You choose who sees your workouts, saved places, and check-ins: your followers, only followers you follow back, or no one. By default, public accounts share workouts and saved places with followers they follow back, and private accounts share them with all followers. Other people can't see where you've been until an hour later. You can make any check-in private.",
      "Only you can see the map of a recorded route until you choose who else can. Other people never see the places you hide or anything less than an hour old. They see where you start and finish only if you turn that protection off.",
      "To show the map, tickets, weather, or AI suggestions, the people who run this app may connect outside services. Those services get only what a request needs, such as a place or a category, and never your name, address, or contacts.",
    ],
  },
  {
    heading: "Your rights",
    paragraphs: [
      "In Settings, you can correct what we know about you, see what's stored on your device, and download a copy of all your data in one file: photos, posts, comments, workouts, and the rest. For other people's likes and comments on your posts, the copy has only counts.",
      "You can also delete your account there, right away or in 14 days. Either way, other people can't see you or your posts from that moment on. If you log in during the 14 days, everything comes back. After that, we delete your data from our database and our files: photos, posts, comments (with their replies), past events you hosted, and messages we stored for you. Upcoming events you host pass to another host or are canceled, and groups you own pass to another member. Safety reports are kept without your name. An open report keeps the content it's about, including photos, until it's decided, for up to 30 days. If your account was suspended, we keep a fingerprint of your email address or phone number for a year so it can't be used to sign up again. A fingerprint can't be turned back into the address or number.",
      "We send codes by email or text message. They stop working after 10 minutes.",
    ],
  },
] as const;

export default function PrivacyPage() {
  return (
    <LegalScreen
      title="Privacy Policy"
      intro="The short version: we store what the app needs to work for you, we show it only to the people you choose, and you can download it or delete it."
      sections={SECTIONS}
      updated="November 26, 2026"
    />
  );
}
