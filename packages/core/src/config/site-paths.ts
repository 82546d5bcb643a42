import { AREA } from './area.js';
import { arrivalParameters } from './arrival.js';

/** The part of the link codec that writes links. */
export interface Encrypter {
  encrypt(plain: string): string;
}

/** Full text of a judgment, for members; with an anchor, at one of its paragraphs. */
export function caseReaderPath(id: string, anchor = ''): string {
  return `/${AREA}/case/${encodeURIComponent(id)}${anchor === '' ? '' : `#${encodeURIComponent(anchor)}`}`;
}

/** Sign-in that leads on to a judgment: the home page with the encrypted citation, and with the page to return to. */
export function caseSignInPath(codec: Encrypter, { citation, page }: { citation: string; page: string }): string {
  return signInPath(codec, { [arrivalParameters.citation]: citation, [arrivalParameters.page]: page });
}

/** Sign-in that leads on to what the values name: a page, a citation or an act. */
export function signInPath(codec: Encrypter, values: Readonly<Record<string, string>>): string {
  const encrypted = Object.entries(values).map(([name, value]) => `${name}=${codec.encrypt(value)}`);
  return `/?${encrypted.join('&')}`;
}

/** The address that takes a typed search, with scripts off too: results for a member, sign-in for a visitor. */
export function typedSearchPath(text: string, kind?: string): string {
  return `/?${new URLSearchParams({ q: text, ...(kind === undefined ? {} : { kind }) }).toString()}`;
}
