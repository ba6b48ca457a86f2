import type { Metadata } from "next";
import { LegalScreen } from "@/components/auth/legal-screen";

export const metadata: Metadata = { title: "Privacy Policy" };

const SECTIONS = [
  {
    heading: "What we keep",
    paragraphs: [
      "What you enter: name, e-mail address or phone number, profile, posts, comments, workouts, saved places, and whom you follow. Your password is stored only as a hash that can't be turned back.",
      "What signing in needs: a session cookie, and a list of your devices that you can see and end in the settings. There are no advertising cookies and no trackers.",
      "For some visits we measure how fast pages load and how much they move: only numbers, the kind of screen, and whether it's a phone. Nothing in it says who you are. Browsers that ask not to be tracked, or that save data, tell nothing.",
    ],
  },
  {
    heading: "Photos and places",
    paragraphs: [
      "Every photo is re-encoded when you upload it. The place, the camera and everything else hidden in the file is removed; only a location you type yourself is shown.",
      "We ask for your position only when you use a feature that needs it. For distances, places near you, and the map, it's used for that answer and not stored.",
      "Routes are different: when you record a workout or import one, its whole route is stored with it. We use it to draw the map, calculate splits and best times, and stamp the neighborhoods it crosses in your passport. You can download it as a GPX file, and deleting the workout deletes it.",
      "A check-in stores the place and the time. It counts as a visit, stamps your passport, and earns XP.",
    ],
  },
  {
    heading: "Contacts",
    paragraphs: [
      "Contacts leave your phone only when you choose them. We compare them with members who allowed to be found by phone number, which is off until you turn it on, and then forget them.",
    ],
  },
  {
    heading: "Who sees what",
    paragraphs: [
      "You decide per post and for your whole account: everyone, followers, or only you. People you block see nothing of you.",
      "A photo you delete stays in your trash for thirty days, where only you can see it. You can restore it or delete it permanently. Only you can see earlier versions of a post.",
      "You choose who sees your workouts, saved places, and check-ins: your followers, only followers you follow back, or no one. By default, a public account shows workouts and saved places to followers it follows back, and a private account to all its followers. Where you were is shown an hour later. You can keep any check-in to yourself.",
      "Only you see the map of a recorded route until you choose who else can. Other people never see its start and end unless you turn that protection off, the places you hide, or anything less than an hour old.",
      "To show the map, tickets, weather or worded suggestions, the operator of this app may connect outside services. They get what the question needs (such as a place or a category), never your name, address or contacts.",
    ],
  },
  {
    heading: "Your rights",
    paragraphs: [
      "Under Settings you can correct what we hold about you, see what is kept on your device, and download a copy of everything that is yours: pictures, posts, comments, workouts and the rest, as one file. Of what others did with it the copy holds numbers only.",
      "There you can also delete your account, at once or in fourteen days. Either way no one can see you from then on. Until the fourteen days are over, logging in brings everything back. What is deleted leaves our database and our files: photos, posts, comments with the answers below them, events you host, and messages kept for you. Groups you own go on with another member. Reports about safety stay, without your name; one that is not decided yet keeps what it shows of you, pictures included, until it is, for thirty days at most. Of an account that was suspended, a fingerprint of its address that can't be turned back stays for a year, so that it can't sign up again.",
      "Messages with codes are sent by e-mail or SMS and become useless after ten minutes.",
    ],
  },
] as const;

export default function PrivacyPage() {
  return (
    <LegalScreen
      title="Privacy Policy"
      intro="Short version: we keep what the app needs to work for you, we show it to those you choose, and you can take it with you or have it removed."
      sections={SECTIONS}
      updated="November 26, 2026"
    />
  );
}
