// Prints the row type of every call in lib/ and app/ that returns rows of SQL: by file and line, each column's
// JavaScript types. A separate program because TypeScript's compiler API is an ES module, which Jest can't load. The
// API is called unstable: check this file when TypeScript's version changes.
import { SyntaxKind } from "typescript/unstable/ast";
import { API, SymbolFlags, TypeFlags } from "typescript/unstable/sync";

const SENDERS = new Set(["rows", "row", "read", "listRows", "writeImmediately", "$queryRaw", "within"]);

const root = `${process.cwd()}/`;
const config = `${root}tsconfig.json`;
const api = new API({ cwd: root });
const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config);

/** The kinds of value a type allows, apart from null and undefined. */
function kindsOf(type) {
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap(kindsOf))];
  if (type.flags & TypeFlags.Nullable) return [];
  if (type.flags & TypeFlags.StringLike) return ["string"];
  if (type.flags & TypeFlags.NumberLike) return ["number"];
  if (type.flags & TypeFlags.BooleanLike) return ["boolean"];
  if (checker.isArrayType(type) || checker.isTupleType(type)) return ["array"];
  const name = type.getSymbol()?.name;
  return [name === "Date" || name === "Buffer" ? name : "json"];
}

/** The `Row` of a `Promise<Row[]>` or `Promise<Row | null>`; none if it is a type parameter or untyped. */
function columnsOf(call) {
  const answer = checker.getTypeAtLocation(call);
  if (!/^(Prisma)?Promise$/.test(answer.getSymbol()?.name ?? "")) return [];
  const [found] = checker.getTypeArguments(answer);
  const one = found && checker.getNonNullableType(found);
  const row = one && checker.isArrayType(one) ? checker.getTypeArguments(one)[0] : one;
  if (!row || row.isTypeParameter()) return [];
  return checker.getPropertiesOfType(row).map((property) => ({
    name: property.name,
    isOptional: (property.flags & SymbolFlags.Optional) !== 0,
    kinds: kindsOf(checker.getTypeOfSymbolAtLocation(property, call)),
  }));
}

const calleeName = ({ expression }) => (expression.name ?? expression.expression ?? expression).text;

const calls = [];
for (const path of program.getSourceFileNames()) {
  const file = path.slice(root.length);
  if (!path.startsWith(root) || !/^(lib|app)\//.test(file)) continue;
  const source = program.getSourceFile(path);
  const visit = (node) => {
    if (node.kind === SyntaxKind.CallExpression && SENDERS.has(calleeName(node))) {
      const columns = columnsOf(node);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (columns.length > 0) calls.push({ at: `${file}:${line + 1}`, columns });
    }
    node.forEachChild(visit);
  };
  visit(source);
}
api.close();
process.stdout.write(JSON.stringify(calls));
