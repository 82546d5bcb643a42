import { anchorId, isSectionId } from '../anchor-id.js';
import type { RoutedLink } from './document-link.js';

/** Prefix of every routing identifier. Anchors of a document cannot begin with it. */
const MARK = '#!';

/** Longest identifier: prefix, id, and a percent-encoded name of 100 characters of four bytes each. */
const MAX_LENGTH = 1300;

const isId = (text: string): boolean => /^[A-Za-z0-9-]{1,40}$/.test(text);

/** Returns whether a text is a person's name: letters of any script and punctuation used in names, without underscores. */
export const isPersonName = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control} .,'’()&-]{0,99}$/u.test(text);

function decodeName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded);
    return isPersonName(name) ? name : undefined;
  } catch {
    // The text is not percent-encoded UTF-8.
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
 * Parses a routing identifier (`readLink` lists the forms). Undefined for anything else.
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
  // Omit a name that `readRoutingIdentifier` would refuse. encodeURIComponent keeps brackets and apostrophes, which are
  // allowed.
  return name === undefined || !isPersonName(name) ? '' : `_${encodeURIComponent(name)}`;
}

/**
 * Returns the routing identifier of a link, for the `href` of an `a` element; `readLink` parses it. A name with other
 * punctuation (`M/s X`) is omitted; the id still identifies the person.
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
