import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Breadcrumb } from './breadcrumb/index.js';
import { Callout } from './callout/index.js';
import { EmptyState } from './empty-state/index.js';
import { ErrorState } from './error-state/index.js';
import { SectionHead } from './head-rule/index.js';
import { Highlight } from './highlight/index.js';
import { Icon, searchIcon } from './icon/index.js';
import { english, LabelsProvider } from './labels/index.js';
import { LinkProvider, TextLink, type AnchorProps } from './link/index.js';
import { Wordmark } from './wordmark/index.js';

afterEach(cleanup);

describe('small parts', () => {
  it('an empty state offers suggestions with counts', () => {
    render(
      <EmptyState
        title="No judgment meets all of this"
        suggestions={[{ label: 'All years', href: '#all', count: '204' }]}
      />,
    );
    expect(screen.getByRole('heading', { name: 'No judgment meets all of this' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All years 204' })).toHaveAttribute('href', '#all');
  });

  it('an error state is announced and offers a retry', async () => {
    const onRetry = vi.fn();
    render(<ErrorState title="The judgment did not load" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The judgment did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('an error state without onRetry has no button', () => {
    render(<ErrorState title="Gone" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('a breadcrumb marks the current page and does not link it', () => {
    render(
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'About', href: '/about' },
        ]}
      />,
    );
    expect(screen.getByText('About')).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('highlights render text, never markup', () => {
    const { container } = render(
      <Highlight
        runs={[
          { text: '<b>x</b>', hit: true },
          { text: ' & rest', hit: false },
        ]}
        current={0}
      />,
    );
    expect(container.querySelector('mark.hn-hit--current')).toHaveTextContent('<b>x</b>');
    expect(container).toHaveTextContent('<b>x</b> & rest');
  });

  it('an icon without a name is decorative', () => {
    const { container, rerender } = render(<Icon shape={searchIcon} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Icon shape={searchIcon} label="Search" />);
    expect(screen.getByRole('img', { name: 'Search' })).toBeInTheDocument();
  });

  it('a section head has the given heading level', () => {
    render(<SectionHead title="Latest cases" level={3} end="Newest first" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Latest cases' })).toBeInTheDocument();
  });

  it('a callout is a note, not an alert', () => {
    render(<Callout title="Fictional sample">Parties are invented.</Callout>);
    expect(screen.getByRole('note')).toHaveTextContent('Fictional sample');
  });

  it('a wordmark is a link only with an address', () => {
    const { rerender } = render(<Wordmark />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<Wordmark href="/" name="Law School" />);
    expect(screen.getByRole('link', { name: 'Law School' })).toBeInTheDocument();
  });

  it('links use the provider’s component, or the one in their props', () => {
    const Router = ({ children, ...props }: AnchorProps) => (
      <a {...props} data-router="">
        {children}
      </a>
    );
    const Own = ({ children, ...props }: AnchorProps) => (
      <a {...props} data-own="">
        {children}
      </a>
    );
    render(
      <LinkProvider component={Router}>
        <TextLink href="/a">One</TextLink>
        <TextLink href="/b" linkComponent={Own}>
          Two
        </TextLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'One' })).toHaveAttribute('data-router');
    expect(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('data-own');
  });

  it('parts use the labels of another language', () => {
    render(
      <LabelsProvider labels={{ ...english, tryAgain: 'पुनः प्रयास करें' }}>
        <ErrorState title="…" onRetry={() => {}} />
      </LabelsProvider>,
    );
    expect(screen.getByRole('button', { name: 'पुनः प्रयास करें' })).toBeInTheDocument();
  });
});
