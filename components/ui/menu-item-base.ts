import type { Menu } from "@base-ui/react/menu";
import { createContext } from "react";

/** Base UI's item, which is loaded with the popup's code. */
export const MenuItemBase = createContext<typeof Menu.Item | null>(null);
