import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ArticleList } from './index.js';

afterEach(cleanup);

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  '//evil.example/',
  '\\\\evil.example',
];

describe('the address of an article', () => {
  it.each(hostile)('E4: %j gets no link', (url) => {
    render(<ArticleList articles={[{ title: 'On leases', url, subtitle: '' }]} />);
    expect(screen.getByRole('heading', { name: 'On leases' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('E4: a safe one opens in a new tab that cannot reach this page', () => {
    render(<ArticleList articles={[{ title: 'On leases', url: 'https://blog.example/', subtitle: '' }]} />);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
