import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOAST_TEXT_LIMIT } from './cut-message.js';
import { showToast, Toasts, type ToastMessage } from './index.js';

afterEach(cleanup);

const say = (...messages: readonly ToastMessage[]) => act(() => messages.forEach(showToast));

describe('toasts', () => {
  it('interrupt a screen reader with errors and warnings only', () => {
    render(<Toasts />);
    say({ text: 'Lost', type: 'ERROR' }, { text: 'Careful', type: 'WARNING' }, { text: 'Saved', type: 'SUCCESS' });
    expect(screen.getAllByRole('alert').map((box) => box.textContent)).toEqual(['Careful', 'Lost']);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('show a message without a known type as information', () => {
    render(<Toasts />);
    say({ text: 'Plain' }, { text: 'Odd', type: 'FATAL' as 'INFO' });
    expect(document.querySelectorAll('.hn-toast--info')).toHaveLength(2);
  });

  it('show a repeated message once, with its count', () => {
    render(<Toasts />);
    const failed = { title: 'Failed', text: 'No answer', type: 'ERROR' } as const;
    say(failed, failed, failed, { ...failed, type: 'INFO' });
    expect(screen.getByText('3 times')).toBeInTheDocument();
    expect(screen.getAllByText('No answer')).toHaveLength(2);
  });

  it('keep messages until they are mounted, also in strict mode', () => {
    say({ text: 'Early' }, { text: 'Early' });
    render(
      <StrictMode>
        <Toasts />
      </StrictMode>,
    );
    expect(screen.getByText('2 times')).toBeInTheDocument();
  });

  it('drop their messages when they are unmounted', () => {
    const { unmount } = render(<Toasts />);
    say({ text: 'Old' });
    unmount();
    return Promise.resolve().then(() => {
      render(<Toasts />);
      expect(screen.queryByText('Old')).not.toBeInTheDocument();
    });
  });

  it('B2: show markup as text', () => {
    render(<Toasts sanitize={(html) => html} />);
    say({ text: '<img src=x onerror=alert(1)>' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('.hn-toasts img')).toBeNull();
  });

  it('B2: show an HTML message as the sanitiser returns it', () => {
    const sanitize = vi.fn(() => 'Read the <b>terms</b>');
    render(<Toasts sanitize={sanitize} />);
    say({ text: 'Read the <b onclick="x()">terms</b>', html: true });
    expect(screen.getByText('terms').outerHTML).toBe('<b>terms</b>');
    expect(sanitize).toHaveBeenCalledWith('Read the <b onclick="x()">terms</b>');
  });

  it('B2: show an HTML message as text without a sanitiser', () => {
    render(<Toasts />);
    say({ text: '<b>Fees</b><img src=x onerror=alert(2)>', html: true });
    expect(screen.getByText('<b>Fees</b><img src=x onerror=alert(2)>')).toBeInTheDocument();
    expect(document.querySelector('.hn-toasts :is(b, img)')).toBeNull();
  });

  it('E8: cut a message of 1 MB', () => {
    render(<Toasts />);
    say({ text: 'x'.repeat(1_000_000) });
    expect(screen.getByText(/^x+…$/)).toHaveTextContent(`${'x'.repeat(TOAST_TEXT_LIMIT)}…`);
  });

  it('E8: take in 1,000 messages of 1 MB and show four', () => {
    render(<Toasts />);
    const megabyte = 'x'.repeat(1_000_000);
    say(...Array.from({ length: 1000 }, (_, at) => ({ title: `No ${at}`, text: megabyte })));
    expect(document.querySelectorAll('.hn-toast')).toHaveLength(4);
  });

  it('appear at the bottom right by default', () => {
    render(<Toasts />);
    say({ text: 'Saved' });
    expect(screen.getByRole('region', { name: 'Notifications' }).firstElementChild).toHaveClass(
      'hn-toasts--bottom',
      'hn-toasts--right',
    );
  });

  it('appear where the caller asks', () => {
    render(<Toasts position="top-center" />);
    say({ text: 'Saved' });
    expect(document.querySelector('.hn-toasts')).toHaveClass('hn-toasts--top', 'hn-toasts--center');
  });

  it('close by the close button and by Escape', () => {
    render(<Toasts />);
    say({ text: 'First' }, { text: 'Second' });
    const boxes = [...document.querySelectorAll<HTMLElement>('.hn-toast')];
    screen
      .getAllByRole('button', { name: 'Close' })
      .slice(0, 1)
      .forEach((button) => fireEvent.click(button));
    boxes.slice(1).forEach((box) => fireEvent.keyDown(box, { key: 'Escape' }));
    expect(boxes.map((box) => box.dataset['in'])).toEqual(['false', 'false']);
  });
});
