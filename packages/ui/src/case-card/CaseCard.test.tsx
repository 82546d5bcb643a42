import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contextRuns, permitCase, sampleCase, undatedCase } from './case-card.fixtures.js';
import { CaseCard } from './index.js';

afterEach(cleanup);

describe('CaseCard', () => {
  it('shows parties, court, bench, case number, outcome, date and citations', () => {
    render(<CaseCard record={permitCase} href="/case/1951-hn-1" />);
    const link = screen.getByRole('link', { name: 'Ramdas Laxman Thorave & Ors v State of Sahyadri & Anr' });
    expect(link).toHaveAttribute('href', '/case/1951-hn-1');
    expect(screen.getByRole('article')).toHaveTextContent(
      'Supreme Court, bench of five. Writ Petition 87 of 1951. Allowed in part',
    );
    expect(screen.getByText('23 November 1951')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'AIR 1951 SC 9001' })).toBeInTheDocument();
  });

  it('says how many sources a judgment has, if it has several', () => {
    const { rerender } = render(<CaseCard record={{ ...permitCase, sourceIds: [] }} href="#x" />);
    expect(document.querySelector('.hn-row__facts')).not.toHaveTextContent('sources');
    rerender(<CaseCard record={{ ...permitCase, sourceIds: ['c1', 'c2'] }} href="#x" />);
    expect(document.querySelector('.hn-row__facts')?.textContent).toMatch(/2 sources$/);
  });

  it('leaves out unknown fields', () => {
    render(<CaseCard record={undatedCase} href="#x" />);
    expect(screen.getByRole('link', { name: 'Parties not known' })).toBeInTheDocument();
    expect(screen.getByText('Date not known')).toBeInTheDocument();
    expect(document.querySelector('.hn-row__facts')?.textContent).toBe('High Court of Sahyadri');
  });

  it('shows the only known party', () => {
    render(<CaseCard record={{ ...permitCase, respondent: '' }} href="#x" />);
    expect(screen.getByRole('link', { name: 'Ramdas Laxman Thorave & Ors' })).toBeInTheDocument();
  });

  it('marks a fictional sample', () => {
    const { rerender } = render(<CaseCard record={sampleCase} href="#x" />);
    expect(screen.getByText('Fictional sample')).toBeInTheDocument();
    rerender(<CaseCard record={permitCase} href="#x" />);
    expect(screen.queryByText('Fictional sample')).not.toBeInTheDocument();
  });

  it.each([
    [0, /^Supreme Court\. Writ/],
    [1, /^Supreme Court, single judge\./],
    [13, /bench of thirteen/],
    [15, /bench of 15/],
  ])('names a bench of %i', (benchStrength, expected) => {
    render(<CaseCard record={{ ...permitCase, benchStrength }} href="#x" />);
    expect(document.querySelector('.hn-row__facts')?.textContent).toMatch(expected);
  });

  it('marks the hits of the context line', () => {
    render(<CaseCard record={permitCase} href="#x" context={{ place: '¶ 5', runs: contextRuns }} />);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'amendment',
      'basic structure',
    ]);
    expect(screen.getByText('¶ 5')).toBeInTheDocument();
  });

  it('uses the heading level that it is given', () => {
    render(<CaseCard record={permitCase} href="#x" level={2} />);
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });
});
