import type { Carousel, CarouselState } from '@headnote/core/machines';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isMotionReduced } from '../internal/reduced-motion.js';

/** A swipe that ends less than half a slide away has come back to where it was. */
const NEAR = 0.5;

/**
 * Keeps the track that scrolls and the machine together: the sheet says how many slides are seen, the machine which, and a
 * swipe tells the machine where it ended.
 */
export function useTrack(
  carousel: Carousel,
  { index, visible, count }: CarouselState,
): RefObject<HTMLDivElement | null> {
  const trackRef = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

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
      const { index: asked, visible: shown, pages, count: all } = carousel.getSnapshot();
      const seen = indexSeen(track);
      if (seen !== undefined && seen !== asked) carousel.go(seen >= all - shown ? pages - 1 : Math.floor(seen / shown));
    };
    track.addEventListener('scrollend', onScrollEnd);
    return () => {
      observer.disconnect();
      track.removeEventListener('scrollend', onScrollEnd);
    };
  }, [carousel]);

  useLayoutEffect(() => {
    const track = trackRef.current;
    const slide = track?.children[index];
    if (!track || !slide) return;
    const behavior = isFirst.current || isMotionReduced() ? 'instant' : 'smooth';
    isFirst.current = false;
    const distance = startOf(slide, track) - startOf(track, track);
    if (Math.abs(distance) >= 1) track.scrollBy({ left: distance, behavior });
  }, [index, visible, count]);

  return trackRef;
}

/** Left edge, or the right one where text runs from right to left. */
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
