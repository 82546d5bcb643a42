import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Banner } from './index.js';

afterEach(cleanup);

const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

describe('Banner', () => {
  it('hands the focus on to the next thing that can take it', async () => {
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

  it('hands it back to what comes before when it is the last thing of the page', async () => {
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

  it('stays as long as its cause when it cannot be closed, and is said at once when it is bad', () => {
    render(<Banner tone="bad">You are offline</Banner>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.getByRole('region', { name: 'Notice' })).toBeInTheDocument();
  });
});
