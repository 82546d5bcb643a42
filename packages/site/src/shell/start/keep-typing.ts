import { afterHydration } from './after-hydration.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what a reader types and ticks during hydration, when React resets fields to what it knew. Afterwards each field
 * receives it again, as if typed or pressed then. Call it before hydration starts.
 */
export function keepTyping(): void {
  const typed = new Map<Field, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  const note = ({ target }: Event): void => {
    if (isTextField(target)) typed.set(target, target.value);
    else if (isTick(target)) ticked.set(target, target.checked);
  };
  document.addEventListener('input', note, true);
  void afterHydration().then(() => {
    document.removeEventListener('input', note, true);
    for (const [field, text] of typed) typeAgain(field, text);
    for (const [field, isOn] of ticked) pressAgain(field, isOn);
  });
}

/** React compares with the last value set on the element itself, so the press has to change it. */
function pressAgain(field: HTMLInputElement, isOn: boolean): void {
  field.checked = !isOn;
  field.click();
}

/** React ignores a value that equals the last one set on the element itself, so set an empty one first. */
function typeAgain(field: Field, text: string): void {
  if (!field.isConnected) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Choices and files of a reader cannot be repeated. */
function isTextField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'file' && !isTick(target);
}

function isTick(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /checkbox|radio/.test(target.type);
}
