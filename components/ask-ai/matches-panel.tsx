import { Activity, Handshake, Sparkles, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { AskAiEmpty, AskAiLoading } from "@/components/ask-ai/ask-ai-states";
import { FALLBACK_MATCH } from "@/components/ask-ai/fallback-cards";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { cn } from "@/lib/core/shared/cn";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useConnect, type useSocialMatches } from "@/lib/suggestions/matches/hooks";
import { COMMON_SHOWN, CONNECTION_SENT_DELAY, categoryText, MIN_PERCENT_SHOWN } from "@/lib/suggestions/matches/rules";
import type { SocialMatch } from "@/lib/suggestions/matches/schema";

const ICONS: Record<string, typeof Users> = { activity: Activity, handshake: Handshake, users: Users };

type MatchCardProps = { match: SocialMatch; state?: "pending" | "connected" | undefined; onPress: () => void };

/** A match. The whole card connects; once connected, its button undoes that. */
function MatchCard({ match, state, onPress }: MatchCardProps) {
  const isConnected = state === "connected";
  const { title, matchReason, category, action, icon, user, confidence } = match;
  const { mutualFriends, groupSize, commonActivities } = user;
  const percent = Math.round(confidence * 100);
  const Icon = ICONS[icon] ?? Sparkles;
  const ties = [
    mutualFriends ? countOf(mutualFriends, "mutual friend") : "",
    groupSize ? `Group of ${groupSize}` : "",
  ].filter(Boolean);
  return (
    <Card className={cn("transition-colors", !isConnected && "hover:bg-card-press")}>
      <article className="flex flex-col gap-3 p-3">
        <div className="flex items-start gap-3">
          <span className="relative">
            <Avatar name={user.name} src={user.avatar} />
            <Icon
              aria-hidden="true"
              className="absolute -right-1.5 -bottom-1 size-6 rounded-full border border-line bg-raised p-1 text-sky-ink"
            />
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="text-ink-soft text-sm">
              {user.name !== title && (
                <>
                  <bdi>{user.name}</bdi>
                  {" · "}
                </>
              )}
              <span className="first-letter:uppercase">{categoryText(category)}</span>
            </p>
          </div>
          {percent >= MIN_PERCENT_SHOWN && (
            <p className="shrink-0 text-right font-display font-extrabold text-display-sm leading-none tabular-nums">
              {percent}%<span className="block font-sans font-normal text-ink-soft text-xs">match</span>
            </p>
          )}
        </div>
        <p className="text-sky-ink text-sm leading-snug">{matchReason}</p>
        {commonActivities.length > 0 && (
          <ul aria-label="In common" className="flex flex-wrap gap-2">
            {commonActivities.slice(0, COMMON_SHOWN).map((activity) => (
              <li key={activity}>
                <Badge tone="sky">{categoryText(activity)}</Badge>
              </li>
            ))}
          </ul>
        )}
        {ties.length > 0 && (
          <p className="flex items-center gap-2 text-ink-soft text-sm">
            <Users className="size-4 shrink-0" />
            {ties.join(" · ")}
          </p>
        )}
        <Button
          variant="secondary"
          block
          pending={state === "pending"}
          onClick={onPress}
          aria-label={isConnected ? `Undo request to ${user.name}` : `${action}: ${title}`}
          className={isConnected ? undefined : "static after:absolute after:inset-0 after:content-['']"}
        >
          {isConnected ? "Undo" : action}
        </Button>
      </article>
    </Card>
  );
}

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
        <MatchCard match={FALLBACK_MATCH} onPress={showCommunity} />
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
              state={states[match.id]}
              onPress={() => void (states[match.id] === "connected" ? withdraw : connect)(match)}
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
