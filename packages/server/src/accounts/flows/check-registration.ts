import {
  city as cityRule,
  loginId,
  messages,
  mobile as mobileRule,
  password as passwordRule,
  personName,
  registrationEmail,
  type Validator,
} from '@headnote/core/validation';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../config/settings.js';
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

/** The rule for a new password; the public configuration tells it to the forms (V7c). */
export const checkPassword: (text: string) => string = (text) =>
  passwordRule({ min: PASSWORD_MIN, max: PASSWORD_MAX })(text, 'Password');

/**
 * Checks every field with the rules of the form. Returns the registration, or the message of the first field that is
 * not valid.
 */
export function checkRegistration(form: RegistrationForm): NewRegistration | string {
  const checks: readonly [Validator, string, string][] = [
    [personName, form.firstName, 'First name'],
    [personName, form.lastName, 'Last name'],
    [registrationEmail, form.email, 'Email'],
    [mobileRule, form.mobile, 'Mobile'],
    [loginId, form.username, 'Username'],
    [cityRule, form.city, 'City'],
  ];
  for (const [rule, value, label] of checks) {
    const problem = value.trim() === '' ? `${label} must not be blank!` : rule(value, label);
    if (problem !== '') return problem;
  }
  const weak = checkPassword(form.password);
  if (weak !== '') return weak;
  if (form.password !== form.confirmation) return messages.passwordMismatch;
  if (!form.acceptsTerms) return messages.terms;
  const country = countries.find(({ id }) => id === form.countryId);
  if (country === undefined) return 'Country must be selected!';
  const state = statesOf(country.id).find(({ id }) => id === form.stateId);
  if (state === undefined) return 'State must be selected!';
  if (form.planId !== TRIAL_PLAN_ID) return 'This package is not available. Please choose another one.';
  const { firstName, lastName, email, mobile, username, password, city, planId } = form;
  return {
    firstName,
    lastName,
    email,
    mobile,
    username,
    password,
    city,
    planId,
    country: country.name,
    state: state.name,
  };
}
