import type { Metadata } from "next";
import { LegalScreen } from "@/components/auth/legal-screen";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = {
  title: "Terms of Service",
  description: "The house rules of Windmile, in plain English: your account, what you post, and events.",
  alternates: { canonical: paths.terms },
};

const SECTIONS = [
  {
    heading: "Your account",
    paragraphs: [
      "Use your own email address or phone number, and keep your password to yourself. You're responsible for what happens on your account until you tell us that someone else got in.",
      "You can log out any device, change your password, download your data, and delete your account in Settings at any time, without asking us.",
    ],
  },
  {
    heading: "What you post",
    paragraphs: [
      "Your photos and words stay yours. By posting them, you let us store them and show them to the audience you chose, and to no one else.",
      "Post only what's yours to share. No harassment, no hate, nothing illegal, and no ads disguised as posts. Only tag people who'd be happy to be tagged.",
      "Anyone can report a post. A moderator reviews it. If they hide your post, they tell you why.",
    ],
  },
  {
    heading: "Moving around the city",
    paragraphs: [
      "Windmile suggests places and activities. It isn't a doctor, a coach, or a safety service. Opening hours, prices, and events change. Check before you go, know your limits, and be careful around the lake in winter.",
      "XP, levels, ranks, and stars are just for fun. They have no cash value, and XP earned by mistake can be corrected.",
    ],
  },
  {
    heading: "Events and groups",
    paragraphs: [
      "Members organize community events and groups themselves. They're responsible for what they post, and it's up to you whether to take part. Tickets are sold by the sellers linked on an event, under their own terms.",
    ],
  },
  {
    heading: "When things go wrong",
    paragraphs: [
      "We work to keep Windmile running and your data safe, but we offer it as is and can't promise it will never fail. We may suspend accounts that harm others. If we suspend yours, we'll tell you why, and you can appeal.",
      "If these terms change in a way that matters to you, we'll tell you in the app before the change takes effect.",
    ],
  },
] as const;

export default function TermsPage() {
  return (
    <LegalScreen
      title="Terms of Service"
      intro="Windmile helps people in Chicago move more and find good places together. These are the house rules, in plain English."
      sections={SECTIONS}
      updated="November 20, 2026"
    />
  );
}
