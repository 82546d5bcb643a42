import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './index.js';

afterEach(cleanup);

describe('Button', () => {
  it('does not send the form it stands in unless it is told to', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('neither acts nor sends while it is busy, and keeps the focus', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Sign in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sign in, Working' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('says why it cannot be used', async () => {
    const onClick = vi.fn();
    render(
      <Button disabledReason="Members only" onClick={onClick}>
        Download
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Download' });
    expect(button).toHaveAccessibleDescription('Members only');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is a link with the look of a button when it leads somewhere', () => {
    render(
      <ButtonLink href="/registration" variant="primary">
        Free trial
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Free trial' })).toHaveClass('hn-button', 'hn-button--primary');
  });
});
