import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { carouselSuite, type MountCarousel } from './carousel.suite.js';
import { createCarousel } from './create-carousel.js';
import { createFakeClock } from './fake-clock.fixtures.js';

const mount: MountCarousel = (options) => {
  const clock = createFakeClock();
  const carousel = createCarousel({ ...options, clock });
  carousel.subscribe(() => {});
  const state = () => carousel.getSnapshot();
  return {
    next: () => carousel.next(),
    previous: () => carousel.previous(),
    go: (page) => carousel.go(page),
    press: (key) => void carousel.key({ key }),
    hover: () => carousel.hold('hover'),
    unhover: () => carousel.release('hover'),
    focus: () => carousel.hold('focus'),
    blur: () => carousel.release('focus'),
    play: () => carousel.play(),
    setVisible: (visible) => carousel.resize({ visible }),
    pass: (milliseconds) => clock.pass(milliseconds),
    shown: () => [...Array(state().count).keys()].slice(state().index, state().index + state().visible),
    dots: () => [state().pages, state().page],
    buttons: () => [state().canPrevious, state().canNext],
    announced() {
      const { announcement } = state();
      return announcement && [announcement.from, announcement.to, announcement.count];
    },
  };
};

describe('createCarousel without a page', () => {
  for (const { name, run } of carouselSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('control: detects a view that ignores the focus or announces automatic moves', async () => {
    const blind: MountCarousel = async (options) => ({ ...(await mount(options)), focus: () => {} });
    const loud: MountCarousel = async (options) => ({ ...(await mount(options)), announced: () => [1, 1, 1] });
    expect(await brokenPromises(carouselSuite, blind)).toHaveLength(1);
    expect(await brokenPromises(carouselSuite, loud)).toHaveLength(1);
  });

  it('has no buttons for a single page, even if it loops', () => {
    const { canNext, canPrevious } = createCarousel({ count: 2, visible: 2, loops: true }).getSnapshot();
    expect([canNext, canPrevious]).toEqual([false, false]);
  });

  it('is empty without slides, and keeps its snapshot until something changes', () => {
    const carousel = createCarousel({ count: 0, visible: 0 });
    const before = carousel.getSnapshot();
    carousel.next();
    carousel.go(7);
    carousel.play();
    expect(carousel.key({ key: 'ArrowRight', altKey: true })).toBe(false);
    expect(carousel.getSnapshot()).toBe(before);
    expect(before).toMatchObject({ visible: 1, pages: 1, canNext: false, isRunning: false });
  });

  it('shows every slide when going back after a resize, with an enabled button', () => {
    const carousel = createCarousel({ count: 9, visible: 3 });
    carousel.next();
    carousel.resize({ visible: 2 });
    expect(carousel.getSnapshot()).toMatchObject({ index: 3, visible: 2 });
    const seen = [3, 4];
    while (carousel.getSnapshot().canPrevious) {
      carousel.previous();
      seen.push(carousel.getSnapshot().index, carousel.getSnapshot().index + 1);
    }
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3, 4]));
    const single = createCarousel({ count: 4 });
    single.next();
    single.resize({ visible: 2 });
    expect(single.getSnapshot()).toMatchObject({ index: 1, canPrevious: true });
    single.previous();
    expect(single.getSnapshot()).toMatchObject({ index: 0, canPrevious: false });
  });

  it('ignores an index that is not a number', () => {
    const carousel = createCarousel({ count: 3 });
    carousel.go(1);
    carousel.go(Number.NaN);
    expect(carousel.getSnapshot().index).toBe(1);
    carousel.go(Number.POSITIVE_INFINITY);
    expect(carousel.getSnapshot().index).toBe(2);
    for (const visible of [Number.POSITIVE_INFINITY, Number.NaN]) {
      const { index, page, pages } = createCarousel({ count: 3, visible }).getSnapshot();
      expect([index, page]).toEqual([0, 0]);
      expect([1, 3]).toContain(pages);
    }
    expect(createCarousel({ count: Number.NaN }).getSnapshot()).toMatchObject({ count: 0, index: 0, pages: 1 });
  });

  it('C8: leaves no timer behind', () => {
    const clock = createFakeClock();
    const carousel = createCarousel({ count: 3, autoplayMs: 1000, clock });
    expect(clock.timers()).toBe(0);
    carousel.subscribe(() => {});
    expect(clock.timers()).toBe(1);
    carousel.dispose();
    clock.pass(61_000);
    expect([clock.timers(), carousel.getSnapshot().index]).toEqual([0, 0]);
  });
});
