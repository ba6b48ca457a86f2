/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import type { Expression, Node, PatternLike } from "@babel/types";
import { extendTailwindMerge } from "tailwind-merge";

/**
 * `cn()` only joins, so of two classes for one property the stylesheet's order decides. Whoever changes a component's own
 * class says so with an exclamation mark. tailwind-merge knows which classes speak of one property: here it finds the
 * places where one was forgotten, instead of mending them in the browser.
 */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["display-sm", "display", "display-lg", "display-xl"],
      radius: ["control", "card", "sheet"],
      shadow: ["card", "raise", "sheet"],
      container: ["phone"],
      ease: ["glide", "spring"],
    },
  },
});

/** A class, or the place of a property's value; with the branches it stands in, of which one is taken. */
type Token = { name: string; isHole: boolean; branches: readonly { of: Node; way: number }[] };
type Place = { file: string; node: Node };

const files = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .map((file) => path.posix.join("components", file));

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* within(child);
}

const programs = new Map(
  files.map((file) => {
    const source = readFileSync(file, "utf8");
    return [file, parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] }).program] as const;
  }),
);

/** What the files declare, by name: of constants the value, of functions themselves. */
const declared = new Map<string, Place>();
for (const [file, program] of programs) {
  for (const one of within(program)) {
    if (one.type === "FunctionDeclaration" && one.id) declared.set(one.id.name, { file, node: one });
    if (one.type !== "VariableDeclarator" || one.id.type !== "Identifier" || !one.init) continue;
    declared.set(`${file} ${one.id.name}`, { file, node: one.init });
    if (!declared.has(one.id.name)) declared.set(one.id.name, { file, node: one.init });
  }
}
const lookUp = (file: string, name: string) => declared.get(`${file} ${name}`) ?? declared.get(name);

type Value = Node | Expression | PatternLike | null | undefined;

/** The classes an expression may come to. */
function tokensOf(node: Value, file: string, branches: Token["branches"] = []): Token[] {
  if (!node) return [];
  const go = (child: Value, more: Token["branches"] = []) => tokensOf(child, file, [...branches, ...more]);
  const words = (text: string) =>
    text.split(/\s+/).flatMap((name) => (name === "" ? [] : [{ name, isHole: false, branches }]));
  switch (node.type) {
    case "StringLiteral":
      return words(node.value);
    case "TemplateLiteral":
      return [...node.quasis.flatMap(({ value }) => words(value.raw)), ...node.expressions.flatMap((part) => go(part))];
    case "JSXExpressionContainer":
      return go(node.expression);
    case "ConditionalExpression":
      return [...go(node.consequent, [{ of: node, way: 0 }]), ...go(node.alternate, [{ of: node, way: 1 }])];
    case "LogicalExpression": {
      if (node.operator === "&&") return go(node.right);
      return [...go(node.left, [{ of: node, way: 0 }]), ...go(node.right, [{ of: node, way: 1 }])];
    }
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return go(node.expression);
    case "ObjectExpression":
      return node.properties.flatMap((one, way) =>
        one.type === "ObjectProperty" ? go(one.value, [{ of: node, way }]) : [],
      );
    case "MemberExpression": {
      const table = node.object.type === "Identifier" ? lookUp(file, node.object.name) : undefined;
      return table ? tokensOf(table.node, table.file, branches) : [];
    }
    case "Identifier": {
      const known = lookUp(file, node.name);
      if (known && known.node.type !== "FunctionDeclaration") return tokensOf(known.node, known.file, branches);
      return [{ name: node.name, isHole: true, branches }];
    }
    case "CallExpression": {
      if (node.callee.type !== "Identifier") return [];
      const { name } = node.callee;
      if (name === "cn") return node.arguments.flatMap((argument) => go(argument));
      if (name === "cva") {
        const [own, options] = node.arguments;
        const parts = options?.type === "ObjectExpression" ? options.properties : [];
        const variants = parts.flatMap((part) =>
          part.type === "ObjectProperty" && part.key.type === "Identifier" && part.key.name === "variants"
            ? [part.value]
            : [],
        );
        const sets = variants.flatMap((set) => (set.type === "ObjectExpression" ? set.properties : []));
        return [...go(own), ...sets.flatMap((set) => (set.type === "ObjectProperty" ? go(set.value) : []))];
      }
      const made = lookUp(file, name);
      if (made?.node.type === "CallExpression") return tokensOf(made.node, made.file, branches);
      if (made?.node.type !== "ArrowFunctionExpression") return [];
      return tokensOf(made.node.body, made.file, branches).filter(({ isHole }) => !isHole);
    }
    default:
      return [];
  }
}

type Given = { element: string; property: string; value: Node; line: number };
function* givenIn(node: Node): Generator<Given> {
  for (const one of within(node)) {
    if (one.type !== "JSXOpeningElement" || one.name.type !== "JSXIdentifier") continue;
    for (const given of one.attributes)
      if (given.type === "JSXAttribute" && given.name.type === "JSXIdentifier" && given.value)
        yield {
          element: one.name.name,
          property: given.name.name,
          value: given.value,
          line: given.loc?.start.line ?? 0,
        };
  }
}

const bases = new Map<string, Token[]>();
/** What stands beside the place where a component puts this property. */
function baseOf(component: string, property: string): Token[] {
  const key = `${component} ${property}`;
  const known = bases.get(key);
  if (known) return known;
  bases.set(key, []); // a component may draw itself
  const place = declared.get(component);
  if (!place || !/^[A-Z]/.test(component)) return [];
  const found = [...givenIn(place.node)].flatMap((given) => {
    const tokens = tokensOf(given.value, place.file);
    const hole = tokens.find(({ name, isHole }) => isHole && name === property);
    if (!hole) return [];
    return [
      ...tokens.filter((token) => !token.isHole && canMeet(token, hole)),
      ...baseOf(given.element, given.property),
    ];
  });
  bases.set(key, found);
  return found;
}

const canMeet = (a: Token, b: Token) =>
  !a.branches.some((one) => b.branches.some((other) => one.of === other.of && one.way !== other.way));
const isContradicted = (own: string, given: string) =>
  own !== given && !merge(`${own} ${given}`).split(" ").includes(own);

function contradictions(file: string, own: readonly Token[], given: readonly Token[], line: number): string[] {
  return given.flatMap((one) =>
    own
      .filter((other) => canMeet(other, one) && isContradicted(other.name, one.name))
      .map((other) => `${file}:${line} ${one.name} against ${other.name}`),
  );
}

test("no class is set against another one without an exclamation mark", () => {
  const found = [...programs].flatMap(([file, program]) =>
    [...givenIn(program)].flatMap(({ element, property, value, line }) => {
      const tokens = tokensOf(value, file).filter(({ isHole }) => !isHole);
      const among = tokens.flatMap((one, index) => contradictions(file, tokens.slice(0, index), [one], line));
      return [...among, ...contradictions(file, baseOf(element, property), tokens, line)];
    }),
  );
  expect([...new Set(found)]).toEqual([]);
  expect(baseOf("LinkButton", "className").map(({ name }) => name)).toContain("rounded-control"); // it does look
  expect(isContradicted("p-4", "p-2")).toBe(true);
});
