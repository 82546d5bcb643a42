import { decodeEntities } from '../content/text-of.js';
import { ContractError } from '../errors/contract-error.js';

/** One picture with the text that a visitor is to type. */
export interface CaptchaChallenge {
  /** Names the challenge to the service; sent with the form as `captchaId`. */
  readonly id: string;
  /** Address of the picture, on the service's own origin. */
  readonly imageUrl: string;
  /** What the service says about the picture to those who do not see it; may be empty. */
  readonly imageText: string;
  /** Address of the challenge as sound, where the service has one. */
  readonly soundUrl?: string;
  /** The service's own markup with absolute links. Nobody has checked it: it goes through the sanitiser, or nowhere. */
  readonly markup: string;
}

/** Longest markup of a challenge that is read, in characters: a picture, a field and some links take two thousand. */
const MAX_MARKUP = 65_536;

/** Linear: neither looks past the next `<`, names are short, an attribute begins at a blank. */
const anyTag = /<([a-z][a-z0-9]{0,20})\b[^<>]*>/gi;
const anyAttribute = /(\s)([a-z-]{1,30})(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'<>]+)/gi;
const links = new Set(['src', 'href', 'action', 'poster']);

const unquote = (value: string): string => decodeEntities(/^["']/.test(value) ? value.slice(1, -1) : value);

/** The address that a link of the markup means; undefined for one inside the page, or for another scheme than http. */
function absolute(link: string, endpoint: string): URL | undefined {
  if (link.trim() === '' || link.trim().startsWith('#')) return undefined;
  const url = URL.canParse(link, endpoint) ? new URL(link, endpoint) : undefined;
  return url?.protocol.startsWith('http') ? url : undefined;
}

type Tag = Readonly<Record<string, string>>;

/** Reads the tags of the markup, and gives it back with absolute links. */
function readMarkup(markup: string, endpoint: string): { readonly tags: readonly Tag[]; readonly markup: string } {
  const tags: Tag[] = [];
  const rewritten = markup.replace(anyTag, (piece, tagName: string) => {
    const tag: Record<string, string> = { tag: tagName.toLowerCase() };
    tags.push(tag);
    return piece.replace(anyAttribute, (whole, blank: string, name: string, equals: string, quoted: string) => {
      const key = name.toLowerCase();
      const url = links.has(key) ? absolute(unquote(quoted), endpoint) : undefined;
      tag[`@${key}`] ??= url?.href ?? unquote(quoted);
      return url ? `${blank}${name}${equals}"${url.href.replaceAll('&', '&amp;')}"` : whole;
    });
  });
  return { tags, markup: rewritten };
}

/**
 * Reads the markup of a challenge: its id from the field that carries it or from the picture's address, its picture, its
 * sound. Throws a ContractError for anything else, such as the page of a captive portal, and for a picture elsewhere.
 */
export function readChallenge(markup: string, endpoint: string): CaptchaChallenge {
  const call = 'captcha.challenge';
  if (markup.length > MAX_MARKUP) throw new ContractError(call, '', `longer than ${MAX_MARKUP} characters`);
  const { tags, markup: absoluteMarkup } = readMarkup(markup, endpoint);
  const { origin } = new URL(endpoint);
  const isOwn = (link = ''): boolean => URL.canParse(link) && new URL(link).origin === origin;

  const image = tags.find(({ tag, '@src': source }) => tag === 'img' && isOwn(source));
  const imageUrl = image?.['@src'];
  if (imageUrl === undefined) throw new ContractError(call, 'img', 'no picture on the origin of the endpoint');

  const inputs = tags.filter(({ tag, '@type': type }) => tag === 'input' && type?.toLowerCase() === 'hidden');
  const isId = (input: Tag): boolean => /vcid|captcha-?_?id/i.test(`${input['@name']} ${input['@id']}`);
  const id = (inputs.find(isId) ?? inputs[0])?.['@value'] ?? new URL(imageUrl).searchParams.get('t');
  if (!id) throw new ContractError(call, 'id', 'no field with the id of the challenge');

  const sounds = tags.flatMap(({ '@src': source, '@href': link }) => [source, link]).filter((link) => isOwn(link));
  const soundUrl = sounds.find((link = '') => new URL(link).searchParams.get('get') === 'sound');
  const imageText = image?.['@alt'] ?? '';
  return { id, imageUrl, imageText, markup: absoluteMarkup, ...(soundUrl === undefined ? {} : { soundUrl }) };
}
