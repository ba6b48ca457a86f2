// @ts-check
import { PlainError } from "../start/environment.mjs";

/**
 * A released version's changelog entry.
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${version} (`));
  if (!section) throw new PlainError(`CHANGELOG.md says nothing of ${version}.`);
  const [title = "", ...rest] = section.split("\n");
  if (!/\(\d{4}-\d\d-\d\d\)$/.test(title)) throw new PlainError(`CHANGELOG.md gives ${version} no day: "## ${title}".`);
  return `# Windmile ${title}\n\n${rest.join("\n").trim()}`;
}
