import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { citationKind } from './citation-kind.js';
import { CitationChip, CitationChips } from './index.js';

afterEach(cleanup);

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('CitationChip', () => {
  it('copies the citation and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    render(<CitationChip citation="(1987) 1 SMP 362" />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied: (1987) 1 SMP 362'));
    expect(writeText).toHaveBeenCalledWith('(1987) 1 SMP 362');
  });

  it.each([
    ['refused', () => Promise.reject(new Error('refused'))],
    ['missing', undefined],
  ])('says when copying failed because the clipboard is %s', async (_, writeText) => {
    clipboard(writeText);
    render(<CitationChip citation="(1987) 1 SMP 362" />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not copied'));
  });
});

describe('CitationChips', () => {
  it('shows four citations, and the rest on request', async () => {
    render(<CitationChips citations={['a', 'b', 'c', 'd', 'e', 'f']} />);
    expect(screen.queryByRole('button', { name: 'e' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more citations' }));
    expect(screen.getByRole('button', { name: 'f' })).toBeInTheDocument();
  });

  it('shows each citation once and renders nothing for none', () => {
    const { container, rerender } = render(<CitationChips citations={['a', 'a', ' ', '']} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    rerender(<CitationChips citations={['']} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('citationKind', () => {
  it.each([
    ['2026 INSC 43', 'neutral'],
    ['2026:MPHC-JBP:60888', 'neutral'],
    ['2026:CGHC:34914-DB', 'neutral'],
    ['[1986] INSC 278', 'serial'],
    ['1986 INSC 278', 'serial'],
    ['[2003] INSC 12', 'serial'],
    ['(1987) 1 SCC 362', 'report'],
    ['AIR 1987 SC 663', 'report'],
    ['2024 HN 12', 'report'],
  ])('classifies %s as %s', (citation, kind) => {
    expect(citationKind(citation)).toBe(kind);
  });
});
