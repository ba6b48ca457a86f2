/** Next looks for this in the folders above as well, and would start our jobs beside the bare pages. */
export function register() {}
