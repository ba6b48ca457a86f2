/** The names of a table's lines, in their order: TypeScript's own `Object.keys` forgets what they are. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
