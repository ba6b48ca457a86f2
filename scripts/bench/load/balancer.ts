import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../test/test-app.mjs";

/** Caddy, as Debian ships it, in front of these instances: the rules of deploy/Caddyfile that matter here. */
const configuration = (url: string, instances: readonly string[]) => `
{
	admin off
}
${url} {
	bind 127.0.0.1
	reverse_proxy ${instances.map((instance) => new URL(instance).host).join(" ")} {
		lb_policy header X-Client
		header_up X-Forwarded-For {header.X-Client}
	}
}
`;

/** Starts it at `url`, which nothing else may use (Debian: apt-get install caddy). Its configuration is in `folder`. */
export async function startBalancer(folder: string, url: string, instances: readonly string[]) {
  const file = join(folder, "Caddyfile");
  writeFileSync(file, configuration(url, instances));
  return startServer("caddy", ["run", "--config", file], { url: `${url}/api/ready`, headers: {} }, {});
}
