import type { ReactNode } from "react";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Wordmark } from "@/components/layout/wordmark";

type MessageScreenProps = { title: string; text: ReactNode; picture: ReactNode; actions: ReactNode };

/** Layout for a single message: not found, broken, offline. Goes into a <PhoneFrame>. */
export function MessageScreen({ title, text, picture, actions }: MessageScreenProps) {
  return (
    <>
      <header className="flex h-16 items-center px-4 pt-safe">
        <Wordmark />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col justify-center pb-nav">
        {picture}
        <div className="px-6 pt-8 short:pt-4">
          <h1 className="font-black text-display-xl">{title}</h1>
          <p className="mt-3 text-ink-soft">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3 short:mt-4">{actions}</div>
        </div>
      </main>
    </>
  );
}
