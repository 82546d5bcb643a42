import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { casesOf } from './case-card.fixtures.js';
import { CaseList } from './index.js';

let idle: Map<number, (time: { timeRemaining: () => number }) => void>;
let asked: Element[];

class Unheard {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  idle = new Map();
  asked = [];
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    idle.set((last += 1), call);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('ResizeObserver', Unheard);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    asked.push(this);
    // Rows under each other, so that a group of them has a height.
    return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 100, 0, 100);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs what waits for an idle page, and says how many groups were laid out by it. */
function rest(): number {
  const before = asked.length;
  const waiting = [...idle.values()];
  idle.clear();
  for (const call of waiting) call({ timeRemaining: () => 10 });
  return new Set(asked.slice(before).map(({ parentElement }) => parentElement)).size;
}

describe('rows out of sight', () => {
  it('are laid out one group at a time while the page is idle, each once', () => {
    const { container } = render(<CaseList label="Judgments" cases={casesOf(12)} />);
    expect(asked).toHaveLength(0);
    expect([rest(), rest(), rest(), rest(), rest()]).toEqual([1, 1, 1, 1, 0]);
    const groups = [...container.querySelectorAll<HTMLElement>('.hn-rows__chunk')];
    expect([...new Set(asked.map(({ parentElement }) => parentElement))]).toEqual(groups);
    expect(groups.map(({ style }) => style.containIntrinsicBlockSize)).toEqual(Array(4).fill('300px'));
  });

  it('begin anew with another list', () => {
    const { rerender } = render(<CaseList label="Judgments" cases={casesOf(12)} />);
    while (rest() > 0);
    rerender(<CaseList label="Judgments" cases={casesOf(12, 100)} />);
    expect([rest(), rest(), rest(), rest(), rest()]).toEqual([1, 1, 1, 1, 0]);
  });

  it('are not asked for once the list has gone', () => {
    const { unmount } = render(<CaseList label="Judgments" cases={casesOf(12)} />);
    unmount();
    expect(idle.size).toBe(0);
    expect(rest()).toBe(0);
  });

  it('wait until they are scrolled to where a browser does not tell when it is idle', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    render(<CaseList label="Judgments" cases={casesOf(12)} />);
    expect(asked).toHaveLength(0);
  });
});

describe('the height of rows out of sight', () => {
  it('is taken to be that of the first group as it stands', () => {
    let tell: (height: number) => void = () => {};
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(heard: (entries: unknown[]) => void) {
          tell = (blockSize) => heard([{ borderBoxSize: [{ blockSize }] }]);
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const { getByRole, unmount } = render(<CaseList label="Judgments" cases={casesOf(30)} />);
    const told = () => getByRole('list').style.getPropertyValue('--hn-rows-chunk');
    expect(told()).toBe('');
    tell(978.4);
    expect(told()).toBe('978px');
    tell(0);
    expect(told()).toBe('978px');
    unmount();
  });
});
