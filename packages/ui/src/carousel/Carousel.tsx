import type { MachineClock } from '@headnote/core/machines';
import { useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
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
  /** Content of the slide. */
  content: ReactNode;
  /** Short name. When every slide has one, a list of the names replaces the dots where there is space. */
  name?: string | undefined;
}

export interface CarouselProps {
  /** Slides in order. */
  slides: readonly CarouselSlide[];
  /** Accessible name of the carousel. */
  label: string;
  /** Largest number of slides visible at once; a phone always shows one. Default `1`. */
  most?: 1 | 2 | 3 | undefined;
  /** Continues with the first page after the last. Default `false`. */
  loops?: boolean | undefined;
  /**
   * Time in ms that a page is shown before the next one follows. At least 5,000 is recommended. Default: no autoplay.
   */
  autoplayMs?: number | undefined;
  /** Overrides the system's reduced-motion setting. Default: the system's or the page's setting. */
  reducedMotion?: boolean | undefined;
  /** Text direction, for the arrow keys. Default `ltr`. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Clock for autoplay. Default: the clock of the page. */
  clock?: MachineClock | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Slides in pages that turn by swipe, buttons, dots and arrow keys. Autoplay has a stop button, pauses under the
 * pointer, and stops when the carousel gets keyboard focus or the reader turns a page.
 *
 * - **Do** use it for content that readers may skip.
 * - **Don’t** put into it what every reader must see, or turn pages faster than every five seconds.
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
  // Without script every slide can be scrolled to, so the links inside must work.
  const isLive = useSyncExternalStore(never, yes, no);
  const names = slides.map(({ name = '' }) => name);
  const areNamed = most === 1 && names.every((name) => name !== '');
  const said = announcement && labels.slidesShown(...figures(announcement.from, announcement.to, announcement.count));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the slides
    <section
      className={cx('hn-carousel', areNamed && 'hn-carousel--named', className)}
      aria-roledescription={labels.carousel}
      aria-label={label}
      dir={direction}
      onPointerEnter={() => carousel.hold('hover')}
      onPointerLeave={() => carousel.release('hover')}
      onFocus={() => carousel.hold('focus')}
      onBlur={() => carousel.release('focus')}
    >
      <CarouselControls
        carousel={carousel}
        state={state}
        canMove={autoplayMs !== undefined}
        names={areNamed ? names : undefined}
      />
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
            inert={isLive && (at < index || at >= index + visible)}
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

const never = () => () => {};
const yes = () => true;
const no = () => false;

function figures(from: number, to: number, count: number): [string, string, string] {
  return [String(from), String(to), String(count)];
}
