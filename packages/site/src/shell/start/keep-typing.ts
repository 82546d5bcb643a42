import { afterHydration } from './after-hydration.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what a reader types while React takes the page over: React puts back the text that it knew. When it is done, each field gets
 * what was typed into it, as if it were typed then. To be called before React begins.
 */
export function keepTyping(): void {
  const typed = new Map<Field, string>();
  const note = ({ target }: Event): void => {
    if (isTextField(target)) typed.set(target, target.value);
  };
  document.addEventListener('input', note, true);
  void afterHydration().then(() => {
    document.removeEventListener('input', note, true);
    for (const [field, text] of typed) typeAgain(field, text);
  });
}

/** React takes a value for new only when it differs from the last one that was set on the element itself. */
function typeAgain(field: Field, text: string): void {
  if (!field.isConnected) return;
  field.value = '';
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A tick or a choice is no text. */
function isTextField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type);
}
