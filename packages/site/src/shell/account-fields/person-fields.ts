import { city, personName, required, selected } from '@headnote/core/validation';
import { messages } from './messages.js';

/** Fields of a person's name, with their first values. */
// @__NO_SIDE_EFFECTS__
export function nameFields(initial: { readonly firstName?: string; readonly lastName?: string } = {}) {
  return {
    fname: { prefix: messages.firstName, initial: initial.firstName ?? '', rules: [required, personName] },
    lname: { prefix: messages.lastName, initial: initial.lastName ?? '', rules: [required, personName] },
  } as const;
}

/** Fields of country, state and city, with their first values; 0 for no state. */
// @__NO_SIDE_EFFECTS__
export function placeFields(initial: {
  readonly countryId: number;
  readonly stateId?: number;
  readonly city?: string;
}) {
  const idText = (id: number | undefined) => (id ? String(id) : '');
  return {
    countryMasterID: { prefix: messages.country, initial: idText(initial.countryId), rules: [selected] },
    stateMasterID: { prefix: messages.state, initial: idText(initial.stateId), rules: [selected] },
    city: { prefix: messages.city, initial: initial.city ?? '', rules: [required, city] },
  } as const;
}
