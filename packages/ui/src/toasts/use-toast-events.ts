import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { noteFocusOrigin } from './toast-focus.js';
import { TOAST_EXTENDED_MS } from './toast-settings.js';

/**
 * Adds what react-toastify does not do: a toast stays while it has the focus and for one second after the pointer or the
 * focus leaves it, and Escape closes it.
 */
export function useToastEvents(id: string, close: () => void): void {
  useEffect(() => {
    const box = document.getElementById(id);
    if (!box) return;
    const leave = (isHeld: boolean) => {
      if (isHeld) return toast.pause({ id });
      toast.play({ id });
      // By default an update waits for 100 ms.
      toast.update(id, { autoClose: TOAST_EXTENDED_MS, delay: null });
    };
    const listeners = {
      mouseleave: () => leave(box.contains(document.activeElement)),
      focusin(event: FocusEvent) {
        noteFocusOrigin(event);
        toast.pause({ id });
      },
      focusout({ relatedTarget }: FocusEvent) {
        const to = relatedTarget as Node | null;
        // Alt+T pauses every toast.
        if (!box.parentElement?.contains(to)) toast.play();
        if (!box.contains(to)) leave(box.matches(':hover'));
      },
      keydown({ key }: KeyboardEvent) {
        if (key === 'Escape') close();
      },
    };
    const abort = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      box.addEventListener(name, listener as EventListener, { signal: abort.signal });
    return () => abort.abort();
  }, [id, close]);
}
