import { decodeEntities } from '../content/text-of.js';
import { ContractError } from '../errors/contract-error.js';

/** A picture with the text that the user must type. */
export interface CaptchaChallenge {
  /** Identifies the challenge at the service; sent with the form as `captchaId`. */
  readonly id: string;
  /** URL of the picture, on the service's own origin. */
  readonly imageUrl: string;
  /** Text alternative of the picture, from the service; may be empty. */
  readonly imageText: string;
  /** URL of the challenge as sound, if the service has one. */
  readonly soundUrl?: string;
  /** The service's own markup with absolute links. It is not safe: sanitise it before you use it. */
  readonly markup: string;
}

/** Longest markup that is read, in characters. A picture, a field and some links take about 2,000. */
const MAX_MARKUP = 65_536;

/**
 * Matches what a browser skips (comments, declarations, the content of scripts and similar elements), or a tag with its
 * attributes, in which a quote hides `>` only after `=`. Takes linear time: an alternative that has begun cannot fail,
 * so no text is read twice.
 */
const anyTag =
  /<(?:!--[^]*?(?:-->|$)|[!?][^>]*|(script|noscript|style|template|textarea|title)(?=[\s/>])[^]*?(?:<\/\1|$)|([a-z][^\s/>]*)((?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*)(>?))/gi;
const anyAttribute = /([^\s/>=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+))?/g;
const links = new Set(['src', 'href', 'action', 'poster']);

const unquote = (value: string): string => decodeEntities(/^["']/.test(value) ? value.slice(1, -1) : value);

/** Returns the absolute URL of a link in the markup; undefined for a link inside the page or a scheme other than http(s). */
function absolute(link: string, endpoint: string): URL | undefined {
  if (link.trim() === '' || link.trim().startsWith('#')) return undefined;
  const url = URL.canParse(link, endpoint) ? new URL(link, endpoint) : undefined;
  return url?.protocol.startsWith('http') ? url : undefined;
}

type Tag = Readonly<Record<string, string>>;

/** Returns the tags of the markup, and the markup with absolute links. */
function readMarkup(markup: string, endpoint: string): { readonly tags: readonly Tag[]; readonly markup: string } {
  const tags: Tag[] = [];
  const rewritten = markup.replace(
    anyTag,
    (piece: string, _: unknown, tagName?: string, attributes: string = '', end?: string) => {
      // Browsers ignore a tag without an end.
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
 * Reads the id, picture and sound of a challenge from its markup. The id is the value of a hidden field or part of the
 * picture's URL. Throws a ContractError if the markup is not a challenge, such as the page of a captive portal, or if
 * the picture is on another origin.
 */
export function readChallenge(markup: string, endpoint: string): CaptchaChallenge {
  const call = 'captcha.challenge';
  if (markup.length > MAX_MARKUP) throw new ContractError(call, '', `longer than ${MAX_MARKUP} characters`);
  const { tags, markup: absoluteMarkup } = readMarkup(markup, endpoint);
  // A `blob:` URL has the origin of its maker, so origins are not compared.
  const own = new URL('/', endpoint).href;
  const isOwn = (link = ''): boolean => link.startsWith(own);

  const images = tags.filter(({ tag, '@src': source }) => tag === 'img' && isOwn(source));
  const inputs = tags.filter(({ tag, '@type': type }) => tag === 'input' && type?.toLowerCase() === 'hidden');
  const isId = (input: Tag): boolean => /vcid|captcha-?_?id/i.test(`${input['@name']} ${input['@id']}`);
  const field = (inputs.find(isId) ?? inputs[0])?.['@value'];
  const query = ({ '@src': source = '' }: Tag): URLSearchParams => new URL(source).searchParams;
  // The markup may contain other pictures of the service.
  const image =
    images.find((each) => query(each).get('get') === 'image') ??
    images.find((each) => query(each).get('t') === (field ?? query(each).get('t') ?? '')) ??
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
