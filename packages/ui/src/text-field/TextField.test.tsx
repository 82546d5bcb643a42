import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './index.js';

afterEach(cleanup);

describe('TextField', () => {
  it('has a label and is described by its hint', () => {
    render(<TextField label="City" hint="As in your address" />);
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('As in your address');
  });

  it('has the sign of a search only in a search field', () => {
    const { container } = render(
      <>
        <TextField type="search" label="Find in this list" />
        <TextField label="City" />
      </>,
    );
    const signs = container.querySelectorAll('.hn-field__sign');
    expect(signs).toHaveLength(1);
    expect(signs[0]?.nextElementSibling).toBe(screen.getByRole('searchbox', { name: 'Find in this list' }));
  });

  it('shows the error instead of the hint and is invalid', () => {
    render(<TextField label="City" hint="As in your address" error="City is required!" dataName="city" />);
    const field = screen.getByRole('textbox', { name: 'City' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('City is required!');
    expect(field).toHaveAttribute('data-name', 'city');
    expect(screen.queryByText('As in your address')).not.toBeInTheDocument();
  });

  it('announces a later error in a live region that already exists', () => {
    const { container, rerender } = render(<TextField label="City" />);
    const line = container.querySelector('[aria-live="polite"]');
    rerender(<TextField label="City" error="City is required!" />);
    expect(line).toHaveTextContent('City is required!');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('City is required!');
  });

  it('keeps the caller’s own description', () => {
    render(
      <>
        <p id="rule">Two words</p>
        <TextField label="Name" hint="Your own" aria-describedby="rule" />
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Two words Your own');
  });

  it('passes the input to the caller’s ref', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="City" ref={ref} defaultValue="Pune" />);
    expect(ref.current?.value).toBe('Pune');
  });

  it('keeps two fields with the same name apart', () => {
    render(
      <>
        <TextField label="One" name="x" hint="first" />
        <TextField label="Two" name="x" hint="second" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Two' })).toHaveAccessibleDescription('second');
  });
});
