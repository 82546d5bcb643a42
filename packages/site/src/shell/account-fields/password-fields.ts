import { password, requiredSecret, type PasswordRule } from '@headnote/core/validation';

/** Longest password of the contract's forms. */
const LONGEST_PASSWORD = 50;

/** Shortest and longest password that a form accepts: the server's rule, within the contract's limit (V7c). */
export function passwordLimits({ min, max }: PasswordRule): PasswordRule {
  return { min, max: Math.min(max, LONGEST_PASSWORD) };
}

/** Fields of a new password and of its repetition. */
// @__NO_SIDE_EFFECTS__
export function newPasswordFields(rule: PasswordRule, labels: { readonly password: string; readonly again: string }) {
  return {
    password: { prefix: labels.password, rules: [requiredSecret, password(passwordLimits(rule))] },
    repassword: { prefix: labels.again, rules: [requiredSecret], sameAs: 'password' },
  } as const;
}
