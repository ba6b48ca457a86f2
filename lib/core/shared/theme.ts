/** Light, dark, or the system's setting; the result is the class `dark` on <html>. */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = "windmile-theme";
export const REDUCED_MOTION_KEY = "windmile-reduced-motion";

/** The browser's UI bars use the page's color. */
export const THEME_COLORS = { light: "#ffffff", dark: "#0a1420" } as const;

/**
 * Runs inline before the first paint, so that no page flashes in the wrong theme. A string, because it must not wait
 * for a bundle; `lib/core/client/theme.ts` calls the function it leaves behind whenever the choice changes. For a
 * signed-in user, the account's choice is on <html> and becomes this device's. The layout's theme-color tags follow the
 * system, so a choice inserts its own tag before them.
 */
export const THEME_SCRIPT = `(function(){
var d=document.documentElement,m=matchMedia("(prefers-color-scheme: dark)"),a=d.dataset;
try{if(a.theme)localStorage.setItem("${THEME_KEY}",a.theme);if(a.calm)localStorage.setItem("${REDUCED_MOTION_KEY}",a.calm)}catch(e){}
window.__applyTheme=function(){
var t=a.theme||null,r=a.calm||null;try{t=localStorage.getItem("${THEME_KEY}");r=localStorage.getItem("${REDUCED_MOTION_KEY}")}catch(e){}
var k=t==="dark"||(t!=="light"&&m.matches);
d.classList.toggle("dark",k);
d.toggleAttribute("data-reduced-motion",r==="true");
var x=document.getElementById("theme-color");
if(t==="dark"||t==="light"){if(!x){x=document.createElement("meta");x.id="theme-color";x.name="theme-color";document.head.prepend(x)}
x.content=k?"${THEME_COLORS.dark}":"${THEME_COLORS.light}"}else if(x){x.remove()}
};
window.__applyTheme();m.addEventListener("change",window.__applyTheme);addEventListener("storage",window.__applyTheme);
})()`.replaceAll("\n", "");
