import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { checkAttribute } from './check-attribute.js';
import { depthOf } from './depth-of.js';
import { escapeHtml } from './escape-html.js';
import { plainCharacters } from './plain-characters.js';
import { documentPolicy, type ContentPolicy } from './policy.js';
import { textOf } from './text-of.js';
import { untilStable } from './until-stable.js';

type Sanitize = (html: string) => string;

const spellings: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00A0', ' />': '>' };

/** One spelling for what a serialiser and an escaping writer spell differently. */
function oneSpelling(html: string): string {
  return html.replace(/&quot;|&#39;|&nbsp;| \/>/g, (spelling) => spellings[spelling] ?? spelling);
}

function isSameMarkup(first: string, second: string): boolean {
  return first === second || oneSpelling(first) === oneSpelling(second);
}

/** A serialiser writes a `pre` that starts with a line end so that the next parser swallows it. */
function keepPreLines(html: string): string {
  return html.replace(/<pre(?:\s[^<>]*)?>\n/g, '$&\n');
}

function configOf(policy: ContentPolicy): Config {
  return {
    ALLOWED_TAGS: [...policy.elements, '#text'],
    ALLOWED_ATTR: [...new Set(Object.values(policy.attributes).flat())],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: [...policy.droppedWithContent],
    KEEP_CONTENT: true,
    RETURN_TRUSTED_TYPE: false,
  };
}

function engineFor(policy: ContentPolicy): Sanitize | undefined {
  if (typeof window === 'undefined') return undefined;
  // An instance of our own: hooks and settings that the page's other scripts give theirs do not reach it.
  const engine: DOMPurify = createDOMPurify(window);
  if (!engine.isSupported) return undefined;
  engine.addHook('beforeSanitizeAttributes', (node) => {
    const name = node.nodeName === 'A' ? node.getAttribute('name') : null;
    // The older way to write an anchor.
    if (name !== null && !node.hasAttribute('id')) node.setAttribute('id', name);
  });
  engine.addHook('uponSanitizeAttribute', (node, data) => {
    const element = node.nodeName.toLowerCase();
    const value = checkAttribute(policy, { element, name: data.attrName, value: data.attrValue });
    if (value === undefined) data.keepAttr = false;
    else data.attrValue = value;
  });
  const config = configOf(policy);
  return (html) =>
    untilStable(html, (source) => {
      const clean = keepPreLines(plainCharacters(engine.sanitize(source, config)));
      // What the parser had to mend, it may read otherwise once more; only a text that it left alone is stable.
      return { html: clean, isStable: isSameMarkup(clean, source) };
    });
}

const engines = new WeakMap<ContentPolicy, Sanitize>();

/**
 * Makes HTML safe immediately before it is inserted, by the content policy, with DOMPurify. Never wider than the server
 * engine. Fails closed: without a supported DOM, or when the nesting is deeper than any document's, the plain text
 * comes back, escaped.
 */
export function sanitizeHtml(html: string, policy: ContentPolicy = documentPolicy): string {
  const sanitize = engines.get(policy) ?? engineFor(policy);
  if (!sanitize) return escapeHtml(textOf(html));
  engines.set(policy, sanitize);
  const clean = sanitize(html);
  return depthOf(clean) > policy.maxDepth ? escapeHtml(textOf(clean)) : clean;
}
