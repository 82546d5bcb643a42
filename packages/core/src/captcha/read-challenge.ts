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

/**
 * What a browser skips: comments, declarations and what scripts and their kin hold; else a tag with its attributes, in
 * which a quote hides `>` after `=` only. Linear: once begun neither fails, and what is read is not read again.
 */
const anyTag =
  /<(?:!--[^]*?(?:-->|$)|[!?][^>]*|(script|noscript|style|template|textarea|title)(?=[\s/>])[^]*?(?:<\/\1|$)|([a-z][^\s/>]*)((?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*)(>?))/gi;
const anyAttribute = /([^\s/>=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+))?/g;
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
  const rewritten = markup.replace(
    anyTag,
    (piece: string, _: unknown, tagName?: string, attributes: string = '', end?: string) => {
      // A tag without an end is none.
      if (!tagName || !end) return piece;
      const tag: Record<string, string> = { tag: tagName.toLowerCase() };
      tags.push(tag);
      const absoluteAttributes = attributes.replace(
        anyAttribute,
        (whole: string, name: string, equals: string = '', quoted: string = '') => {
          const key = name.toLowerCase();
          const url = links.has(key) ? absolute(unquote(quoted), endpoint) : undefined;
          tag[`@${key}`] ??= url?.href ?? unquote(quoted);
          return url ? `${name}${equals}"${url.href.replaceAll('&', '&amp;')}"` : whole;
        },
      );
      return `<${tagName}${absoluteAttributes}>`;
    },
  );
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

  const images = tags.filter(({ tag, '@src': source }) => tag === 'img' && isOwn(source));
  const inputs = tags.filter(({ tag, '@type': type }) => tag === 'input' && type?.toLowerCase() === 'hidden');
  const isId = (input: Tag): boolean => /vcid|captcha-?_?id/i.test(`${input['@name']} ${input['@id']}`);
  const field = (inputs.find(isId) ?? inputs[0])?.['@value'];
  const query = ({ '@src': source = '' }: Tag): URLSearchParams => new URL(source).searchParams;
  // Another picture of the service may stand beside.
  const image =
    images.find((one) => query(one).get('get') === 'image') ??
    images.find((one) => query(one).get('t') === (field ?? query(one).get('t') ?? '')) ??
    images[0];
  const imageUrl = image?.['@src'];
  if (!image || imageUrl === undefined)
    throw new ContractError(call, 'img', 'no picture on the origin of the endpoint');
  const id = field ?? query(image).get('t');
  if (!id) throw new ContractError(call, 'id', 'no field with the id of the challenge');

  const sounds = tags.flatMap(({ '@src': source, '@href': link }) => [source, link]).filter((link) => isOwn(link));
  const soundUrl = sounds.find((link = '') => new URL(link).searchParams.get('get') === 'sound');
  const imageText = image['@alt'] ?? '';
  return { id, imageUrl, imageText, markup: absoluteMarkup, ...(soundUrl === undefined ? {} : { soundUrl }) };
}
