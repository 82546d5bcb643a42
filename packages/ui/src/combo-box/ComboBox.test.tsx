import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ComboBox } from './index.js';

afterEach(cleanup);

const names = ['Asha Iyengar', 'Ashok Rao'];
const labelOf = (name: string) => name;

describe('ComboBox', () => {
  it('calls the latest `load`, which may change between renders', async () => {
    const [first, second] = [vi.fn(() => names), vi.fn(() => names)];
    const { rerender } = render(<ComboBox label="Judge" load={first} labelOf={labelOf} debounceMs={0} />);
    rerender(<ComboBox label="Judge" load={second} labelOf={labelOf} debounceMs={0} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Judge' }), 'as');
    await waitFor(() => expect(second).toHaveBeenCalled());
    expect(first).not.toHaveBeenCalled();
  });

  it('reports the selected option, and undefined once the text changes', async () => {
    const onPick = vi.fn();
    render(
      <StrictMode>
        <ComboBox label="Judge" load={() => names} labelOf={labelOf} debounceMs={0} onPick={onPick} />
      </StrictMode>,
    );
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ash');
    await userEvent.click(await screen.findByRole('option', { name: 'Ashok Rao' }));
    await waitFor(() => expect(onPick).toHaveBeenLastCalledWith('Ashok Rao'));
    await userEvent.type(field, 'x');
    expect(onPick).toHaveBeenLastCalledWith(undefined);
  });

  it('opens no list when it is disabled', async () => {
    const load = vi.fn(() => names);
    render(<ComboBox label="Judge" load={load} labelOf={labelOf} minCharacters={0} disabledReason="No court yet" />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('No court yet');
  });
});
