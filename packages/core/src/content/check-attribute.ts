import { anchorId } from './anchor-id.js';
import { safeHref } from './safe-href.js';
import type { ContentPolicy } from './policy.js';

/** Maximum number of columns or rows that a cell may span. */
const MAX_SPAN = 100;
/** Longest title of an abbreviation, in characters. */
const MAX_TITLE = 200;

function isSpan(value: string): boolean {
  return /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MAX_SPAN;
}

const rules: ReadonlyMap<string, (value: string) => string | undefined> = new Map(
  Object.entries<(value: string) => string | undefined>({
    id: anchorId,
    href: safeHref,
    lang: (value) => (/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(value) ? value : undefined),
    dir: (value) => (/^(?:ltr|rtl|auto)$/.test(value) ? value : undefined),
    title: (value) => (value.length <= MAX_TITLE ? value : undefined),
    start: (value) => (/^-?\d{1,6}$/.test(value) ? value : undefined),
    value: (value) => (/^-?\d{1,6}$/.test(value) ? value : undefined),
    type: (value) => (/^[1aAiI]$/.test(value) ? value : undefined),
    scope: (value) => (/^(?:row|col|rowgroup|colgroup)$/.test(value) ? value : undefined),
    colspan: (value) => (isSpan(value) ? value : undefined),
    rowspan: (value) => (isSpan(value) ? value : undefined),
    span: (value) => (isSpan(value) ? value : undefined),
  }),
);

/**
 * Returns the value that an attribute may have, or undefined if it must be removed. Both engines call it with decoded
 * values, so that they allow the same.
 */
export function checkAttribute(
  policy: ContentPolicy,
  attribute: { readonly element: string; readonly name: string; readonly value: string },
): string | undefined {
  const { element, name, value } = attribute;
  const allowed = [policy.attributes['*'], Object.hasOwn(policy.attributes, element) ? policy.attributes[element] : []];
  if (!allowed.some((names) => names?.includes(name))) return undefined;
  return rules.get(name)?.(value);
}
