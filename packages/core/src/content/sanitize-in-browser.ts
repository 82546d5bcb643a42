import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { checkAttribute } from './check-attribute.js';
import { depthOf } from './depth-of.js';
import { escapeHtml } from './escape-html.js';
import { plainCharacters } from './plain-characters.js';
import { documentPolicy, type ContentPolicy } from './policy.js';
import { textOf } from './text-of.js';
import { untilStable } from './until-stable.js';

type Sanitize = (html: string) => string;

/** The version that our tests ran with. A bundler may bring another one; an older one may have holes that this one closed. */
const LEAST_VERSION = '3.4.18';

function isOldSanitiser(version: string): boolean {
  return version.localeCompare(LEAST_VERSION, 'en', { numeric: true }) < 0;
}

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00A0', ' />': '>' }),
);

/** Normalises spellings in which HTML serialisers differ. */
function normaliseSpelling(html: string): string {
  return html.replace(/&quot;|&#39;|&nbsp;| \/>/g, (spelling) => spellings.get(spelling) ?? spelling);
}

function isSameMarkup(first: string, second: string): boolean {
  return first === second || normaliseSpelling(first) === normaliseSpelling(second);
}

/** Doubles a line end directly after `<pre>`, because the next parser removes one. */
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
  // A separate instance, so that hooks and settings of other scripts on the page do not affect it.
  const engine: DOMPurify = createDOMPurify(window);
  if (!engine.isSupported || isOldSanitiser(engine.version)) return undefined;
  engine.addHook('beforeSanitizeAttributes', (node) => {
    const name = node.nodeName === 'A' ? node.getAttribute('name') : null;
    // `name` is the older form of an anchor.
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
      // The parser may read corrected markup differently the next time, so only unchanged markup is stable.
      return { html: clean, isStable: isSameMarkup(clean, source) };
    });
}

const engines = new WeakMap<ContentPolicy, Sanitize>();

/**
 * Sanitises HTML directly before it is inserted, by the content policy, with DOMPurify. It never allows more than the
 * server's engine. It returns escaped plain text without a supported DOM, with an older DOMPurify than the tests ran with,
 * or if the nesting exceeds the policy's limit.
 */
export function sanitizeHtml(html: string, policy: ContentPolicy = documentPolicy): string {
  const sanitize = engines.get(policy) ?? engineFor(policy);
  if (!sanitize) return escapeHtml(textOf(html));
  engines.set(policy, sanitize);
  const clean = sanitize(html);
  return depthOf(clean) > policy.maxDepth ? escapeHtml(textOf(clean)) : clean;
}
