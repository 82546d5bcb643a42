import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('marks a number of LII, also in the copy', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    render(<CitationChip citation="[1969] INSC 94" />);
    fireEvent.click(screen.getByRole('button', { name: /^LII number/ }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('[1969] INSC 94 (LII number)'));
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
