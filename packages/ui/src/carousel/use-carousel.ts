import { createCarousel, type Carousel, type CarouselOptions, type CarouselState } from '@headnote/core/machines';
import { useEffect } from 'react';
import { isMotionReduced } from '../internal/reduced-motion.js';
import { useMachine } from '../internal/use-machine.js';

/** What a carousel is made of; count and the number shown at once may change later. */
export type UseCarouselOptions = Omit<CarouselOptions, 'visible'>;

/** The carousel machine of a view: moves while the view is there, stands still while nobody sees the page. */
export function useCarousel(options: UseCarouselOptions): { carousel: Carousel; state: CarouselState } {
  const [carousel, state] = useMachine<CarouselState, Carousel>(() => createCarousel(options));
  const { count, reducedMotion } = options;
  useEffect(() => carousel.resize({ count }), [carousel, count]);
  useEffect(() => {
    // Asked here and not at the start, because a server cannot know it.
    if (reducedMotion ?? isMotionReduced()) carousel.pause();
  }, [carousel, reducedMotion]);
  useEffect(() => {
    const follow = () => (document.hidden ? carousel.hold('hidden') : carousel.release('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [carousel]);
  return { carousel, state };
}
