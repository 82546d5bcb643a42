import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Pagination } from './index.js';
import { pageList } from './page-list.js';

afterEach(cleanup);

const hrefFor = (page: number) => `?page=${page}`;

describe('Pagination', () => {
  it('shows the range with Indian grouping', () => {
    render(<Pagination page={2} pageSize={10} total={138_000} hrefFor={hrefFor} />);
    expect(screen.getByText('11 to 20 of 1,38,000 shown.')).toBeInTheDocument();
  });

  it('marks a total that is a lower bound', () => {
    render(<Pagination page={1} pageSize={10} total={10_000} isFloor hrefFor={hrefFor} />);
    expect(screen.getByText('1 to 10 of more than 10,000 shown.')).toBeInTheDocument();
  });

  it('links to no page beyond the server’s limit', () => {
    render(<Pagination page={200} pageSize={10} total={138_000} reach={2000} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Page 201' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=199');
  });

  it('shows no links for a single page, and no range without rows', () => {
    const { rerender } = render(<Pagination page={1} pageSize={10} total={4} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<Pagination page={1} pageSize={10} total={0} hrefFor={hrefFor} />);
    expect(screen.queryByText(/shown/)).not.toBeInTheDocument();
  });
});

describe('pageList', () => {
  it.each([
    [1, 1, [1]],
    [1, 7, [1, 2, 'gap', 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [42, 200, [1, 'gap', 41, 42, 43, 'gap', 200]],
    [7, 7, [1, 'gap', 6, 7]],
  ])('page %i of %i', (page, count, expected) => {
    expect(pageList(page, count)).toEqual(expected);
  });

  it('always contains the current page, is sorted, and has no adjacent gaps', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const list = pageList(page, count);
        const numbers = list.filter((entry) => entry !== 'gap');
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(list.some((entry, index) => entry === 'gap' && list[index + 1] === 'gap')).toBe(false);
      }),
    );
  });
});
