import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlipCard } from './index.js';

afterEach(cleanup);

const faces = [
  { id: 'a', content: <button type="button">On a</button> },
  { id: 'b', content: <button type="button">On b</button> },
  { id: 'c', content: <button type="button">On c</button> },
];
const faceOf = (id: string) => document.querySelector(`[data-face="${id}"]`);

describe('FlipCard', () => {
  it('keeps every face but the one that is up inert', () => {
    const { rerender } = render(<FlipCard faces={faces} face="a" />);
    expect(faceOf('a')).not.toHaveAttribute('inert');
    expect(faceOf('b')).toHaveAttribute('inert');
    rerender(<FlipCard faces={faces} face="c" />);
    expect(faceOf('a')).toHaveAttribute('inert');
    expect(faceOf('c')).not.toHaveAttribute('inert');
  });

  it('takes the focus along when it was inside', () => {
    const { rerender } = render(<FlipCard faces={faces} face="a" />);
    screen.getByText('On a').focus();
    rerender(<FlipCard faces={faces} face="b" />);
    expect(faceOf('b')).toHaveFocus();
  });

  it('leaves the focus where it is when it was outside', () => {
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

  it('does not take the focus when the page opens', () => {
    render(<FlipCard faces={faces} face="b" />);
    expect(document.body).toHaveFocus();
  });
});
