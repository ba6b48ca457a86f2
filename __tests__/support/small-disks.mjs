import { spawnSync } from "node:child_process";

/** Runs a command with its own mounts, in a namespace that an ordinary user can create too. */
export const OWN_MOUNTS = ["unshare", "--user", "--map-root-user", "--mount"];

/** Whether this machine lets a user mount a small disk, which tests of full disks need. */
export function canMount() {
  const [command = "", ...args] = OWN_MOUNTS;
  return spawnSync(command, [...args, "mount", "-t", "tmpfs", "none", "/mnt"], { stdio: "ignore" }).status === 0;
}
