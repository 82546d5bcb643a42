import { anchorId, isSectionId } from '../anchor-id.js';
import type { RoutedLink } from './document-link.js';

/** In front of every routing identifier: no anchor of a document can start with it, so neither is taken for the other. */
const MARK = '#!';

/** Longest identifier, the mark included: a name of 100 characters of four bytes each, percent-encoded, with its id. */
const MAX_LENGTH = 1300;

const isId = (text: string): boolean => /^[A-Za-z0-9-]{1,40}$/.test(text);

/** A name of a person: letters of any script, and the signs that stand in names; no underscore, which separates. */
export const isPersonName = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control} .,'’()&-]{0,99}$/u.test(text);

function decodeName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded);
    return isPersonName(name) ? name : undefined;
  } catch {
    // No percent-encoding of UTF-8.
    return undefined;
  }
}

function readPerson(
  kind: 'advocate' | 'judge',
  [id = '', encoded, ...rest]: readonly string[],
): RoutedLink | undefined {
  if (!isId(id) || rest.length > 0) return undefined;
  if (encoded === undefined) return { kind, id };
  const name = decodeName(encoded);
  return name === undefined ? undefined : { kind, id, name };
}

function readAct([actId = '', section, ...rest]: readonly string[]): RoutedLink | undefined {
  if (!isId(actId) || rest.length > 0) return undefined;
  if (section === undefined) return { kind: 'act', actId };
  return isSectionId(section) ? { kind: 'act', actId, section } : undefined;
}

function readToggle(id: string): RoutedLink | undefined {
  const target = anchorId(id);
  return target === undefined ? undefined : { kind: 'toggle', target };
}

/**
 * What a routing identifier (see `readLink` for their forms) stands for, or undefined for anything that is not one to
 * the letter.
 */
export function readRoutingIdentifier(href: string): RoutedLink | undefined {
  if (!href.startsWith(MARK) || href.length > MAX_LENGTH) return undefined;
  const body = href.slice(MARK.length);
  if (body === 'login_prompt') return { kind: 'login-prompt' };
  const cut = body.indexOf('_');
  const kind = body.slice(0, Math.max(0, cut));
  const value = body.slice(cut + 1);
  if (kind === 'toggle') return readToggle(value);
  const parts = value.split('_');
  if (kind === 'advocate' || kind === 'judge') return readPerson(kind, parts);
  if (kind === 'act') return readAct(parts);
  return kind === 'judgment' && isId(value) ? { kind, id: value } : undefined;
}

function encodeName(name: string | undefined): string {
  // A name that could not be read back would make a dead link. Brackets and apostrophes are left by encodeURIComponent;
  // a reader takes them as they are.
  return name === undefined || !isPersonName(name) ? '' : `_${encodeURIComponent(name)}`;
}

/**
 * The routing identifier of a link, as the `href` of a document's `a`; `readLink` reads it back. A name with other signs
 * than names have (`M/s X`) is left out: the id still
 * says who it is.
 */
export function writeRoutingIdentifier(link: RoutedLink): string {
  switch (link.kind) {
    case 'advocate':
    case 'judge':
      return `${MARK}${link.kind}_${link.id}${encodeName(link.name)}`;
    case 'judgment':
      return `${MARK}judgment_${link.id}`;
    case 'act':
      return `${MARK}act_${link.actId}${link.section === undefined ? '' : `_${link.section}`}`;
    case 'toggle':
      return `${MARK}toggle_${link.target}`;
    case 'login-prompt':
      return `${MARK}login_prompt`;
  }
}
