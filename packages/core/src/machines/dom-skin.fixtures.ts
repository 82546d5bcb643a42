import { userEvent } from 'vitest/browser';

/** A container for one view, in the page or in a shadow root. */
export interface Place {
  readonly root: Document | ShadowRoot;
  readonly box: HTMLElement;
  /** Removes it with its content. */
  readonly remove: () => void;
}

export function openPlace(kind: 'page' | 'shadow root'): Place {
  const host = document.body.appendChild(document.createElement('main'));
  const root = kind === 'page' ? document : host.attachShadow({ mode: 'open' });
  const box = (kind === 'page' ? host : root).appendChild(document.createElement('div'));
  return { root, box, remove: () => host.remove() };
}

/** Creates an element with attributes and text. Omits undefined attributes. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  words = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.textContent = words;
  return element;
}

/** Presses a key. */
export async function press(key: string): Promise<void> {
  await userEvent.keyboard(key === 'Space' ? ' ' : key.length === 1 ? key : `{${key}}`);
}
