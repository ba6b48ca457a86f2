import { type ReactNode, useId } from "react";

type TitledSectionProps = {
  title: ReactNode;
  level?: "h2" | "h3";
  titleClassName?: string;
  className?: string | undefined;
  children: ReactNode;
};

export function TitledSection(props: TitledSectionProps) {
  const { title, level: Heading = "h2", titleClassName = "mb-2 text-display", className, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={titleClassName}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
