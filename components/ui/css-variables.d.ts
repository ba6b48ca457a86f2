import "react";

/** Lets `style` carry the app's own custom properties. */
declare module "react" {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
