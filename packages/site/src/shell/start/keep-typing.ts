import { afterHydration } from './after-hydration.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what a reader types during hydration, when React resets fields to the text that it knew. Afterwards each field
 * receives its text again, as if typed then. Call it before hydration starts.
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

/** React ignores a value that equals the last one set on the element itself, so set an empty one first. */
function typeAgain(field: Field, text: string): void {
  if (!field.isConnected) return;
  field.value = '';
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Ticks, choices and files are not text. */
function isTextField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type);
}
