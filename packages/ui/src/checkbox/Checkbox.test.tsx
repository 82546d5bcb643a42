import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from './index.js';

afterEach(cleanup);

describe('Checkbox', () => {
  it('is checked by a click on its label', async () => {
    render(<Checkbox label="Remember me" />);
    await userEvent.click(screen.getByText('Remember me'));
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });

  it('is described by its error', () => {
    render(<Checkbox label="I accept" error="Please check terms and condition" dataName="ischeckterm" />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Please check terms and condition');
    expect(box).toHaveAttribute('data-name', 'ischeckterm');
  });

  it('is checked by a click next to it when it has no text', async () => {
    const { container } = render(<Checkbox aria-label="Select judgment 1" />);
    await userEvent.click(container.querySelector('.hn-checkbox__row')!);
    expect(screen.getByRole('checkbox', { name: 'Select judgment 1' })).toBeChecked();
  });
});
