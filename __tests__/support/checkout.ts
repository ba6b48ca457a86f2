import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** `kill` ends only the process, `killAll` also everything it started; neither gives it a chance to clean up. */
type Run = {
  output: () => string;
  end: Promise<number | null>;
  kill: () => Promise<unknown>;
  killAll: () => Promise<unknown>;
};

/**
 * A separate checkout with our scripts and fakes for anything slow: `next build`, `prisma generate`, and `npm ci` take
 * a quarter of a second, count their runs in a file, and leave behind what the real ones would.
 */
export class Checkout {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), "windmile-checkout-")));
  private readonly runs: Run[] = [];

  constructor() {
    cpSync(path.join(process.cwd(), "scripts"), path.join(this.root, "scripts"), { recursive: true });
    cpSync("lib/core/server/env-aliases.mjs", path.join(this.root, "lib/core/server/env-aliases.mjs"));
    this.write("package.json", "{}");
    this.write("tsconfig.json", "{}");
    this.write("prisma/schema.prisma", "");
    this.write("app/page.tsx", "1");
    this.write("node_modules/prisma/package.json", "{}");
    const begin = `const fs = require("node:fs");\nconst pause = (then) => setTimeout(then, fs.existsSync("slow") ? 3000 : 250);\n`;
    this.write(
      "node_modules/prisma/build/index.js",
      `${begin}fs.mkdirSync("prisma/generated", { recursive: true });
       fs.writeFileSync("prisma/generated/client.ts", "");`,
    );
    this.write(
      "node_modules/next/dist/bin/next",
      `${begin}fs.appendFileSync("builds", "built\\n");
       fs.mkdirSync(".next", { recursive: true });
       fs.rmSync(".next/BUILD_ID", { force: true });
       const made = fs.readFileSync("app/page.tsx", "utf8");
       pause(() => fs.writeFileSync(".next/BUILD_ID", made));`,
    );
    this.write(
      "npm-cli.js",
      `${begin}fs.appendFileSync("installs", process.argv.slice(2).join(" ") + "\\n");
       fs.rmSync("node_modules/left", { recursive: true, force: true });
       fs.rmSync("node_modules/.package-lock.json", { force: true });
       pause(() => {
         fs.mkdirSync("node_modules/left", { recursive: true });
         fs.writeFileSync("node_modules/left/package.json", "{}");
         fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
       });`,
    );
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
  }

  /** The lines of a file, none if it doesn't exist. */
  lines(file: string): string[] {
    const whole = path.join(this.root, file);
    return existsSync(whole) ? readFileSync(whole, "utf8").split("\n").filter(Boolean) : [];
  }

  remove(file: string): void {
    rmSync(path.join(this.root, file), { recursive: true });
  }

  /** Runs lines that can await and import the checkout's scripts by name. */
  run(code: string, variables: Record<string, string> = {}): Run {
    const script = `const load = (name) => import(${JSON.stringify(`${this.root}/scripts/start/`)} + name);\n${code}`;
    const env = { ...process.env, npm_execpath: `${this.root}/npm-cli.js`, ...variables };
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: this.root,
      env,
      detached: true,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    const end = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
    const kill = async (pid: number) => {
      try {
        process.kill(pid, "SIGKILL");
      } catch {} // it has exited
      if (pid < 0) await end;
      else await new Promise((next) => setTimeout(next, 50)); // its output stays open while its children are alive
    };
    const pid = child.pid ?? 0;
    const run = { output: () => output, end, kill: () => kill(pid), killAll: () => kill(-pid) };
    this.runs.push(run);
    return run;
  }

  async discard(): Promise<void> {
    for (const { killAll } of this.runs) await killAll();
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
