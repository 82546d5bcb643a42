import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Skeleton } from './index.js';

afterEach(cleanup);

describe('Skeleton', () => {
  it.each(['case', 'act', 'latest', 'text'] as const)(
    'announces Loading once, however many %s shapes it draws',
    (shape) => {
      const { container } = render(<Skeleton shape={shape} count={4} />);
      expect(screen.getByRole('status')).toHaveTextContent('Loading');
      expect(container.querySelectorAll('.hn-skeleton > [aria-hidden]')).toHaveLength(4);
    },
  );

  it('uses the boxes of the row that replaces it', () => {
    const { container } = render(<Skeleton count={1} selectable />);
    expect(container.querySelector('.hn-row__grid--selectable .hn-row__select')).not.toBeNull();
  });

  it('puts the line that a phone shows first at the beginning, so that a slow page moves nothing', () => {
    const { container } = render(<Skeleton count={1} />);
    expect(container.querySelector('.hn-row__grid')?.firstElementChild).toHaveClass('hn-row__end');
  });
});
