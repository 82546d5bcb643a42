import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';

export interface FlipFace {
  /** Key of the face, unique in the card. */
  id: string;
  /** Content of the face. */
  content: ReactNode;
}

export interface FlipCardProps {
  /** Faces in turning order. */
  faces: readonly FlipFace[];
  /** Key of the current face. An unknown key shows the first face. */
  face: string;
  /** Accessible name of the card. Default none. */
  label?: string | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Card with several faces, one of them visible. The card has the height of its tallest face, so that nothing moves when
 * it turns. When the focus was inside, it moves to the new face.
 *
 * - **Do** use it for faces of similar height that belong together.
 * - **Don’t** turn it without an action of the reader.
 */
export function FlipCard({ faces, face, label, className }: FlipCardProps) {
  const cardRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef(face);
  // Falls back to the first face: an empty card would be a dead end.
  const up = Math.max(
    0,
    faces.findIndex(({ id }) => id === face),
  );

  useEffect(() => {
    if (shownRef.current === face) return;
    shownRef.current = face;
    const card = cardRef.current;
    // An element that becomes inert loses the focus to the body, so check for both.
    const active = document.activeElement;
    if (!card || (active !== document.body && !card.contains(active))) return;
    card.querySelector<HTMLElement>(':scope > [data-up]')?.focus({ preventScroll: true });
  }, [face]);

  return (
    <section className={cx('hn-flip', className)} ref={cardRef} aria-label={label}>
      {faces.map(({ id, content }, index) => {
        const isUp = index === up;
        return (
          <div
            key={id}
            className={cx('hn-flip__face', !isUp && (index < up ? 'hn-flip__face--before' : 'hn-flip__face--after'))}
            data-face={id}
            data-up={isUp ? '' : undefined}
            tabIndex={-1}
            inert={!isUp}
          >
            {content}
          </div>
        );
      })}
    </section>
  );
}
