import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Person } from "@/lib/auth/accounts/schema";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { mentionName, openMention } from "@/lib/feed/mentions/rules";
import type { MentionListHandle } from "./mention-list";

const MentionList = lazyPart(() => import("./mention-list"), "MentionList");

type UseMentions = {
  viewerId: string;
  /** People to offer besides those you follow: the participants in a conversation. */
  people?: readonly Person[];
  setText: (text: string) => void;
  onMention: (userId: string) => void;
};

/** Suggests people while an @ is typed into a text area. `list` is rendered beside it. */
export function useMentions({ viewerId, people = [], setText, onMention }: UseMentions) {
  const listId = useId();
  const [open, setOpen] = useState<{ at: number; query: string } | null>(null);
  const [activeId, setActiveId] = useState<string | undefined>(undefined);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const list = useRef<MentionListHandle | null>(null);

  const updateMention = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    field.current = event.currentTarget;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const next = selectionStart === selectionEnd ? openMention(value, selectionStart) : null;
    setOpen((before) => (before?.at === next?.at && before?.query === next?.query ? before : next));
  };
  const choose = (person: Person) => {
    const area = field.current;
    if (!area || !open) return;
    const before = `${area.value.slice(0, open.at)}@${mentionName(person)} `;
    const after = area.value.slice(open.at + 1 + open.query.length).replace(/^ /, "");
    onMention(person.id);
    // The caret can only be set once its text is rendered.
    flushSync(() => {
      setText(before + after);
      setOpen(null);
    });
    area.focus();
    area.setSelectionRange(before.length, before.length);
  };

  return {
    /** Whether the key was meant for the list. */
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
      if (!open || event.nativeEvent.isComposing || !list.current?.press(event.key)) return false;
      event.preventDefault();
      // Escape closes only the list, not the dialog around it.
      event.stopPropagation();
      return true;
    },
    props: {
      onSelect: updateMention,
      onBlur: () => setOpen(null),
      "aria-autocomplete": "list",
      "aria-controls": open ? listId : undefined,
      "aria-activedescendant": open ? activeId : undefined,
    } as const,
    list: open && (
      <MentionList
        ref={list}
        id={listId}
        viewerId={viewerId}
        query={open.query}
        people={people}
        onActive={setActiveId}
        onChoose={choose}
        onClose={() => setOpen(null)}
      />
    ),
  };
}
