import { get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { flag, items, outdata, record, sureCount, sureText, text, word, type Fields } from '../wire/readers.js';

/** A device on which the member is signed in. */
export interface DeviceSession {
  /** Id of the session. */
  readonly id: string;
  /** For example `Chrome on Windows`; `Unknown device` if it does not say. */
  readonly device: string;
  /** Kind of the device, for its icon. */
  readonly deviceKind: 'computer' | 'phone' | 'unknown';
  /** Network address without its last parts, for example `103.21.•.•`; empty if unknown. */
  readonly address: string;
  /** ISO date and time of the sign-in. */
  readonly signedInAt: string;
  /** ISO date and time of the last renewal or request that the server noted. */
  readonly lastUsedAt: string;
  /** 1 the site, 2 the mobile application. */
  readonly loginType: number;
  /** True for the session that asks. */
  readonly isCurrent: boolean;
}

/** Every kind of device. */
export const deviceKinds = ['computer', 'phone', 'unknown'] as const;

/** Fields of a session on the wire. */
export const deviceSessionFields: Fields<DeviceSession> = {
  id: sureText,
  device: text,
  deviceKind: word(deviceKinds),
  address: text,
  signedInAt: text,
  lastUsedAt: text,
  loginType: ['logintype', sureCount],
  isCurrent: ['current', flag],
};

/** Lists where the member is signed in; the current session first, then by last use. */
export const sessions = get<readonly DeviceSession[]>('/api/account/sessions', {
  ...memberRead,
  ours: true,
  answer: outdata(items(record(deviceSessionFields))),
});

/** Ends one session of the member. */
export const endSession = post<Outcome, { readonly id: string }>('/api/account/endsession', {
  ...memberWrite,
  ours: true,
  answer: outcome,
  body: { id: 'id' },
});

/** Ends all sessions of the member but the one that asks. */
export const endOtherSessions = post<Outcome>('/api/account/endothersessions', {
  ...memberWrite,
  ours: true,
  answer: outcome,
});
