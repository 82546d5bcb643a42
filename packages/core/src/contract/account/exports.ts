// This service's part of the package entry `contract`.
export { account, type RegistrationMaster, type ResetInput } from './calls.js';
export type { CodeInput } from './code-input.js';
export type { AccessToken, AccessTokenList, MadeAccessToken } from './access-token.js';
export { accessTokenLimits } from './access-token-limits.js';
export type { DeviceSession } from './device-session.js';
export type { AccountDeletion, DataExport, PasswordChange } from './own-data.js';
export type { ContactChange, Profile, ProfileChange } from './profile.js';
export { activationHandle } from './activation-handle.js';
export type { AccountFlow } from './account-flow.js';
export type { Country, State } from './country.js';
export type { NewTicketInput } from './new-ticket.js';
export type { Registration, RegistrationToResend } from './registration.js';
export { writeUser, type SessionUser } from './session-user.js';
export type { SignInAnswer, SignInInput } from './sign-in.js';
export type { SignOutInput } from './sign-out.js';
export type { Subscription } from './subscription.js';
export { writeToken, type TokenSet } from './token-set.js';
