import { Drawer } from "@base-ui/react/drawer";

/** Closes the sheet that contains it; pass a Button through `render`. */
export const SheetClose = Drawer.Close;
