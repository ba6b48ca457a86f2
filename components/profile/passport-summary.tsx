import { useRouter } from "next/navigation";
import { PassportMap } from "@/components/passport/passport-map";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";
import { usePassport } from "@/lib/discover/passport/hooks";
import { AREA_COUNT } from "@/lib/discover/passport/rules";

/** Where you have been, beside your profile on wide screens. */
export function PassportSummary() {
  const { data: passport } = usePassport();
  const router = useRouter();
  if (!passport) return null;
  return (
    <div className="p-4 pt-0">
      <p className="mb-2 text-ink-soft">
        {passport.stamped} of {AREA_COUNT} community areas
      </p>
      <PassportMap
        areas={passport.areas}
        next={passport.next?.number ?? null}
        onOpen={() => router.push(paths.passport)}
      />
      <LinkButton href={paths.passport} variant="secondary" className="mt-4 w-full">
        Open your passport
      </LinkButton>
    </div>
  );
}
