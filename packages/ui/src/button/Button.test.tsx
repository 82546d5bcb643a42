import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './index.js';

afterEach(cleanup);

describe('Button', () => {
  it('does not submit its form by default', async () => {
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

  it('neither acts nor submits while it is busy, and keeps the focus', async () => {
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

  it('shows why it is disabled', async () => {
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

  it('keeps the focus when the reason goes and comes', () => {
    const { rerender } = render(<Button disabledReason="Nothing is changed yet.">Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    rerender(<Button disabledReason={undefined}>Save</Button>);
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
    rerender(<Button disabledReason="Nothing is changed yet.">Save</Button>);
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Nothing is changed yet.');
  });

  it('renders a link that looks like a button', () => {
    render(
      <ButtonLink href="/registration" variant="primary">
        Free trial
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Free trial' })).toHaveClass('hn-button', 'hn-button--primary');
  });
});
