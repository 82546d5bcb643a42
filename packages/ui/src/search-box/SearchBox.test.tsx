import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './index.js';

afterEach(cleanup);

describe('SearchBox', () => {
  it('searches for the trimmed text in the selected kind', async () => {
    const onSearch = vi.fn();
    render(<SearchBox onSearch={onSearch} defaultKind="acts" />);
    await userEvent.type(screen.getByRole('searchbox'), '  carts {Enter}');
    expect(onSearch).toHaveBeenCalledWith({ text: 'carts', kind: 'acts' });
  });

  it('does not search for an empty text', async () => {
    const onSearch = vi.fn();
    render(<SearchBox onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox'), '   {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('ignores a slash typed into a field inside a shadow root', async () => {
    render(<SearchBox />);
    const host = document.body.appendChild(document.createElement('div'));
    const other = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
    const press = (from: Element) =>
      from.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true, cancelable: true }));
    // False when the key was handled.
    expect(press(other)).toBe(true);
    expect(press(host)).toBe(false);
    host.remove();
  });

  it('takes the focus on a slash, except from another field or with a modifier key', async () => {
    render(
      <>
        <input aria-label="Other" />
        <SearchBox />
      </>,
    );
    const field = screen.getByRole('searchbox');
    await userEvent.type(screen.getByLabelText('Other'), '/');
    expect(screen.getByLabelText('Other')).toHaveValue('/');
    expect(field).not.toHaveFocus();
    screen.getByLabelText('Other').blur();
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(field).not.toHaveFocus();
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('ignores the slash without its shortcut', async () => {
    render(<SearchBox hasShortcut={false} />);
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('is a plain form without a handler, for pages without script', () => {
    render(<SearchBox action="/search" defaultValue="carts" />);
    const form = screen.getByRole('searchbox').closest('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ q: 'carts', kind: 'judgments' });
  });

  it('has a button that opens the help without script', () => {
    render(<SearchBox help={<a href="#bail">bail /5 parole</a>} />);
    const button = screen.getByRole('button', { name: 'Search help' });
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(panel).toHaveTextContent('bail /5 parole');
  });

  it('has no help button without help', () => {
    render(<SearchBox />);
    expect(screen.queryByRole('button', { name: 'Search help' })).not.toBeInTheDocument();
  });

  it('describes the field with how the search was understood', () => {
    render(<SearchBox understood="Reading this as a citation." />);
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('Reading this as a citation.');
  });

  it('follows a controlled text', () => {
    const { rerender } = render(<SearchBox value="one" />);
    rerender(<SearchBox value="two" />);
    expect(screen.getByRole('searchbox')).toHaveValue('two');
  });
});
