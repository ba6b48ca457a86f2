import { Button } from "@/components/ui/button";
import { ChipRow } from "@/components/ui/chip-row";
import { LISTED_TYPES, type Selection } from "@/lib/discover/listing/items";
import { useSearch } from "@/lib/search/hooks";

export function DidYouMean({ q, onOpen }: { q: string; onOpen: (selection: Selection) => void }) {
  const { answer } = useSearch(q);
  const suggestions = (answer?.suggestions ?? []).flatMap(({ type: found, id, name }) => {
    const type = LISTED_TYPES.find((one) => one === found);
    return type ? [{ type, id, name }] : [];
  });
  if (suggestions.length === 0) return null;
  return (
    <section aria-label="Did you mean" className="px-4 pb-1">
      <p aria-hidden="true" className="mb-1 font-semibold text-sm">
        Did you mean
      </p>
      <ChipRow label="Suggestions">
        {suggestions.map(({ type, id, name }) => (
          <Button
            key={id}
            variant="outline"
            size="sm"
            className="rounded-full"
            aria-haspopup="dialog"
            onClick={() => onOpen({ type, id })}
          >
            {name}
          </Button>
        ))}
      </ChipRow>
    </section>
  );
}
