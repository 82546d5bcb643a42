import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key in the field, and what the field must listen to for it. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const hear = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, onKeyDown: hear, onKeyUp: hear, onBlur: () => setOn(false) };
}
