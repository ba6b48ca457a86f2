import { List, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { Example, ExampleGroup, ExampleRow } from "@/components/design/example";
import { Chip, type Line } from "@/components/ui/chip";
import { ChipRow } from "@/components/ui/chip-row";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { keysOf } from "@/lib/core/shared/keys";

/** What each 'L' line color is used for. */
const LINE_NAMES: Record<Line, string> = {
  ink: "All",
  purple: "Events",
  blue: "Iconic Landmarks",
  brown: "Museums",
  green: "Outdoor & Waterfront",
  orange: "Food & Gastronomy",
  red: "Sports",
  pink: "Live Music",
  yellow: "Theater & Comedy",
};

const VIEWS = [
  { value: "map", label: "Map", icon: <MapIcon /> },
  { value: "list", label: "List", icon: <List /> },
] as const;
const PERIODS = [
  { value: "week", label: "This week" },
  { value: "month", label: "This month" },
  { value: "all", label: "All time", count: 12 },
] as const;
const PANELS = [
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past" },
] as const;

export function ChoiceExamples() {
  const [line, setLine] = useState<Line>("ink");
  const [period, setPeriod] = useState<(typeof PERIODS)[number]["value"]>("week");
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("map");
  const [panel, setPanel] = useState<(typeof PANELS)[number]["value"]>("upcoming");
  const [isOn, setOn] = useState(true);
  return (
    <ExampleGroup title="Choices">
      <Example name="Tabs" use="Switches between content. Selected is underlined.">
        <Tabs value={panel} onValueChange={setPanel} items={PANELS} label="Events">
          <TabPanel value="upcoming">Events from today on.</TabPanel>
          <TabPanel value="past">Events that are over.</TabPanel>
        </Tabs>
      </Example>
      <Example name="Segmented" use="Switches between views of the same content. At most one per screen.">
        <Segmented label="View" value={view} onValueChange={setView} options={VIEWS} />
      </Example>
      <Example name="Chip" use="A filter that is on or off. A link never looks like one.">
        <ExampleRow>
          <Chip>At rest</Chip>
          <Chip selected>Selected</Chip>
          <Chip count={7}>With a count</Chip>
          <Chip disabled>Disabled</Chip>
          <Chip isTall>A long name on two lines</Chip>
        </ExampleRow>
      </Example>
      <Example name="ChipRow" use="Filters on one line that scrolls sideways.">
        <ChipRow label="Categories">
          {keysOf(LINE_NAMES).map((one) => (
            <Chip key={one} line={one} selected={one === line} onClick={() => setLine(one)}>
              {LINE_NAMES[one]}
            </Chip>
          ))}
        </ChipRow>
      </Example>
      <Example name="ChoiceRow" use="One of many, as chips.">
        <ChoiceRow label="Period" value={period} onChoose={setPeriod} options={PERIODS} />
      </Example>
      <Example name="Switch" use="A setting that applies at once.">
        <Switch label="Weekly summary" checked={isOn} onCheckedChange={setOn} />
        <Switch
          label="Hide current location"
          description="Only you can see where you are."
          checked={false}
          onCheckedChange={setOn}
          disabled
        />
      </Example>
    </ExampleGroup>
  );
}
