import type { ValueOf } from '../wire/kind.js';
import { get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { flag, moment, sureCount, sureText, text } from '../wire/readers.js';

const deviceSession = {
  /** Id of the session. */
  id: sureText,
  /** For example `Chrome on Windows`; `Unknown device` if it does not say. */
  device: text,
  /** Kind of the device, for its icon. */
  deviceKind: ['computer', 'phone', 'unknown'],
  /** Network address without its last parts, for example `103.21.•.•`; empty if unknown. */
  address: text,
  /** ISO date and time of the sign-in. */
  signedInAt: moment,
  /** ISO date and time of the last renewal or request that the server noted. */
  lastUsedAt: moment,
  /** 1 the site, 2 the mobile application. */
  loginType: ['logintype', sureCount],
  /** True for the session that asks. */
  isCurrent: ['current', flag],
} as const;

/** A device on which the member is signed in. */
export interface DeviceSession extends ValueOf<typeof deviceSession> {}

/** Lists where the member is signed in; the current session first, then by last use. */
export const sessions = get<readonly DeviceSession[]>('/api/account/sessions', {
  ...memberRead,
  ours: true,
  outdata: [deviceSession],
});

/** Ends one session of the member. */
export const endSession = post<Outcome, { readonly id: string }>('/api/account/endsession', {
  ...memberWrite,
  ours: true,
  whole: outcome,
  body: { id: 'id' },
});

/** Ends all sessions of the member but the one that asks. */
export const endOtherSessions = post<Outcome>('/api/account/endothersessions', {
  ...memberWrite,
  ours: true,
  whole: outcome,
});
