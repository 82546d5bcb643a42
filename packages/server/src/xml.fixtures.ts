import { JSDOM } from 'jsdom';

/** A page of jsdom, which has no types of its own. */
export const Page = JSDOM as unknown as new (
  text: string,
  options?: { contentType: string },
) => { readonly window: Window };

/** Parses XML as a browser does. Throws if it is not well-formed. */
export function parseXml(text: string): Document {
  return new Page(text, { contentType: 'application/xml' }).window.document;
}

const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 3339, as Atom demands it of every date. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** What RFC 4287 demands of an Atom feed and this one has not; empty for a valid feed. Throws if it is no XML. */
export function faultsOfAtom(xml: string): readonly string[] {
  const feed = parseXml(xml).documentElement;
  if (feed.localName !== 'feed' || feed.namespaceURI !== ATOM) return ['the root is no feed of Atom'];
  const entries = childrenOf(feed, 'entry');
  const ids = entries.map((entry) => textOf(entry, 'id'));
  return [
    ...faultsOf(feed, 'feed'),
    ...entries.flatMap((entry, at) => faultsOf(entry, `entry ${at}`)),
    ...(childrenOf(feed, 'author').length > 0 || entries.every((entry) => childrenOf(entry, 'author').length > 0)
      ? []
      : ['an entry has no author']),
    ...(linksOf(feed, 'self').length === 1 ? [] : ['the feed has no link to itself']),
    ...(new Set(ids).size === ids.length ? [] : ['two entries have one id']),
  ];
}

function faultsOf(element: Element, name: string): readonly string[] {
  const isEntry = element.localName === 'entry';
  const once = ['id', 'title', 'updated'].filter((part) => childrenOf(element, part).length !== 1);
  const [id, updated] = [textOf(element, 'id'), textOf(element, 'updated')];
  const links = childrenOf(element, 'link');
  return [
    ...once.map((part) => `${name} has not one ${part}`),
    ...(URL.canParse(id) ? [] : [`${name} has an id that is no address: ${id}`]),
    ...(MOMENT.test(updated) && !Number.isNaN(Date.parse(updated))
      ? []
      : [`${name} was updated at no time: ${updated}`]),
    ...links.flatMap((link) =>
      URL.canParse(link.getAttribute('href') ?? '') ? [] : [`${name} has a link to nowhere`],
    ),
    // Without a content, an entry leads to what it is about.
    ...(isEntry && childrenOf(element, 'content').length === 0 && linksOf(element, 'alternate').length === 0
      ? [`${name} leads nowhere`]
      : []),
    ...(childrenOf(element, 'summary').length > 1 ? [`${name} has two summaries`] : []),
  ];
}

const childrenOf = (element: Element, name: string): readonly Element[] =>
  [...element.children].filter((child) => child.namespaceURI === ATOM && child.localName === name);

const linksOf = (element: Element, rel: string): readonly Element[] =>
  childrenOf(element, 'link').filter((link) => (link.getAttribute('rel') ?? 'alternate') === rel);

const textOf = (element: Element, name: string): string => childrenOf(element, name)[0]?.textContent ?? '';
