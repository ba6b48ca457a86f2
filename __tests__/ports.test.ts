import { freePort } from "@/scripts/start/ports.mjs";

test("outgoing connections can't take a free port before the server does", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort(0)));
  for (const port of ports) expect(port).toBeLessThan(32_768);
});
