import type { Profile } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { readInteger } from '../../store/large-integer.js';
import { checkPerson, checkPlace, type PlaceForm } from '../flows/check-registration.js';
import { refusal, type StepResult } from '../flows/flow-parts.js';
import { countries } from '../places/countries.js';
import { statesOf } from '../places/states.js';
import { dayInIndia } from '../subscription.js';

/** Name and place as a member enters them. */
export interface ProfileForm extends PlaceForm {
  readonly firstName: string;
  readonly lastName: string;
}

const SAVED = 'Your profile was saved.';

/** Reads what a member may know of the own account. */
export async function readProfile(db: Kysely<Database>, userId: number): Promise<Profile> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const countryId = countries.find(({ name }) => name === user.country)?.id ?? 0;
  return {
    loginId: user.username,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    mobile: user.mobile,
    isEmailConfirmed: user.email_confirmed === 1,
    isMobileConfirmed: user.mobile_confirmed === 1,
    countryId,
    stateId: statesOf(countryId).find(({ name }) => name === user.state)?.id ?? 0,
    city: user.city,
    registeredOn: dayInIndia(readInteger(user.created_at)),
    deletesOn: user.deletes_at === null ? null : dayInIndia(readInteger(user.deletes_at)),
  };
}

/** Stores name and place, by the rules of the registration. */
export async function saveProfile(db: Kysely<Database>, userId: number, form: ProfileForm): Promise<StepResult> {
  const problem = checkPerson(form);
  if (problem !== '') return refusal(problem);
  const place = checkPlace(form);
  if (typeof place === 'string') return refusal(place);
  await db
    .updateTable('users')
    .set({ first_name: form.firstName, last_name: form.lastName, ...place, city: form.city })
    .where('id', '=', userId)
    .execute();
  return { isDone: true, message: SAVED, handle: '' };
}
