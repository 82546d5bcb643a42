import { useEffect, useState } from 'react';

/** The single key that opens the panel. */
export const ASK_KEY = 'a';

/** The panel of the assistant. Its code is loaded when it is opened first. */
export interface AskWindow {
  readonly isOpen: boolean;
  /** Counts the openings, for the focus. A panel that was open before keeps its conversation. */
  readonly opened: number;
  /** Opens it, or moves the focus into its field. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes the panel, and returns the focus to where it was. */
export function useAsk(): AskWindow {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const [from, setFrom] = useState<Element | null>(null);
  // After the panel is gone: under a sheet the page takes no focus.
  useEffect(() => {
    if (!isOpen && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  }, [isOpen, from]);
  return {
    isOpen,
    opened,
    open() {
      if (!isOpen) setFrom(document.activeElement);
      setOpen(true);
      setOpened(opened + 1);
    },
    close: () => setOpen(false),
  };
}
