import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { checkAttribute } from './check-attribute.js';
import { depthOf } from './depth-of.js';
import { escapeHtml } from './escape-html.js';
import { documentPolicy, type ContentPolicy } from './policy.js';
import { textOf } from './text-of.js';

type Sanitize = (html: string) => string;

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
  engine.addHook('uponSanitizeAttribute', (node, data) => {
    const element = node.nodeName.toLowerCase();
    const value = checkAttribute(policy, { element, name: data.attrName, value: data.attrValue });
    if (value === undefined) data.keepAttr = false;
    else data.attrValue = value;
  });
  const config = configOf(policy);
  return (html) => engine.sanitize(html, config);
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
