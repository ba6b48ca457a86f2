// All that opens over a screen is one part of the app: they share most of their code.
export { AlertPanel } from "@/components/ui/alert-panel";
export { DialogPanel } from "@/components/ui/dialog-panel";
export { MenuPanel, MenuPanelItem } from "@/components/ui/menu-panel";
export { SheetPanel, SheetPanelClose } from "@/components/ui/sheet-panel";
