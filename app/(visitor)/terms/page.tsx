import type { Metadata } from "next";
import { LegalScreen } from "@/components/auth/legal-screen";

export const metadata: Metadata = { title: "Terms of Service" };

const SECTIONS = [
  {
    heading: "Your account",
    paragraphs: [
      "Use your own e-mail address or phone number and keep your password to yourself. You're responsible for what happens on your account until you tell us that someone else got in.",
      "You can end any session, change your password, download your data and delete your account in the settings, at any time and without asking us.",
    ],
  },
  {
    heading: "What you post",
    paragraphs: [
      "Your photos and words stay yours. By posting them you allow us to store them and show them to the audience you chose, and to no one else.",
      "Post only what is yours to share. No harassment, no hate, nothing illegal, no advertising dressed up as experience. Tag people who would be glad to be tagged.",
      "Anyone can report a post. A moderator looks at it, may hide it, and tells you why.",
    ],
  },
  {
    heading: "Moving around the city",
    paragraphs: [
      "Windmile suggests places and activities; it is not a doctor, a coach or a safety service. Opening hours, prices and events change. Check before you go, know your limits, and mind the lake in winter.",
      "XP, levels, ranks and stars are for fun. They have no value in money and can be corrected when they were earned by a mistake.",
    ],
  },
  {
    heading: "Events and groups",
    paragraphs: [
      "Members organise community events and groups themselves. They are responsible for what they announce, and you decide for yourself whether to take part. Tickets are sold by the providers linked on an event, under their own terms.",
    ],
  },
  {
    heading: "When things go wrong",
    paragraphs: [
      "We work to keep Windmile running and your data whole, but we offer it as it is and can't promise that it never fails. We may close accounts that harm others; you will be told, and you may object.",
      "If these terms change in a way that matters to you, the app says so before the change applies.",
    ],
  },
] as const;

export default function TermsPage() {
  return (
    <LegalScreen
      title="Terms of Service"
      intro="Windmile helps people in Chicago to move more and find good places together. These are the rules of the house, in plain words."
      sections={SECTIONS}
      updated="November 20, 2026"
    />
  );
}
