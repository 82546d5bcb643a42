import { createCarousel, type Carousel, type CarouselOptions, type CarouselState } from '@headnote/core/machines';
import { useEffect } from 'react';
import { isMotionReduced } from '../internal/reduced-motion.js';
import { useMachine } from '../internal/use-machine.js';

/** Options of `useCarousel`. The number of slides, total and visible, may change later. */
export type UseCarouselOptions = Omit<CarouselOptions, 'visible'>;

/** Connects a carousel machine to a component: runs while the component is mounted, pauses while the page is hidden. */
export function useCarousel(options: UseCarouselOptions): { carousel: Carousel; state: CarouselState } {
  const [carousel, state] = useMachine<CarouselState, Carousel>(() => createCarousel(options));
  const { count, reducedMotion } = options;
  useEffect(() => carousel.resize({ count }), [carousel, count]);
  useEffect(() => {
    // In an effect, because a server does not know the setting.
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
