import { toast } from 'react-toastify/unstyled';
import { createElement } from 'react';
import { passFocusOn } from './toast-focus.js';
import { readMessage, type Notice, type ToastMessage } from './toast-message.js';
import { ToastBody } from './ToastBody.js';
import { TOAST_MS, TOASTS_KEPT } from './toast-settings.js';

interface OpenToast {
  readonly id: string;
  readonly notice: Notice;
  count: number;
}

/** Toasts on screen and toasts that wait, by their message. */
const open = new Map<string, OpenToast>();
let isMounted = false;
let lastNumber = 0;

/**
 * Shows a message for 5 seconds. A message that is still open is not shown twice: its toast shows the count and starts its
 * time again. Messages wait until `Toasts` is mounted. Four toasts are on screen at a time, 50 more wait; further messages
 * are dropped. Does nothing on a server.
 */
export function showToast(message: ToastMessage): void {
  if (typeof document === 'undefined') return;
  const notice = readMessage(message);
  const key = JSON.stringify(notice);
  const same = open.get(key);
  if (same) return repeat(same);
  if (open.size >= TOASTS_KEPT) return;
  lastNumber += 1;
  const added = { id: `hn-toast-${lastNumber}`, notice, count: 1 };
  open.set(key, added);
  if (isMounted) draw(key, added);
}

/** Draws the messages that wait. Returns a function that stops drawing and drops the messages. */
export function startToasts(): () => void {
  isMounted = true;
  open.forEach((waiting, key) => draw(key, waiting));
  return () => {
    isMounted = false;
    // React's strict mode unmounts and mounts again at once; the messages must survive that.
    queueMicrotask(() => {
      if (!isMounted) open.clear();
    });
  };
}

function draw(key: string, shown: OpenToast): void {
  const { id, notice } = shown;
  toast(({ closeToast }) => createElement(ToastBody, { id, notice, count: shown.count, close: closeToast }), {
    toastId: id,
    type: typeOf(notice),
    role: notice.type === 'ERROR' || notice.type === 'WARNING' ? 'alert' : 'status',
    onClose() {
      open.delete(key);
      passFocusOn(id);
    },
  });
}

function repeat(shown: OpenToast): void {
  shown.count += 1;
  // By default an update waits for 100 ms.
  toast.update(shown.id, { autoClose: TOAST_MS, delay: null });
}

function typeOf({ type }: Notice) {
  return type.toLowerCase() as Lowercase<typeof type>;
}
