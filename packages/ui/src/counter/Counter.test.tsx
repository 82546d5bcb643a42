import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counter } from './index.js';

afterEach(cleanup);

function motion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => document.querySelector('.hn-counter__shown')?.textContent;

describe('Counter', () => {
  it('counts up to its value in two seconds', () => {
    motion(false);
    render(<Counter value={1_380_000} />);
    pass(16);
    expect(Number(shown()?.replaceAll(',', ''))).toBeLessThan(40_000);
    pass(1000);
    expect(Number(shown()?.replaceAll(',', ''))).toBeGreaterThan(600_000);
    expect(shown()).not.toBe('13,80,000');
    pass(1100);
    expect(shown()).toBe('13,80,000');
  });

  it('does not animate under reduced motion', () => {
    motion(true);
    render(<Counter value={735} />);
    expect(shown()).toBe('735');
  });

  it('gives screen readers the final value at once', () => {
    motion(false);
    render(<Counter value={735} />);
    expect(document.querySelector('.hn-visually-hidden')).toHaveTextContent('735');
  });

  it('shows the final value without script', () => {
    expect(renderToString(<Counter value={735} />)).toContain('hn-counter__shown" aria-hidden="true">735');
  });
});
