import { freePort } from "@/scripts/start/ports.mjs";

test("a free port is below those of outgoing connections, which could take it before a server does", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort(0)));
  for (const port of ports) expect(port).toBeLessThan(32_768);
});
