import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from './index.js';

afterEach(cleanup);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('LoadingOverlay', () => {
  it('does not flash for short work', () => {
    const { rerender } = render(<LoadingOverlay active />);
    wait(149);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<LoadingOverlay active={false} />);
    wait(1000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces loading, and disappears as soon as it ends', () => {
    const { rerender } = render(<LoadingOverlay active label="Opening the judgment" />);
    wait(150);
    expect(screen.getByRole('status')).toHaveTextContent('Opening the judgment');
    rerender(<LoadingOverlay active={false} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('passes the browser’s own keys through, and keys inside toasts', () => {
    const heard = vi.fn();
    render(
      <>
        <div className="hn-toasts">
          <button type="button">Close</button>
        </div>
        <button type="button">Beneath</button>
        <LoadingOverlay active />
      </>,
    );
    document.addEventListener('keydown', heard);
    const press = (name: string, keys: KeyboardEventInit) =>
      screen.getByRole('button', { name }).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...keys }));
    press('Beneath', { key: 'a' });
    expect(heard).toHaveBeenCalledTimes(1);
    wait(150);
    press('Beneath', { key: 'a' });
    expect(heard).toHaveBeenCalledTimes(1);
    press('Beneath', { key: 'r', ctrlKey: true });
    press('Beneath', { key: 'F5' });
    press('Close', { key: 'Escape' });
    expect(heard).toHaveBeenCalledTimes(4);
    cleanup();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(heard).toHaveBeenCalledTimes(5);
    document.removeEventListener('keydown', heard);
  });

  it('waits again the next time', () => {
    const { rerender } = render(<LoadingOverlay active />);
    wait(200);
    rerender(<LoadingOverlay active={false} />);
    rerender(<LoadingOverlay active />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(150);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});
