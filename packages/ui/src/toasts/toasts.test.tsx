import { createToasts, shellToasts, type Toasts as Queue } from '@headnote/core/machines';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, showToast, TOAST_TEXT_LIMIT, Toasts, type ToastMessage } from './index.js';

let queue: Queue;

beforeEach(() => {
  queue = createToasts(shellToasts);
});

afterEach(() => {
  cleanup();
  queue.dispose();
});

const say = (message: ToastMessage) => act(() => queue.show(message));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('toasts', () => {
  it('interrupt with what went wrong and wait with the rest', () => {
    render(<Toasts toasts={queue} />);
    say({ title: 'Failed', text: 'No answer', type: 'ERROR' });
    say({ title: 'Success', text: 'Saved', type: 'SUCCESS' });
    say({ text: 'Plain' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
    expect(screen.getByText('Saved').closest('[role]')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Plain').closest('.hn-toast')).toHaveClass('hn-toast--info');
  });

  it('say a repeated message once, with a count', () => {
    render(<Toasts toasts={queue} />);
    say({ title: 'Failed', text: 'No answer again', type: 'ERROR' });
    say({ title: 'Failed', text: 'No answer again', type: 'ERROR' });
    expect(screen.getByText('2 times')).toBeInTheDocument();
    expect(screen.getAllByText('No answer again')).toHaveLength(1);
  });

  it('wait for a place, are counted meanwhile, and begin their time once they can be seen', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      showToast({ title: 'Failed', text: 'Too early', type: 'ERROR' });
      showToast({ title: 'Failed', text: 'Too early', type: 'ERROR' });
      vi.advanceTimersByTime(60_000);
      const { unmount } = render(<Toasts />);
      expect(screen.getByText('2 times')).toBeInTheDocument();
      pass(4999);
      expect(screen.getByText('Too early').closest('.hn-toast')).toHaveAttribute('data-phase', 'shown');
      pass(301);
      expect(screen.queryByText('Too early')).not.toBeInTheDocument();
      act(() => showToast({ text: 'At sign-out' }));
      act(() => clearToasts());
      expect(screen.getByText('At sign-out').closest('.hn-toast')).toHaveAttribute('data-phase', 'leaving');
      pass(300);
      unmount();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('let no timer run when nobody draws them', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const { unmount } = render(<Toasts toasts={queue} />);
      say({ text: 'Left behind' });
      expect(vi.getTimerCount()).toBe(1);
      unmount();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keep the same words of another type apart', () => {
    render(<Toasts toasts={queue} />);
    say({ text: 'Same words', type: 'ERROR' });
    say({ text: 'Same words', type: 'INFO' });
    expect(screen.getAllByText('Same words')).toHaveLength(2);
  });

  it('show markup as text', () => {
    render(<Toasts toasts={queue} sanitize={(html) => html} />);
    say({ text: '<img src=x onerror=alert(1)>' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('.hn-toasts img')).toBeNull();
  });

  it('show a message that is said to be HTML only as the sanitiser leaves it, and without one its words alone', () => {
    const sanitize = vi.fn(() => 'Read the <b>terms</b>');
    const { rerender } = render(<Toasts toasts={queue} sanitize={sanitize} />);
    say({ text: 'Read the <b onclick="x()">terms</b>', html: true });
    expect(screen.getByText('terms').outerHTML).toBe('<b>terms</b>');
    expect(sanitize).toHaveBeenCalledWith('Read the <b onclick="x()">terms</b>');
    rerender(<Toasts toasts={queue} />);
    expect(screen.getByText('Read the terms')).toBeInTheDocument();
    say({
      text: '<p>Fees &amp; costs</p><p>are due</p><script>alert(1)</script><img src=x onerror=alert(2)>',
      html: true,
    });
    expect(screen.getByText('Fees & costs are due')).toBeInTheDocument();
    say({ text: '1 &lt; 2 <style>p{}', html: true });
    expect(screen.getByText('1 < 2')).toBeInTheDocument();
    expect(document.querySelector('.hn-toasts :is(b, script, style, img)')).toBeNull();
  });

  it('cut a message that would cover the screen', () => {
    render(<Toasts toasts={queue} />);
    say({ text: 'x'.repeat(TOAST_TEXT_LIMIT + 50) });
    expect(screen.getByText(/^x+…$/)).toHaveTextContent(`${'x'.repeat(TOAST_TEXT_LIMIT)}…`);
  });

  it('stand bottom right, and elsewhere when asked', () => {
    const { rerender } = render(<Toasts toasts={queue} />);
    const place = screen.getByRole('region', { name: 'Notifications' });
    expect(place).toHaveClass('hn-toasts--bottom', 'hn-toasts--right');
    rerender(<Toasts toasts={queue} position="top-center" />);
    expect(place).toHaveClass('hn-toasts--top', 'hn-toasts--center');
  });

  it('have a close button with a name, and go with Escape', async () => {
    render(<Toasts toasts={queue} />);
    say({ text: 'Closable' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Closable').closest('.hn-toast')).toHaveAttribute('data-phase', 'leaving');
    say({ text: 'Another' });
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.focus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Another')).not.toBeInTheDocument());
  });

  it('behave as the settings of their queue say', () => {
    queue = createToasts();
    render(<Toasts toasts={queue} />);
    say({ text: 'Mine' });
    say({ text: 'Mine' });
    expect(screen.getAllByText('Mine')).toHaveLength(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveClass('hn-toasts--top');
  });
});
