// This service's part of the package entry `contract`.
export { account, type CodeInput, type RegistrationMaster } from './calls.js';
export type { AccountFlow } from './account-flow.js';
export { countryFields, stateFields, type Country, type State } from './country.js';
export type { NewTicketInput } from './new-ticket.js';
export { registrationFields, type Registration, type RegistrationToResend } from './registration.js';
export { readUser, writeUser, type SessionUser } from './session-user.js';
export type { SignInAnswer, SignInInput } from './sign-in.js';
export type { SignOutInput } from './sign-out.js';
export { subscriptionFields, subscriptionStates, type Subscription } from './subscription.js';
export { readToken, writeToken, type TokenSet } from './token-set.js';
