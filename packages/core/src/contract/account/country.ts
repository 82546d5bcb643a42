import { items, record, sureCount, text, type Fields } from '../wire/readers.js';

/** A country of the registration form. */
export interface Country {
  /** As the form sends it. */
  readonly id: number;
  /** Text to display. */
  readonly name: string;
}

/** Fields of a country on the wire. */
export const countryFields: Fields<Country> = { id: ['countryMasterID', sureCount], name: ['countryName', text] };

/** A state of a country. */
export interface State {
  /** As the form sends it. */
  readonly id: number;
  /** Text to display. */
  readonly name: string;
}

/** Fields of a state on the wire. */
export const stateFields: Fields<State> = { id: ['stateMasterID', sureCount], name: ['stateName', text] };

/** Reads a list of countries. */
export const countries = items(record(countryFields));
/** Reads a list of states. */
export const states = items(record(stateFields));
