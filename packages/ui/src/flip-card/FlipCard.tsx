import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';

export interface FlipFace {
  /** Key of the face, unique in the card. */
  id: string;
  content: ReactNode;
}

export interface FlipCardProps {
  faces: readonly FlipFace[];
  /** Key of the face that is up. */
  face: string;
  /** Name of the card for those who cannot see it. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * A card with several faces, one of them up. The others are inert and hidden, and the card is as high as its highest
 * face, so that nothing moves when it turns. When focus was inside, it goes along to the new face.
 */
export function FlipCard({ faces, face, label, className }: FlipCardProps) {
  const cardRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef(face);
  // A card with nothing up would be an empty place that nobody gets out of.
  const up = Math.max(
    0,
    faces.findIndex(({ id }) => id === face),
  );

  useEffect(() => {
    if (shownRef.current === face) return;
    shownRef.current = face;
    const card = cardRef.current;
    // An element that becomes inert loses focus to the body, so by now it may be either place.
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
