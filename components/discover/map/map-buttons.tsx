import { LocateFixed, Minus, Plus, Route } from "lucide-react";
import type { UserPosition } from "@/components/discover/use-user-position";
import { IconButton } from "@/components/ui/icon-button";

export function NearMeButton({ userPosition: { isLocating, find } }: { userPosition: UserPosition }) {
  return (
    <IconButton
      label="Near me"
      icon={LocateFixed}
      disabled={isLocating}
      aria-busy={isLocating || undefined}
      onClick={() => void find()}
      className="bg-paper shadow-raise hover:bg-card [&_svg]:size-5"
    />
  );
}

type TrailsButtonProps = { isOn: boolean; onChange: (isOn: boolean) => void };

export function TrailsButton({ isOn, onChange }: TrailsButtonProps) {
  return (
    <IconButton
      label="Trails"
      icon={Route}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className="bg-paper shadow-raise hover:bg-card aria-pressed:bg-ink aria-pressed:text-paper [&_svg]:size-5"
    />
  );
}

export function ZoomButtons({ onZoom }: { onZoom: (by: 1 | -1) => void }) {
  return (
    <div className="flex flex-col rounded-full bg-paper shadow-raise">
      <IconButton label="Zoom in" icon={Plus} onClick={() => onZoom(1)} className="[&_svg]:size-5" />
      <IconButton label="Zoom out" icon={Minus} onClick={() => onZoom(-1)} className="[&_svg]:size-5" />
    </div>
  );
}
