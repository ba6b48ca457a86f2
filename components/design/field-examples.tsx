import { SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { Example, ExampleGroup } from "@/components/design/example";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { ImageInput } from "@/components/ui/image-input";
import { Input } from "@/components/ui/input";
import { PasswordField } from "@/components/ui/password-field";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { countOf } from "@/lib/core/shared/format";

const UNITS = [
  { value: "mi", label: "Miles" },
  { value: "km", label: "Kilometers" },
] as const;

export function FieldExamples() {
  const [units, setUnits] = useState<(typeof UNITS)[number]["value"]>("mi");
  const [typed, setTyped] = useState("");
  const [filtered, setFiltered] = useState("Lakefront");
  const [chosen, setChosen] = useState(0);
  const files = useRef<HTMLInputElement>(null);
  return (
    <ExampleGroup title="Fields">
      <Example name="Field" use="A label, a control, a hint, and an error that says how to fix it.">
        <Field label="Location" hint="The neighborhood or city you live in">
          <Input placeholder="Chicago" />
        </Field>
        <Field label="Distance" error="Enter a distance of at least 0.1 miles">
          <Input defaultValue="0" />
        </Field>
      </Example>
      <Example name="Input" use="One line of text.">
        <Input aria-label="Empty" placeholder="Your name" />
        <Input aria-label="Filled" defaultValue="Ada Wong" />
        <Input aria-label="Disabled" defaultValue="Ada Wong" disabled />
      </Example>
      <Example name="TextArea" use="More than one line. It can count characters.">
        <TextArea aria-label="Notes" placeholder="How did it go?" rows={2} />
        <TextArea aria-label="Too long" defaultValue="Eleven miles" limit={10} rows={2} />
      </Example>
      <Example name="PasswordField" use="Can show what you typed.">
        <PasswordField label="Password" />
        <PasswordField label="New password" error="Use at least 8 characters" />
      </Example>
      <Example name="SearchInput" use="Search, with Clear once there is text.">
        <SearchInput
          label="Search places"
          placeholder="Search places"
          clearLabel="Clear places"
          value={typed}
          onValueChange={setTyped}
          maxLength={80}
        />
        <SearchInput
          label="Search trails"
          placeholder="Search trails"
          clearLabel="Clear trails"
          value={filtered}
          onValueChange={setFiltered}
          maxLength={80}
          end={<IconButton label="Filters" icon={SlidersHorizontal} />}
        />
      </Example>
      <Example name="Select" use="One of a few, with the device's own list.">
        <Select label="Units" value={units} onValueChange={setUnits} options={UNITS} />
      </Example>
      <Example name="ImageInput" use="Opens the device's pictures. A button triggers it.">
        <ImageInput ref={files} aria-label="Pictures" multiple onFiles={(found) => setChosen(found.length)} />
        <Button variant="secondary" onClick={() => files.current?.click()}>
          Choose pictures
        </Button>
        <p className="text-ink-soft text-sm">{countOf(chosen, "picture")}</p>
      </Example>
    </ExampleGroup>
  );
}
