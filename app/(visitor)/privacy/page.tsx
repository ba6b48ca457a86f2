import type { Metadata } from "next";
import { LegalScreen } from "@/components/auth/legal-screen";

export const metadata: Metadata = { title: "Privacy Policy" };

const SECTIONS = [
  {
    heading: "What we keep",
    paragraphs: [
      "What you enter: name, e-mail address or phone number, profile, posts, comments, workouts, saved places, and whom you follow. Your password is stored only as a hash that can't be turned back.",
      "What signing in needs: a session cookie, and a list of your devices that you can see and end in the settings. There are no advertising cookies and no trackers.",
      "Of some visits the browser tells how quickly a screen came and how steady it stood: numbers, the kind of screen, and whether it is a phone. Nothing in it says who you are, and it is only added up. Browsers that ask not to be tracked, or that save data, tell nothing.",
    ],
  },
  {
    heading: "Photos and places",
    paragraphs: [
      "Every photo is re-encoded when you upload it. The place, the camera and everything else hidden in the file is removed; only a location you type yourself is shown.",
      "Your position is asked for only when you use a function that needs it, such as distances or the map. It is used for that answer and not stored.",
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
      "A photo you delete waits for thirty days in your trash, where nobody else sees it; you can bring it back, or delete it for good at once. What a post said before you edited it only you can read.",
      "Of your day, friends see workouts, saved things and check-ins: you choose whether your followers do, only those you follow back, or nobody. Unless you choose otherwise a public account shows workouts and saved things to those it follows back, a private one to its followers; and where you were is told an hour later.",
      "The way of a workout you record is stored for you alone until you choose who sees its map. Others never see where it begins and ends, the places you hide, or anything before an hour has passed; you can turn the first of these off.",
      "To show the map, tickets, weather or worded suggestions, the operator of this app may connect outside services. They get what the question needs (such as a place or a category), never your name, address or contacts.",
    ],
  },
  {
    heading: "Your rights",
    paragraphs: [
      "Under Settings you can correct what we hold about you, see what is kept on your device, and download a copy of everything that is yours: pictures, posts, comments, workouts and the rest, as one file. Of what others did with it the copy holds numbers only.",
      "There you can also delete your account, at once or in fourteen days. Either way nobody sees you any more from that moment on; until the days are over, logging in brings everything back. What is deleted leaves our database and our files: photos, posts, comments with the answers below them, events you host, and messages kept for you. Groups you own go on with another member. Reports about safety stay, without your name; one that is not decided yet keeps what it shows of you, pictures included, until it is, for thirty days at most. Of an account that was suspended, a fingerprint of its address that can't be turned back stays for a year, so that it can't sign up again.",
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
      updated="November 23, 2026"
    />
  );
}
