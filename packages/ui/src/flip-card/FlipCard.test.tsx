import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlipCard } from './FlipCard.js';

afterEach(cleanup);

const faces = [
  { id: 'a', content: <button type="button">On a</button> },
  { id: 'b', content: <button type="button">On b</button> },
  { id: 'c', content: <button type="button">On c</button> },
];
const faceOf = (id: string) => document.querySelector(`[data-face="${id}"]`);

describe('FlipCard', () => {
  it('makes every face inert except the current one', () => {
    const { rerender } = render(<FlipCard faces={faces} face="a" />);
    expect(faceOf('a')).not.toHaveAttribute('inert');
    expect(faceOf('b')).toHaveAttribute('inert');
    rerender(<FlipCard faces={faces} face="c" />);
    expect(faceOf('a')).toHaveAttribute('inert');
    expect(faceOf('c')).not.toHaveAttribute('inert');
  });

  it('moves the focus to the new face when it was inside the card', () => {
    const { rerender } = render(<FlipCard faces={faces} face="a" />);
    screen.getByText('On a').focus();
    rerender(<FlipCard faces={faces} face="b" />);
    expect(faceOf('b')).toHaveFocus();
  });

  it('leaves the focus alone when it was outside the card', () => {
    const card = (face: string) => (
      <>
        <input aria-label="Search" />
        <FlipCard faces={faces} face={face} />
      </>
    );
    const { rerender } = render(card('a'));
    screen.getByLabelText('Search').focus();
    rerender(card('b'));
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('does not take the focus on page load', () => {
    render(<FlipCard faces={faces} face="b" />);
    expect(document.body).toHaveFocus();
  });
});
