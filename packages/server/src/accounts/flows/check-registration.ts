import {
  city as cityRule,
  loginId,
  matching,
  messages,
  mobile as mobileRule,
  password as passwordRule,
  personName,
  registrationEmail,
  type Validator,
} from '@headnote/core/validation';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../config/settings.js';
import { isCommonPassword } from '../common-passwords.js';
import { TRIAL_PLAN_ID } from '../subscription.js';
import { countries } from '../places/countries.js';
import { statesOf } from '../places/states.js';
import type { NewRegistration } from './register.js';

/** A registration form as it arrives. */
export interface RegistrationForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly username: string;
  readonly password: string;
  readonly confirmation: string;
  readonly countryId: number;
  readonly stateId: number;
  readonly city: string;
  readonly acceptsTerms: boolean;
  readonly planId: number;
}

const COMMON = 'This password is too common. Please choose another one.';

/**
 * The rule for a new password: the length that the public configuration tells the forms (V7c), and none of the most
 * common ones, which only the server knows.
 */
export function checkPassword(text: string): string {
  const problem = passwordRule({ min: PASSWORD_MIN, max: PASSWORD_MAX })(text, 'Password');
  return problem === '' && isCommonPassword(text) ? COMMON : problem;
}

/** Country, state and city as they are entered. */
export interface PlaceForm {
  readonly countryId: number;
  readonly stateId: number;
  readonly city: string;
}

/** A line break in a field of one line would begin a line of its own in a message to the staff. */
const oneLine = matching(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

type Check = readonly [rule: Validator, value: string, label: string];

/** Returns the message of the first field that is blank or not valid; empty if all are. */
function firstProblem(checks: readonly Check[]): string {
  for (const [rule, value, label] of checks) {
    const problem = value.trim() === '' ? `${label} must not be blank!` : rule(value, label);
    if (problem !== '') return problem;
  }
  return '';
}

/** Checks name and city. Returns the message of the first field that is not valid, or empty text. */
export function checkPerson({ firstName, lastName, city }: Pick<RegistrationForm, 'firstName' | 'lastName' | 'city'>) {
  return firstProblem([
    [personName, firstName, 'First name'],
    [personName, lastName, 'Last name'],
    [cityRule, city, 'City'],
    [oneLine, city, 'City'],
  ]);
}

/** Checks a new e-mail address or mobile number. Returns its message, or empty text. */
export function checkContact(kind: 'email' | 'mobile', to: string): string {
  return firstProblem([kind === 'email' ? [registrationEmail, to, 'Email'] : [mobileRule, to, 'Mobile']]);
}

/** Finds the names of a country and its state. Returns a message if there is no such country or state. */
export function checkPlace({ countryId, stateId }: PlaceForm): { country: string; state: string } | string {
  const country = countries.find(({ id }) => id === countryId);
  if (country === undefined) return 'Country must be selected!';
  const state = statesOf(country.id).find(({ id }) => id === stateId);
  if (state === undefined) return 'State must be selected!';
  return { country: country.name, state: state.name };
}

/**
 * Checks every field with the rules of the form. Returns the registration, or the message of the first field that is
 * not valid.
 */
export function checkRegistration(form: RegistrationForm): NewRegistration | string {
  const problem = firstProblem([
    [personName, form.firstName, 'First name'],
    [personName, form.lastName, 'Last name'],
    [registrationEmail, form.email, 'Email'],
    [mobileRule, form.mobile, 'Mobile'],
    [loginId, form.username, 'Username'],
    [cityRule, form.city, 'City'],
    [oneLine, form.city, 'City'],
  ]);
  if (problem !== '') return problem;
  const weak = checkPassword(form.password);
  if (weak !== '') return weak;
  if (form.password !== form.confirmation) return messages.passwordMismatch;
  if (!form.acceptsTerms) return messages.terms;
  const place = checkPlace(form);
  if (typeof place === 'string') return place;
  if (form.planId !== TRIAL_PLAN_ID) return 'This package is not available. Please choose another one.';
  const { firstName, lastName, email, mobile, username, password, city, planId } = form;
  return { firstName, lastName, email, mobile, username, password, city, planId, ...place };
}
