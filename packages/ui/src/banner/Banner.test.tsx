import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Banner } from './index.js';

afterEach(cleanup);

const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

describe('Banner', () => {
  it('moves the focus to the next focusable element', async () => {
    const onDismiss = vi.fn();
    render(
      <>
        <a href="#before">Before</a>
        <Banner onDismiss={onDismiss}>Read-only on Sunday</Banner>
        <button type="button" disabled>
          Not this
        </button>
        <a href="#after">After</a>
      </>,
    );
    await close();
    expect(screen.queryByText('Read-only on Sunday')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('moves the focus back when nothing focusable follows', async () => {
    render(
      <>
        <a href="#first">First</a>
        <a href="#before">Before</a>
        <Banner onDismiss={() => {}}>Read-only on Sunday</Banner>
      </>,
    );
    await close();
    expect(screen.getByRole('link', { name: 'Before' })).toHaveFocus();
  });

  it('cannot be closed without onDismiss, and announces a bad message at once', () => {
    render(<Banner tone="bad">You are offline</Banner>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.getByRole('region', { name: 'Notice' })).toBeInTheDocument();
  });
});
