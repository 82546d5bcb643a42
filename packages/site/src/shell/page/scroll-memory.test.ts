import { afterEach, describe, expect, it, vi } from 'vitest';
import { createScrollMemory, scrollWhenLongEnough } from './scroll-memory.js';

/** A page of this height. The function makes it longer. */
function pageOf(height: number) {
  let grow: () => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        grow = report;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const scrollHeight = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  return {
    scrollTo,
    disconnect,
    growTo(next: number) {
      scrollHeight.mockReturnValue(next);
      grow();
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('createScrollMemory', () => {
  it('keeps positions over a reload', () => {
    const memory = createScrollMemory();
    memory.note('a /results', 1200.4);
    memory.save();
    expect(createScrollMemory().positionOf('a /results')).toBe(1200);
    expect(createScrollMemory().positionOf('b /results')).toBeUndefined();
  });

  it('keeps the newest sixty', () => {
    const memory = createScrollMemory();
    for (let entry = 0; entry < 70; entry += 1) memory.note(String(entry), entry);
    memory.note('0', 5);
    memory.save();
    const next = createScrollMemory();
    expect(next.positionOf('0')).toBe(5);
    expect(next.positionOf('10')).toBeUndefined();
    expect(next.positionOf('69')).toBe(69);
  });

  it.each(['not json', '[]', '{"a":"x"}', 'null'])('starts empty when the storage contains %s', (stored) => {
    sessionStorage.setItem('headnote.scroll', stored);
    expect(createScrollMemory().positionOf('a')).toBeUndefined();
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const memory = createScrollMemory();
    memory.note('a', 3);
    expect(() => memory.save()).not.toThrow();
    expect(memory.positionOf('a')).toBe(3);
  });
});

describe('scrollWhenLongEnough', () => {
  it('scrolls once on a page that is long enough', () => {
    const page = pageOf(5_000);
    scrollWhenLongEnough(1_000);
    expect(page.scrollTo.mock.calls).toEqual([[0, 1_000]]);
  });

  it('scrolls again when the content arrives, then stops', () => {
    const page = pageOf(900);
    scrollWhenLongEnough(1_000);
    page.growTo(5_000);
    expect(page.scrollTo).toHaveBeenCalledTimes(2);
    expect(page.disconnect).toHaveBeenCalled();
  });

  it('stops when the reader moves the page', () => {
    const page = pageOf(900);
    scrollWhenLongEnough(1_000);
    window.dispatchEvent(new Event('wheel'));
    expect(page.disconnect).toHaveBeenCalled();
  });
});
