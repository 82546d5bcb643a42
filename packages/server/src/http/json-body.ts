import { BadQueryError } from '@headnote/core/errors';

/** Maximum length of a path in a message. */
const MAX_PATH = 200;

/**
 * Returns the path of the first key in a JSON text that would change an object's prototype (`__proto__`, or
 * `constructor` with a `prototype`); undefined if there is none or the text is not JSON.
 */
export function findPrototypeKey(text: string): string | undefined {
  const left: { readonly value: unknown; readonly path: string }[] = [];
  try {
    left.push({ value: JSON.parse(text), path: '' });
  } catch {
    return undefined;
  }
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const place = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      if (key === '__proto__' || (key === 'constructor' && hasPrototype(inner))) return place;
      left.push({ value: inner, path: place.slice(0, MAX_PATH) });
    }
  }
  return undefined;
}

/** Returns the error for such a key. */
export function prototypeKeyError(path: string): BadQueryError {
  return new BadQueryError(`${path.replace(/[^\w.[\]-]/g, '?')}: not supported`);
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}
