import { Archive, ArchiveRestore, Footprints, Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { usePreferences } from "@/components/preferences";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Loading } from "@/components/ui/loading";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { formatDistance } from "@/lib/activity/distance/rules";
import { useShoes } from "@/lib/activity/shoes/hooks";
import { MAX_SHOES_NAME } from "@/lib/activity/shoes/rules";
import type { Shoes } from "@/lib/activity/shoes/schema";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { cn } from "@/lib/core/shared/cn";
import { countOf } from "@/lib/core/shared/format";

type PairProps = { pair: Shoes; onRetire: () => void; onDelete: () => void };

function Pair({ pair: { name, isRetired, distanceMeters, workouts }, onRetire, onDelete }: PairProps) {
  const { units } = usePreferences();
  return (
    <Card className="flex items-center gap-3 py-2 pr-1 pl-4">
      <Footprints className={cn("size-6 shrink-0", isRetired ? "text-ink-soft" : "text-sky-ink")} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          {countOf(workouts, "workout")}
          {isRetired && " · Retired"}
        </p>
      </div>
      <p className="shrink-0 font-display font-extrabold text-lg">{formatDistance(distanceMeters, units)}</p>
      <Menu label={`More options for ${name}`}>
        <MenuItem
          icon={isRetired ? ArchiveRestore : Archive}
          label={isRetired ? "Use again" : "Retire"}
          onSelect={onRetire}
        />
        <MenuItem icon={Trash2} label="Delete" danger onSelect={onDelete} />
      </Menu>
    </Card>
  );
}

function NewPair({ add }: Pick<ReturnType<typeof useShoes>, "add">) {
  const form = useForm({ defaultValues: { name: "" } });
  const name = form.watch("name").trim();
  const idempotencyKey = useIdempotencyKey(name);
  const save = form.handleSubmit(async () => {
    try {
      await add(name, idempotencyKey);
      form.reset();
    } catch (error) {
      failed("Couldn't add shoes", error);
    }
  });
  return (
    <form onSubmit={save} className="flex items-end gap-2">
      <Field label="New shoes" className="min-w-0 flex-1">
        <Input
          autoComplete="off"
          maxLength={MAX_SHOES_NAME}
          placeholder="Blue pair, bought in March"
          {...form.register("name")}
        />
      </Field>
      <Button type="submit" disabled={name === ""} pending={form.formState.isSubmitting}>
        Add
      </Button>
    </form>
  );
}

/** Your shoes and how far each pair has gone, added up from the workouts it was chosen for. */
export function ShoesSheet(sheet: OverlayControl) {
  const { shoes, error, retry, add, change, remove } = useShoes();
  const [leaving, setLeaving] = useState<Shoes | null>(null);
  const retire = ({ id, isRetired }: Shoes) =>
    change(id, { isRetired: !isRetired }).catch((refused: unknown) => failed("Couldn't update shoes", refused));
  return (
    <Sheet {...sheet} title="Your Shoes">
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">Track miles per pair so you know when to replace them.</p>
        {!shoes && <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-18 rounded-card" />} />}
        {shoes && shoes.length > 0 && (
          <ul className="flex flex-col gap-2">
            {shoes.map((pair) => (
              <li key={pair.id}>
                <Pair pair={pair} onRetire={() => void retire(pair)} onDelete={() => setLeaving(pair)} />
              </li>
            ))}
          </ul>
        )}
        <NewPair add={add} />
      </div>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title={`Delete ${leaving?.name ?? "these shoes"}?`}
        description="Your workouts won't be deleted, but they'll no longer list these shoes. To keep the mileage, retire them instead."
        confirmLabel="Delete"
        onConfirm={async () => {
          if (leaving) await remove(leaving.id);
        }}
      />
    </Sheet>
  );
}
