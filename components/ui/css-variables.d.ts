import "react";

/** Allows the app's custom properties in `style`. */
declare module "react" {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
