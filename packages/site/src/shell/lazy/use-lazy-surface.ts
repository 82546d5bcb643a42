import { useRef, useState, type RefObject } from 'react';
import type { LazyPart } from './lazy-part.js';

/** A button and the surface that it opens, whose code is loaded on the way to the button. */
export interface LazySurface {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** For the element around the button. */
  readonly anchorRef: RefObject<HTMLSpanElement | null>;
  /** For the button. */
  readonly trigger: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** The state of a lazy surface next to its button. */
export function useLazySurface({ load }: Pick<LazyPart<never>, 'load'>): LazySurface {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A failure is reported when the surface opens.
  const prepare = () => void load().catch(() => undefined);
  return {
    isOpen,
    setOpen,
    anchorRef,
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => setOpen(!isOpen),
    },
  };
}
