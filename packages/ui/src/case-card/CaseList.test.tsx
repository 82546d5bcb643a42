import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { casesOf } from './case-card.fixtures.js';
import { CaseList } from './index.js';

const rows = () => screen.getAllByRole('listitem');

describe('CaseList', () => {
  it('shows every row of a page in a named list', () => {
    render(<CaseList label="Judgments" cases={casesOf(20)} />);
    expect(screen.getByRole('list', { name: 'Judgments' })).toContainElement(rows()[0] ?? null);
    expect(rows()).toHaveLength(20);
  });

  it('numbers the rows of a later page from their place in all pages', () => {
    render(<CaseList label="Judgments" cases={casesOf(20)} start={41} />);
    expect(screen.getByRole('list')).toHaveAttribute('start', '41');
  });

  it('renders every row on the server', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(<CaseList label="Judgments" cases={casesOf(20)} />);
    expect(box.querySelectorAll('li')).toHaveLength(20);
  });
});
