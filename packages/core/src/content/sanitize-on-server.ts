import sanitize from 'sanitize-html';
import { checkAttribute } from './check-attribute.js';
import { plainCharacters } from './plain-characters.js';
import { escapeHtml } from './escape-html.js';
import { documentPolicy, type ContentPolicy } from './policy.js';
import { settleTables } from './settle-tables.js';
import { textOf } from './text-of.js';
import { untilStable } from './until-stable.js';
import { withoutElement } from './without-element.js';

/**
 * Maximum number of elements that are open at the same time. The parser needs longer for each tag the more are open, so a
 * megabyte of them took ten seconds. Browsers stop at 512.
 */
const MAX_OPEN = 1024;

/** Tells that too many elements are open, and which of them are the most. */
class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
  readonly element: string;

  constructor(element: string) {
    super(`More than ${MAX_OPEN} elements are open, most of them ${element}.`);
    this.element = element;
  }
}

interface Engine {
  readonly options: sanitize.IOptions;
  depth: number;
  /** How many elements are open, by name. */
  readonly open: Map<string, number>;
  /** Whether the last run removed an element or flattened nesting. */
  hasDropped: boolean;
}

function cleanAttributes(policy: ContentPolicy, element: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const kept: sanitize.Attributes = {};
  for (const name in attributes) {
    const value = checkAttribute(policy, { element, name, value: attributes[name] ?? '' });
    if (value !== undefined) kept[name] = value;
  }
  // `name` is the older form of an anchor.
  if (element === 'a' && attributes['name'] !== undefined && kept['id'] === undefined) {
    const id = checkAttribute(policy, { element, name: 'id', value: attributes['name'] });
    if (id !== undefined) kept['id'] = id;
  }
  return kept;
}

function engineFor(policy: ContentPolicy): Engine {
  const elements = new Set(policy.elements);
  const open = new Map<string, number>();
  const engine: Engine = {
    depth: 0,
    open,
    hasDropped: false,
    options: {
      allowedTags: [...elements],
      allowedAttributes: { '*': [...new Set(Object.values(policy.attributes).flat())] },
      allowedSchemes: ['https', 'http', 'mailto'],
      allowProtocolRelative: false,
      nonTextTags: [...policy.droppedWithContent],
      nestingLimit: policy.maxDepth,
      enforceHtmlBoundary: false,
      parseStyleAttributes: false,
      onOpenTag: (name) => {
        engine.depth += 1;
        open.set(name, (open.get(name) ?? 0) + 1);
        if (engine.depth > MAX_OPEN) throw new TooDeepError(mostOpen(open));
        if (engine.depth > policy.maxDepth || !elements.has(name)) engine.hasDropped = true;
      },
      onCloseTag: (name) => {
        engine.depth -= 1;
        open.set(name, (open.get(name) ?? 0) - 1);
      },
      transformTags: {
        '*': (tagName, attributes) => ({ tagName, attribs: cleanAttributes(policy, tagName, attributes) }),
      },
    },
  };
  return engine;
}

function mostOpen(open: ReadonlyMap<string, number>): string {
  return [...open].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}

/** Maximum number of elements to give up: nobody nests more kinds of them that deep by mistake. */
const MAX_GIVEN_UP = 8;

/**
 * Runs the parser. If too many elements are open, gives up the tags of those that are open most often, such as hundreds of
 * `<span>` without their ends, and keeps all other markup. Returns escaped plain text if that does not help.
 */
function parse(source: string, engine: Engine, policy: ContentPolicy): string {
  let html = source;
  for (let given = 0; given < MAX_GIVEN_UP; given += 1) {
    engine.hasDropped = html !== source;
    engine.depth = 0;
    engine.open.clear();
    try {
      return sanitize(html, engine.options);
    } catch (error) {
      if (!(error instanceof TooDeepError)) throw error;
      const others = withoutElement(html, error.element, {
        withContent: policy.droppedWithContent.includes(error.element),
      });
      if (others === html) break;
      html = others;
    }
  }
  engine.hasDropped = true;
  return escapeHtml(textOf(html));
}

const engines = new WeakMap<ContentPolicy, Engine>();

/**
 * Sanitises HTML before it is stored or sent, by the content policy, with a parser and without a DOM. Keeps the text and
 * removes what the policy does not allow. Applying it twice changes nothing. Takes linear time: 1 MB takes about 150 ms, or
 * twice that if elements are removed.
 */
export function sanitizeHtml(html: string, policy: ContentPolicy = documentPolicy): string {
  const engine = engines.get(policy) ?? engineFor(policy);
  engines.set(policy, engine);
  return untilStable(html, (source) => {
    const parsed = plainCharacters(parse(source, engine, policy));
    const clean = settleTables(parsed);
    // Elements on both sides of a removed element, or of content moved out of a table, now meet. Only another round shows
    // whether the parser changes them.
    return { html: clean, isStable: clean === source || (clean === parsed && !engine.hasDropped) };
  });
}
