/** An action under a place's name: a Button or LinkButton in the row that scrolls sideways. */
export const PILL = "whitespace-nowrap rounded-full text-sm [&_svg]:size-4.5";
