import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ActCard } from './index.js';

afterEach(cleanup);

const record = {
  id: 'a0000000000001',
  title: 'The Sale of Carts (Sample) Act, 1931',
  year: 1931,
  actNumber: '3 of 1931',
  statusText: '',
  asOn: '2025-01-01',
  isAvailable: true,
};

describe('ActCard', () => {
  it('links to the act and shows its number and date', () => {
    render(<ActCard record={record} href="/act/1931-hna-3" />);
    expect(screen.getByRole('link', { name: record.title })).toHaveAttribute('href', '/act/1931-hna-3');
    expect(screen.getByRole('article')).toHaveTextContent('Act 3 of 1931As on 01 January 2025');
  });

  it('marks a repealed act', () => {
    const repealed = { ...record, statusText: 'As on 10 May 2026', repealedBy: 'The Carts Act, 2001' };
    const { rerender } = render(<ActCard record={repealed} href="#x" />);
    expect(screen.getByText('Repealed')).toBeInTheDocument();
    expect(screen.queryByText(/As on/)).not.toBeInTheDocument();
    rerender(<ActCard record={{ ...repealed, repealedOn: '2001-04-01' }} href="#x" />);
    expect(screen.getByText('Repealed on 01 April 2001')).toBeInTheDocument();
  });

  it('says when there is no text', () => {
    render(<ActCard record={{ ...record, isAvailable: false }} href="#x" />);
    expect(screen.getByText('The text of this act is not available')).toBeInTheDocument();
  });

  it('does not call an act unavailable when its state is unknown', () => {
    render(<ActCard record={{ id: 'a1', title: 'Some Act' }} href="#x" />);
    expect(screen.queryByText(/not available/)).not.toBeInTheDocument();
  });
});
