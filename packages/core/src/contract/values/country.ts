import { items, record, sureCount, text, type Fields } from '../wire/readers.js';

/** A country of the registration form. */
export interface Country {
  readonly id: number;
  readonly name: string;
}

/** Fields of a country on the wire. */
export const countryFields: Fields<Country> = { id: ['countryMasterID', sureCount], name: ['countryName', text] };

/** A state of a country. */
export interface State {
  readonly id: number;
  readonly name: string;
}

/** Fields of a state on the wire. */
export const stateFields: Fields<State> = { id: ['stateMasterID', sureCount], name: ['stateName', text] };

export const countries = items(record(countryFields));
export const states = items(record(stateFields));
