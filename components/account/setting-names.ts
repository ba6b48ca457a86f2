/** Labels for the choices, used on their own page and as the row's value in My Account. */
export const UNIT_NAMES = { mi: "Miles", km: "Kilometers" } as const;
export const THEME_NAMES = { system: "System", light: "Light", dark: "Dark" } as const;
