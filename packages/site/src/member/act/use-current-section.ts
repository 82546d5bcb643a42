import { useEffect, useState } from 'react';

/**
 * The part of the window in which a section counts as read: below the bar, where a jump puts a section, and not in the lower part. Pixels
 * and share of the height.
 */
const READING_AREA = '-96px 0px -65% 0px';

/** Two positions of the page that are the same but for rounding, in pixels. */
const SAME_PLACE = 2;

/**
 * The section that the reader has in front of them: the first one in the reading area. After a jump it is the target of the jump, also
 * where the page ends before the target reaches the top. Undefined before the first section.
 */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = anchors.map((anchor) => document.getElementById(anchor)).filter((element) => element !== null);
    const inView = new Set<Element>();
    let jump: { readonly anchor: string; place: number | undefined } | undefined;
    const choose = () => {
      if (jump !== undefined) {
        jump.place ??= window.scrollY;
        if (Math.abs(window.scrollY - jump.place) <= SAME_PLACE) {
          setCurrent(jump.anchor);
          return;
        }
        jump = undefined;
      }
      const first = elements.find((element) => inView.has(element));
      if (first) setCurrent(first.id);
      else if (isAbove(elements[0])) setCurrent(undefined);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
        choose();
      },
      { rootMargin: READING_AREA },
    );
    for (const element of elements) observer.observe(element);
    const follow = (place?: number) => {
      const anchor = decodeURIComponent(window.location.hash.slice(1));
      if (!anchors.includes(anchor)) return;
      jump = { anchor, place };
      setCurrent(anchor);
    };
    // At the start the page has not scrolled to the target yet. The event of a jump comes after its scrolling.
    follow();
    const followJump = () => follow(window.scrollY);
    window.addEventListener('hashchange', followJump);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', followJump);
    };
  }, [anchors]);
  return current;
}

/** True while the reader is still at the head of the act. */
function isAbove(first: Element | undefined): boolean {
  return first !== undefined && first.getBoundingClientRect().top > 0;
}
