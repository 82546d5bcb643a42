import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PackageList } from './index.js';
import { PackageCard } from './PackageCard.js';

afterEach(cleanup);

const offer = {
  id: 28,
  priority: 2,
  name: 'Chamber',
  description: 'All courts',
  renewalAmount: 123_456,
  initialAmount: 150_000,
  isTrial: false,
};

describe('PackageCard', () => {
  it('shows the annual subscription in rupees with Indian grouping, and the link to the trial', () => {
    render(<PackageCard offer={offer} />);
    expect(screen.getByText('Package 2')).toBeInTheDocument();
    expect(screen.getByText('₹1,23,456').nextSibling).toHaveTextContent('Annual Subscription');
    expect(screen.getByText('First year ₹1,50,000')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Coverage Details' }).nextSibling).toHaveTextContent('All courts');
    expect(screen.getByRole('link', { name: 'Free Trial' })).toHaveAttribute('href', '/registration');
  });

  it('emphasises the amount that this visitor pays', () => {
    render(<PackageCard offer={offer} due="initial" />);
    expect(screen.getByText('₹1,50,000').nextSibling).toHaveTextContent('First year');
    expect(screen.getByText('Annual Subscription ₹1,23,456')).toBeInTheDocument();
  });

  it.each([0, 123_456])('shows a single price when the first year costs %i', (initialAmount) => {
    render(<PackageCard offer={{ ...offer, initialAmount }} due="initial" />);
    expect(screen.getByText('₹1,23,456').nextSibling).toHaveTextContent('Annual Subscription');
    expect(screen.queryByText(/First year/)).toBeNull();
  });
});

describe('PackageList', () => {
  it('shows an error, the loading state, or that no package is offered', () => {
    const { rerender } = render(<PackageList packages={undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    rerender(<PackageList packages={undefined} error="Busy" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Busy');
    rerender(<PackageList packages={[]} />);
    expect(screen.getByRole('heading', { name: 'No packages are available at the moment' })).toBeInTheDocument();
  });
});
