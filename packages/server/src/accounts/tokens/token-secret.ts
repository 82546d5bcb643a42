import { createHash, randomInt } from 'node:crypto';

/** What a secret begins with, so that its owner and a scanner of public code know what they found. */
const PREFIX = 'hn_';
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 190 random bits: nobody guesses one, so a fast hash without salt is enough. */
const LENGTH = 32;
/** Characters of a token that its member sees in the list. */
const ENDING = 5;

const HEADER = /^Bearer +(hn_[A-Za-z0-9]{32})$/i;

/** A new secret, and what the server keeps of it. */
export interface TokenSecret {
  readonly token: string;
  readonly hash: string;
  readonly ending: string;
}

/** Makes a secret. */
export function makeTokenSecret(): TokenSecret {
  const token = PREFIX + Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return { token, hash: hashToken(token), ending: token.slice(-ENDING) };
}

/** Returns the stored form of the token in an `Authorization` header; undefined if the header has none. */
export function hashInHeader(header: string | undefined): string | undefined {
  const token = header === undefined ? undefined : HEADER.exec(header)?.[1];
  return token === undefined ? undefined : hashToken(token);
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
