import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnchorProps } from '../link/index.js';
import { NavigationBar } from './index.js';

afterEach(cleanup);

describe('NavigationBar', () => {
  it('has the seven links of the site in order, and Get started links to the home page', () => {
    render(<NavigationBar current="/about" />);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/about',
      '/datacoverage',
      '/features',
      '/packages',
      '/articles',
      '/contact',
    ]);
    expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/');
    expect(links.find((link) => link.hasAttribute('aria-current'))).toHaveTextContent('About');
  });

  it.each([
    [214, '214 days left'],
    [1, '1 day left'],
    [0, '0 days left'],
  ])('shows that %i days remain', (days, words) => {
    render(<NavigationBar daysRemaining={days} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows no days to a visitor', () => {
    render(<NavigationBar />);
    expect(screen.queryByText(/left/)).not.toBeInTheDocument();
  });

  it('opens its menu without script', () => {
    render(<NavigationBar />);
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover', 'auto');
  });

  it('uses the application’s link component', () => {
    const Link = ({ children, ...props }: AnchorProps) => (
      <a {...props} data-router="">
        {children}
      </a>
    );
    const { container } = render(<NavigationBar linkComponent={Link} />);
    const links = within(container).getAllByRole('link', { hidden: true });
    for (const link of links) expect(link).toHaveAttribute('data-router');
  });
});
