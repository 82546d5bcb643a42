import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Footer } from './index.js';

afterEach(cleanup);

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('Footer', () => {
  it('has the links of the specification', () => {
    render(<Footer />);
    for (const href of [
      '/about',
      '/datacoverage',
      '/features',
      '/packages',
      '/termsandcondition',
      '/privacypolicy',
      '/contact',
    ]) {
      expect(addresses()).toContain(href);
    }
  });

  it('shows app stores and social pages only with an address', () => {
    render(<Footer stores={{ android: 'https://store.example', apple: '' }} social={[{ label: 'Feed', href: '' }]} />);
    expect(screen.getByRole('link', { name: 'For Android' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'For iPhone and iPad' })).not.toBeInTheDocument();
    expect(screen.queryByText('Feed')).not.toBeInTheDocument();
  });

  it('leaves out a column without links', () => {
    render(<Footer />);
    expect(screen.queryByText('The app')).not.toBeInTheDocument();
  });

  it('can be a scroll target', () => {
    render(<Footer />);
    expect(document.getElementById('footer')).toBe(screen.getByRole('contentinfo'));
  });
});
