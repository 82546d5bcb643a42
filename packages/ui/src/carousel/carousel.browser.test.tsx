import { carouselSuite, type MountCarousel } from '@headnote/core/machines/suites';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.css';
import { createFakeClock } from '../internal/fake-clock.fixtures.js';
import { settle } from '../internal/settle.fixtures.js';
import { Carousel } from './index.js';

const roots: { root: Root; box: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, box } of roots.splice(0)) {
    root.unmount();
    box.remove();
  }
});

/** Width of a slide in px. */
const SLIDE = 100;

const mount: MountCarousel = async ({ count, visible = 1, loops, autoplayMs, reducedMotion = false, direction }) => {
  const clock = createFakeClock();
  const box = document.body.appendChild(document.createElement('div'));
  // The real pointer may still be where another test left it, so it must not hover over the carousel.
  box.style.pointerEvents = 'none';
  // Normally the style sheet sets the number of visible slides. Here the container width does, as a resized window
  // would.
  const style = box.appendChild(document.createElement('style'));
  const make = (seen: number) => {
    style.textContent = `
      .hn-carousel__track { inline-size: ${seen * SLIDE}px; --hn-carousel-gap: 0px; }
      .hn-carousel__track > .hn-carousel__slide { flex-basis: ${SLIDE}px; }`;
  };
  make(visible);
  const root = createRoot(box.appendChild(document.createElement('div')));
  roots.push({ root, box });
  const slides = Array.from({ length: count }, (_, at) => ({ id: String(at), content: <p>{at}</p> }));
  flushSync(() =>
    root.render(
      <Carousel label="Articles" slides={slides} {...{ loops, autoplayMs, reducedMotion, direction, clock }} />,
    ),
  );
  const all = () => [...box.querySelectorAll<HTMLElement>('.hn-carousel__slide')];
  const shown = () => all().flatMap((slide, at) => (slide.inert ? [] : [at]));
  const dots = () => [...box.querySelectorAll<HTMLElement>('.hn-carousel__dot')];
  const button = (name: string) => box.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  const track = () => box.querySelector<HTMLElement>('.hn-carousel__track');
  const section = () => box.querySelector<HTMLElement>('.hn-carousel');
  const seen = (number: number) => vi.waitFor(() => expect(shown()).toHaveLength(Math.min(number, count)));
  await seen(visible);
  return {
    next: () => settle(() => button('Next')?.click()),
    previous: () => settle(() => button('Previous')?.click()),
    go: (at) => settle(() => dots()[at]?.click()),
    async press(key) {
      await userEvent.keyboard(`{${key}}`);
      await settle();
    },
    // React listens to `pointerover` for enter events. Moving the real pointer would affect the next test.
    hover: () => settle(() => section()?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))),
    unhover: () => settle(() => section()?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))),
    focus: () => settle(() => track()?.focus()),
    blur: () => settle(() => (document.activeElement as HTMLElement | null)?.blur()),
    play: () => settle(() => button('Play')?.click()),
    async setVisible(number) {
      make(number);
      await seen(number);
    },
    pass: (milliseconds) => settle(() => clock.pass(milliseconds)),
    shown,
    dots: () => {
      const current = dots().findIndex((dot) => dot.ariaCurrent === 'true');
      // A single page has no dots.
      return dots().length === 0 ? [1, 0] : [dots().length, current];
    },
    buttons: () => [isOn(button('Previous')), isOn(button('Next'))],
    announced() {
      const figures = box.querySelector('[aria-live]')?.textContent?.match(/\d+/g)?.map(Number);
      if (!figures) return undefined;
      const [from = 0, to = 0, total] = figures;
      return total === undefined ? [from, from, to] : [from, to, total];
    },
  };
};

function isOn(button: HTMLElement | null): boolean {
  return button !== null && button.ariaDisabled !== 'true';
}

/** Resolves when the track has stopped scrolling. */
async function atRest(): Promise<void> {
  const track = document.querySelector('.hn-carousel__track');
  for (let still = 0, before = NaN; still < 10; before = track?.scrollLeft ?? 0) {
    await settle();
    still = track?.scrollLeft === before ? still + 1 : 0;
  }
}

describe('Carousel in a page', () => {
  for (const { name, run } of carouselSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('stays in place when the reader turns forward and back at once', async () => {
    const driver = await mount({ count: 4, visible: 2 });
    const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
    // Before the first frame: the track has not started to scroll.
    flushSync(() => button('Next')?.click());
    flushSync(() => button('Previous')?.click());
    await atRest();
    expect(driver.shown()).toEqual([0, 1]);
    expect(document.querySelector('.hn-carousel__track')?.scrollLeft).toBe(0);
  });
});
