import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeysProvider } from './KeysProvider.js';
import { useShortcut } from './use-shortcut.js';

function Screen({ onNext }: { onNext: () => void }) {
  useShortcut({ key: 'n', label: 'Next hit' }, onNext);
  return <input aria-label="Text" />;
}

function open() {
  const onNext = vi.fn();
  render(
    <KeysProvider>
      <Screen onNext={onNext} />
    </KeysProvider>,
  );
  return { onNext };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('single keys', () => {
  it('work outside fields and without modifier keys', async () => {
    const { onNext } = open();
    await userEvent.type(screen.getByLabelText('Text'), 'n?');
    expect(onNext).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    screen.getByLabelText('Text').blur();
    await userEvent.keyboard('{Control>}n{/Control}');
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('n');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('are listed by ?, with those of the screen', async () => {
    open();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog).toHaveTextContent('nNext hit');
    expect(dialog).toHaveTextContent('/Go to the search box');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be switched off, and stay off on this device', async () => {
    open();
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('switch', { name: 'Use single keys' }));
    await userEvent.keyboard('{Escape}');
    cleanup();
    const { onNext } = open();
    await userEvent.keyboard('n?');
    expect(onNext).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
