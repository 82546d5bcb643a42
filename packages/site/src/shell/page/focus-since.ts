/** What had the focus when an address opened, by the key of its location. */
let noted: { readonly key: string; readonly element: Element | null } | undefined;
/** What had the focus when the reader went back or forward. The screen of that address comes later. */
let left: { readonly element: Element | null } | undefined;

if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    left = { element: document.activeElement };
  });

/** Notes what has the focus as the layout shows a new address. `isPop`: the reader went back or forward to it. */
export function noteFocus(key: string, isPop: boolean): void {
  noted = { key, ...((isPop ? left : undefined) ?? { element: document.activeElement }) };
  left = undefined;
}

/** True if the reader has gone into a field since the address opened: a screen that comes late must not take the focus away. */
export function isInFieldSince(key: string): boolean {
  const element = document.activeElement;
  return noted?.key === key && element !== noted.element && element?.matches('input, textarea, select') === true;
}
