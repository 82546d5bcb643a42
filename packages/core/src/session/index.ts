export { createSession, type Session, type SessionOptions } from './create-session.js';
export type { SessionSnapshot } from './session-snapshot.js';
export type { SessionTransport } from './session-transport.js';
export type { StorageLike, StorageSource } from './storage-adapter.js';
export type { LocksLike } from './tab-lock.js';
export type { ChannelLike } from './tab-signal.js';
export type { Clock } from './session-clock.js';
export type { SessionUser } from '../contract/account/session-user.js';
