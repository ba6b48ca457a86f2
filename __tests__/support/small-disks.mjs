import { spawnSync } from "node:child_process";

const user = process.getuid?.() ?? 0;

/** Runs a command with its own mounts. An ordinary user is root in there, so that it may mount. */
export const OWN_MOUNTS = ["unshare", ...(user === 0 ? [] : ["--user", "--map-root-user"]), "--mount"];
/** Runs the rest of that command as the user it was started by. */
export const AS_BEFORE =
  user === 0 ? [] : ["unshare", "--user", `--map-user=${user}`, `--map-group=${process.getgid?.()}`];

/** Whether this machine lets a user mount a small disk, which tests of full disks need. */
export function canMount() {
  const [command = "", ...args] = OWN_MOUNTS;
  return spawnSync(command, [...args, "mount", "-t", "tmpfs", "none", "/mnt"], { stdio: "ignore" }).status === 0;
}
