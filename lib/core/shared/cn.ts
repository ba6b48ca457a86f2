/**
 * Joins class names. Of two Tailwind classes for one property the stylesheet's order decides, not this one: what is given
 * to a component against its own class carries an exclamation mark, and `__tests__/classes.test.ts` finds where it lacks.
 */
export { clsx as cn } from "clsx";
