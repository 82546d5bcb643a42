import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { clearToasts, showToast, TOAST_TEXT_LIMIT, Toasts } from './index.js';

afterEach(cleanup);

const say = (message: Parameters<typeof showToast>[0]) => act(() => showToast(message));

afterEach(() => act(() => clearToasts()));

describe('toasts', () => {
  it('interrupt with what went wrong and wait with the rest', async () => {
    render(<Toasts />);
    say({ title: 'Failed', text: 'No answer', type: 'ERROR' });
    say({ title: 'Success', text: 'Saved', type: 'SUCCESS' });
    say({ text: 'Plain' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed'));
    expect(screen.getByText('Saved').closest('[role]')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Plain').closest('.Toastify__toast')).toHaveClass('Toastify__toast--info');
  });

  it('say a repeated message once, with a count', async () => {
    render(<Toasts />);
    say({ title: 'Failed', text: 'No answer again', type: 'ERROR' });
    say({ title: 'Failed', text: 'No answer again', type: 'ERROR' });
    expect(await screen.findByText('2 times')).toBeInTheDocument();
    expect(screen.getAllByText('No answer again')).toHaveLength(1);
  });

  it('count what was said before there was a place for it', async () => {
    showToast({ title: 'Failed', text: 'Too early', type: 'ERROR' });
    showToast({ title: 'Failed', text: 'Too early', type: 'ERROR' });
    render(<Toasts />);
    expect(await screen.findByText('2 times')).toBeInTheDocument();
  });

  it('keep the same words of another type apart', async () => {
    render(<Toasts />);
    say({ text: 'Same words', type: 'ERROR' });
    say({ text: 'Same words', type: 'INFO' });
    await waitFor(() => expect(screen.getAllByText('Same words')).toHaveLength(2));
  });

  it('show markup as text', async () => {
    render(<Toasts />);
    say({ text: '<img src=x onerror=alert(1)>' });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('.Toastify img')).toBeNull();
  });

  it('cut a message that would cover the screen', async () => {
    render(<Toasts />);
    say({ text: 'x'.repeat(TOAST_TEXT_LIMIT + 50) });
    expect(await screen.findByText(/^x+…$/)).toHaveTextContent(`${'x'.repeat(TOAST_TEXT_LIMIT)}…`);
  });

  it('stand bottom right, and elsewhere when asked', async () => {
    const { unmount } = render(<Toasts />);
    say({ text: 'Here' });
    await screen.findByText('Here');
    expect(document.querySelector('.Toastify__toast-container--bottom-right')).not.toBeNull();
    unmount();
    render(<Toasts position="top-right" />);
    say({ text: 'There' });
    await screen.findByText('There');
    expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  });

  it('have a close button with a name', async () => {
    render(<Toasts />);
    say({ text: 'Closable' });
    await screen.findByText('Closable');
    const button = screen.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await waitFor(() => expect(button.closest('.Toastify__toast')).toHaveAttribute('data-in', 'false'));
  });
});
