import { spawnSync } from "node:child_process";

/** Runs a command where its mounts are its own: in a namespace that an ordinary user may make as well. */
export const OWN_MOUNTS = ["unshare", "--user", "--map-root-user", "--mount"];

/** Whether this machine lets somebody mount a small disk, as a test of full ones has to. */
export function canMount() {
  const [command = "", ...args] = OWN_MOUNTS;
  return spawnSync(command, [...args, "mount", "-t", "tmpfs", "none", "/mnt"], { stdio: "ignore" }).status === 0;
}
