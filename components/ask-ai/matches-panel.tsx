import { useRouter } from "next/navigation";
import { AskAiEmpty, AskAiLoading } from "@/components/ask-ai/ask-ai-states";
import { FALLBACK_MATCH } from "@/components/ask-ai/fallback-cards";
import { MatchCard } from "@/components/ask-ai/match-card";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { paths } from "@/lib/core/shared/paths";
import { useConnect, type useSocialMatches } from "@/lib/suggestions/matches/hooks";
import { CONNECTION_SENT_DELAY } from "@/lib/suggestions/matches/rules";
import type { SocialMatch } from "@/lib/suggestions/matches/schema";

type MatchesPanelProps = { social: ReturnType<typeof useSocialMatches>; onClose: () => void };

const moment = () => new Promise((done) => setTimeout(done, CONNECTION_SENT_DELAY));

export function MatchesPanel({ social, onClose }: MatchesPanelProps) {
  const { matches, isLoading, hasFailed, states, put } = social;
  const router = useRouter();
  const send = useConnect();

  const connect = async ({ id, user }: SocialMatch) => {
    put(id, "pending");
    toast({ title: "AI Social Match!", description: `Connecting you with ${user.name}...` });
    try {
      const [{ state }] = await Promise.all([send(id, true), moment()]);
      put(id, "connected");
      const description =
        state === "requested" ? `${user.name} will see your request.` : `You're now following ${user.name}.`;
      toast({ title: "Connection Sent!", description });
    } catch (error) {
      put(id, undefined);
      failed("Couldn't connect", error);
    }
  };
  const withdraw = async ({ id, user }: SocialMatch) => {
    put(id, "pending");
    try {
      await send(id, false);
      put(id, undefined);
      toast({ title: "Request canceled", description: `${user.name} won't see it anymore.` });
    } catch (error) {
      put(id, "connected");
      failed("Couldn't cancel request", error);
    }
  };
  const showCommunity = () => {
    onClose();
    afterOverlaysClosed(() => router.push(paths.friends));
  };

  if (isLoading) return <AskAiLoading subject="social compatibility" />;
  if (hasFailed) {
    return (
      <>
        <p className="mb-3 text-ink-soft text-sm">Offline suggestions</p>
        <MatchCard
          match={FALLBACK_MATCH}
          isConnected={false}
          isPending={false}
          onConnect={showCommunity}
          onWithdraw={() => {}}
        />
      </>
    );
  }
  if (!matches?.length) return <AskAiEmpty />;
  return (
    <>
      <ul aria-label="Social matches" className="flex flex-col gap-3">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard
              match={match}
              isConnected={states[match.id] === "connected"}
              isPending={states[match.id] === "pending"}
              onConnect={() => void connect(match)}
              onWithdraw={() => void withdraw(match)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">
        We only suggest people who opted in.{" "}
        <Link href={paths.settingsPage("account")} className="text-sky-ink underline">
          Change your setting
        </Link>
      </p>
    </>
  );
}
