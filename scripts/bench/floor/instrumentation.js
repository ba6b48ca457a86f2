/** Next also looks for this in parent folders, and would start our jobs beside the bare pages. */
export function register() {}
