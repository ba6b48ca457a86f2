import { Card } from "@/components/ui/card";

/** The room of a `TimerCard`, kept while its code is not there (`begun-workout`). */
export function TimerRoom() {
  return (
    <Card
      aria-hidden="true"
      className="border-transparent! bg-navy! p-4 [display:var(--begun-timer,none)] dark:border-line!"
    >
      <div className="h-11" />
      <p className="my-2 text-display-xl">&nbsp;</p>
      <div className="h-12" />
    </Card>
  );
}

/** The room of the fields, as tall as they stood last. */
export function FieldsRoom() {
  return <Card aria-hidden="true" className="h-(--begun-height) [display:var(--begun-fields,none)]" />;
}
