/** The parts of "What's On". */
export type WhatsOnTab = "all" | "now" | "near";
