import { useEffect, useRef, type RefObject } from 'react';

/**
 * Has the chunks of a list laid out one by one, each in a task of its own, whenever the page is idle. What is out of sight
 * is otherwise laid out for the first time as it is scrolled to, in the very frame that must be quick. `id` tells one list
 * from another. Nothing happens where a browser does not tell when it is idle (Safari).
 */
export function useLayoutAhead(list: RefObject<HTMLElement | null>, drawn: number, id: string | undefined): void {
  const done = useRef({ id, to: 0 });
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return;
    if (done.current.id !== id) done.current = { id, to: 0 };
    let idle = 0;
    const layOutNext = () => {
      const chunk = list.current?.children[done.current.to];
      // To be asked where something in it stands makes the browser lay it out, though it stays skipped.
      chunk?.firstElementChild?.getBoundingClientRect();
      done.current.to += 1;
      goOn();
    };
    const goOn = () => {
      if (done.current.to < drawn) idle = requestIdleCallback(layOutNext);
    };
    goOn();
    return () => cancelIdleCallback(idle);
  }, [list, drawn, id]);
}
