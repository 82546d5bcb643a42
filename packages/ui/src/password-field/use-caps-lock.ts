import { useState, type KeyboardEvent } from 'react';

/** State of Caps Lock at the last key press in the field, with the handlers that read it. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const hear = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, onKeyDown: hear, onKeyUp: hear, onBlur: () => setOn(false) };
}
