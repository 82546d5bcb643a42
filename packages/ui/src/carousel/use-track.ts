import type { Carousel, CarouselState } from '@headnote/core/machines';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isMotionReduced } from '../internal/reduced-motion.js';

/** A swipe that ends less than half a slide away counts as a return to where it began. */
const NEAR = 0.5;
/** Events that show that the reader moves the track. */
const TOUCHES = ['pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Synchronises the scrolling track with the carousel machine: the style sheet sets the number of visible slides, the
 * machine the current one, and a swipe tells the machine where it ended.
 */
export function useTrack(
  carousel: Carousel,
  { index, visible, count }: CarouselState,
): RefObject<HTMLDivElement | null> {
  const trackRef = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // Slide that the track is scrolling to by itself.
  const target = useRef<number>(undefined);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const measure = () => {
      const seen = slidesSeen(track);
      if (seen > 0) carousel.resize({ visible: seen });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    const onScrollEnd = () => {
      const seen = indexSeen(track);
      if (seen === target.current) target.current = undefined;
      // Ignores the end of a scroll that a later turn interrupted.
      if (seen === undefined || target.current !== undefined) return;
      const { index: asked, visible: shown, pages, count: all } = carousel.getSnapshot();
      if (seen !== asked) carousel.go(seen >= all - shown ? pages - 1 : Math.floor(seen / shown));
    };
    const onTouch = () => {
      target.current = undefined;
    };
    track.addEventListener('scrollend', onScrollEnd);
    for (const name of TOUCHES) track.addEventListener(name, onTouch, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scrollend', onScrollEnd);
      for (const name of TOUCHES) track.removeEventListener(name, onTouch);
    };
  }, [carousel]);

  useLayoutEffect(() => {
    const track = trackRef.current;
    const slide = track?.children[index];
    if (!track || !slide) return;
    const behavior = isFirst.current || isMotionReduced() ? 'instant' : 'smooth';
    isFirst.current = false;
    const distance = startOf(slide, track) - startOf(track, track);
    const isThere = Math.abs(distance) < 1;
    if (isThere && target.current === undefined) return;
    // When the reader turns forward and back at once, the track has not moved yet but is scrolling: this stops it.
    target.current = isThere ? undefined : index;
    track.scrollBy({ left: distance, behavior: isThere ? 'instant' : behavior });
  }, [index, visible, count]);

  return trackRef;
}

/** Left edge, or right edge in right-to-left text. */
function startOf(element: Element, track: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return getComputedStyle(track).direction === 'rtl' ? right : left;
}

function slidesSeen(track: Element): number {
  const [first, second] = track.children;
  if (!first) return 0;
  const step = second ? Math.abs(startOf(second, track) - startOf(first, track)) : first.getBoundingClientRect().width;
  return step > 0 ? Math.max(1, Math.round(track.clientWidth / step)) : 0;
}

function indexSeen(track: Element): number | undefined {
  const edge = startOf(track, track);
  const distances = [...track.children].map((slide) => Math.abs(startOf(slide, track) - edge));
  const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  const nearest = Math.min(...distances);
  return nearest < width * NEAR ? distances.indexOf(nearest) : undefined;
}
