import type { MachineClock } from '@headnote/core/machines';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import { CarouselControls } from './CarouselControls.js';
import { useCarousel } from './use-carousel.js';
import { useTrack } from './use-track.js';

/** One slide. */
export interface CarouselSlide {
  /** Key of the slide, unique in the carousel. */
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** Name of the carousel. */
  label: string;
  /** How many slides stand side by side where there is room; on a phone always one. Default 1. */
  most?: 1 | 2 | 3 | undefined;
  /** The first page follows the last. */
  loops?: boolean | undefined;
  /** Milliseconds a page stays; without it nothing moves by itself. At least 5,000 is kind to readers. */
  autoplayMs?: number | undefined;
  /** Default: what the system and the page say. */
  reducedMotion?: boolean | undefined;
  /** The way text runs, for the arrow keys. Default `ltr`. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Time; that of the page by default. */
  clock?: MachineClock | undefined;
  className?: string | undefined;
}

/**
 * Slides of which some are shown: swiped, turned by buttons, dots and arrow keys. What moves by itself has a button to
 * stop it, stands still under the pointer, and stops for good once the keyboard is inside or the reader turns a page.
 */
export function Carousel(props: CarouselProps) {
  const { label, most = 1, loops, autoplayMs, reducedMotion, direction, clock, className } = props;
  const slides = listOf(props.slides);
  const labels = useLabels();
  const { carousel, state } = useCarousel({ count: slides.length, loops, autoplayMs, reducedMotion, direction, clock });
  const track = useTrack(carousel, state);
  const { index, visible, announcement, isRunning } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target === event.currentTarget && carousel.key(event.nativeEvent)) event.preventDefault();
  };
  const said = announcement && labels.slidesShown(...figures(announcement.from, announcement.to, announcement.count));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only to stand still, nothing is pressed
    <section
      className={cx('hn-carousel', className)}
      aria-roledescription={labels.carousel}
      aria-label={label}
      dir={direction}
      onPointerEnter={() => carousel.hold('hover')}
      onPointerLeave={() => carousel.release('hover')}
      onFocus={() => carousel.hold('focus')}
      onBlur={() => carousel.release('focus')}
    >
      <CarouselControls carousel={carousel} state={state} canMove={autoplayMs !== undefined} />
      {/* Reached by the keyboard as a whole, because it scrolls. A slide is a group, not a fieldset. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */}
      <div
        ref={track}
        className={cx('hn-carousel__track', `hn-carousel__track--${most}`)}
        role="group"
        aria-label={labels.slides}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map(({ id, content }, at) => (
          <div
            key={id}
            className={cx('hn-carousel__slide', at % visible === 0 && 'hn-carousel__slide--stop')}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.slideOf(String(at + 1), String(slides.length))}
            inert={at < index || at >= index + visible}
          >
            {content}
          </div>
        ))}
      </div>
      {/* oxlint-enable */}
      <p className="hn-visually-hidden" aria-live={isRunning ? 'off' : 'polite'}>
        {said}
      </p>
    </section>
  );
}

function figures(from: number, to: number, count: number): [string, string, string] {
  return [String(from), String(to), String(count)];
}
