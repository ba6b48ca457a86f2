import { Skeleton } from "@/components/ui/skeleton";

export function MapSkeleton() {
  return (
    <div role="status" className="absolute inset-0 flex items-center justify-center pl-[var(--clear,0px)]">
      <span aria-hidden="true" className="absolute inset-0">
        <Skeleton className="size-full rounded-none" />
      </span>
      <p className="relative rounded-full bg-paper px-4 py-2 font-semibold text-ink text-sm shadow-raise">
        Loading discover...
      </p>
    </div>
  );
}
