import { spawn, spawnSync } from "node:child_process";
import { firstResponse } from "../http";

/** Caddy, as Debian ships it, in front of these instances: the rules of deploy/Caddyfile that matter here. */
const configuration = (url: string, instances: readonly string[]) => `
{
	admin off
	log {
		level ERROR
	}
}
${url} {
	bind 127.0.0.1
	reverse_proxy ${instances.map((instance) => new URL(instance).host).join(" ")} {
		lb_policy header X-Client
		health_uri /api/ready
		health_interval 500ms
		health_timeout 10s
		header_up X-Forwarded-For {header.X-Client}
	}
}
`;

/** Starts it at `url`, which nothing else may use. */
export async function startBalancer(url: string, instances: readonly string[]) {
  const program = ["caddy", "/usr/bin/caddy"].find((name) => spawnSync(name, ["version"]).status === 0);
  if (!program) throw new Error("Caddy is not installed (Debian: apt-get install caddy)");
  const args = ["run", "--config", "-", "--adapter", "caddyfile"];
  const child = spawn(program, args, { stdio: ["pipe", "ignore", "inherit"] });
  const stop = () => child.kill("SIGKILL");
  process.once("exit", stop);
  child.stdin.end(configuration(url, instances));
  await firstResponse({ url: `${url}/api/ready`, headers: {} }, () => child.exitCode !== null);
  return { stop };
}
