import type { Toasts } from '@headnote/core/machines';

/**
 * Tells the queue what happens to the box of a toast: pointer and focus keep it, a click or its close button takes it
 * away, Escape too. Listeners of the element, because for the reader the box is a message, nothing to be pressed.
 */
export function holdWhileVisited(box: HTMLElement, queue: Toasts, id: number): () => void {
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: () => queue.hold(id, 'hover'),
    pointerleave: () => queue.release(id, 'hover'),
    focusin: () => queue.hold(id, 'focus'),
    focusout(event) {
      if (!box.contains((event as FocusEvent).relatedTarget as Node | null)) queue.release(id, 'focus');
    },
    keydown(event) {
      if ((event as KeyboardEvent).key === 'Escape') queue.dismiss(id);
    },
    click({ target }) {
      if (!(target instanceof Element)) return;
      if (target.closest('button')) queue.dismiss(id);
      else if (!target.closest('a')) queue.click(id);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) box.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) box.removeEventListener(name, listener);
  };
}
