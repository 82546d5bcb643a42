import { INDIA_ID } from './countries.js';

/** A state with its id on the wire. */
export interface StateRow {
  readonly id: number;
  readonly name: string;
}

/**
 * The states and union territories of India in the order of their names. The id is the code of the state in the goods
 * and services tax, which invoices print.
 */
const INDIAN_STATES: readonly StateRow[] = [
  { id: 35, name: 'Andaman and Nicobar Islands' },
  { id: 37, name: 'Andhra Pradesh' },
  { id: 12, name: 'Arunachal Pradesh' },
  { id: 18, name: 'Assam' },
  { id: 10, name: 'Bihar' },
  { id: 4, name: 'Chandigarh' },
  { id: 22, name: 'Chhattisgarh' },
  { id: 26, name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { id: 7, name: 'Delhi' },
  { id: 30, name: 'Goa' },
  { id: 24, name: 'Gujarat' },
  { id: 6, name: 'Haryana' },
  { id: 2, name: 'Himachal Pradesh' },
  { id: 1, name: 'Jammu and Kashmir' },
  { id: 20, name: 'Jharkhand' },
  { id: 29, name: 'Karnataka' },
  { id: 32, name: 'Kerala' },
  { id: 38, name: 'Ladakh' },
  { id: 31, name: 'Lakshadweep' },
  { id: 23, name: 'Madhya Pradesh' },
  { id: 27, name: 'Maharashtra' },
  { id: 14, name: 'Manipur' },
  { id: 17, name: 'Meghalaya' },
  { id: 15, name: 'Mizoram' },
  { id: 13, name: 'Nagaland' },
  { id: 21, name: 'Odisha' },
  { id: 34, name: 'Puducherry' },
  { id: 3, name: 'Punjab' },
  { id: 8, name: 'Rajasthan' },
  { id: 11, name: 'Sikkim' },
  { id: 33, name: 'Tamil Nadu' },
  { id: 36, name: 'Telangana' },
  { id: 16, name: 'Tripura' },
  { id: 9, name: 'Uttar Pradesh' },
  { id: 5, name: 'Uttarakhand' },
  { id: 19, name: 'West Bengal' },
];

/** The code of the same tax for everything outside India. */
const ABROAD: readonly StateRow[] = [{ id: 96, name: 'Outside India' }];

/** Returns the states of a country; one entry for every country but India. */
export function statesOf(countryId: number): readonly StateRow[] {
  return countryId === INDIA_ID ? INDIAN_STATES : ABROAD;
}

const allStates = [...INDIAN_STATES, ...ABROAD];

/** Returns the name of a state by its code; empty if there is none. */
export function stateName(id: number): string {
  return allStates.find((state) => state.id === id)?.name ?? '';
}

/** Returns the code of a state by its name; 0 if there is none. */
export function stateIdOf(name: string): number {
  return allStates.find((state) => state.name === name)?.id ?? 0;
}
