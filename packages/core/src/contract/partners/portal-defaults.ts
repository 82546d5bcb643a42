import { wireLimits } from '../schemas/wire-limits.js';

/**
 * Options that a portal may set for the widgets of all its pages, with their values; `mode` and `display` have the values
 * of several widgets. Consent and reserved height are not among them: a page needs them before it hears from the library.
 */
export const portalOptions = {
  theme: ['auto', 'light', 'dark'],
  headingLevel: ['2', '3', '4', '5', '6'],
  linkTarget: ['_self', '_blank', '_top'],
  court: ['sc', 'hc'],
  limit: Array.from({ length: wireLimits.embedItems }, (_, index) => String(index + 1)),
  tabs: ['both', 'none'],
  mode: ['list', 'ticker', 'find', 'check', 'none'],
  display: ['inline', 'dialog'],
} as const satisfies Record<string, readonly string[]>;

/** Values by the name of an option. */
export type PortalDefaults = Readonly<Record<string, string>>;

/** Returns whether every name is an option that a portal may set, with one of its values. */
export function arePortalDefaults(defaults: PortalDefaults): boolean {
  const options: Readonly<Record<string, readonly string[]>> = portalOptions;
  return Object.entries(defaults).every(
    ([name, value]) => Object.hasOwn(options, name) && options[name]?.includes(value) === true,
  );
}
