import type { ValueOf } from '../wire/kind.js';
import { sureCount, text } from '../wire/readers.js';

export const country = {
  /** As the form sends it. */
  id: ['countryMasterID', sureCount],
  /** Text to display. */
  name: ['countryName', text],
} as const;

/** A country of the registration form. */
export interface Country extends ValueOf<typeof country> {}

export const state = {
  /** As the form sends it. */
  id: ['stateMasterID', sureCount],
  /** Text to display. */
  name: ['stateName', text],
} as const;

/** A state of a country. */
export interface State extends ValueOf<typeof state> {}
