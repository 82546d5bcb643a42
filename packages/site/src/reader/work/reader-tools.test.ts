import { describe, expect, it, vi } from 'vitest';
import type { ReaderDocument } from './reader-document.js';
import { moreTools } from './reader-tools.js';
import type { ReaderActions } from './use-reader-actions.js';
import type { ReaderWork } from './use-reader-work.js';

const original = vi.fn();
const work = { speech: { isPossible: false }, copies: { copiedAt: () => undefined } } as unknown as ReaderWork;
const tools = (document: Partial<ReaderDocument>) =>
  moreTools({ id: 'c1', kind: 'judgment', title: 'A v. B', fileName: '2024-hn-1', ...document }, work, {
    original,
  } as unknown as ReaderActions);

describe('the original document', () => {
  it('is offered where the library keeps one', () => {
    tools({ originalId: 'c1' })
      .find(({ label }) => label === 'Original document')
      ?.run();
    expect(original).toHaveBeenCalledOnce();
  });

  it('is not offered where a click would find nothing', () => {
    expect(tools({}).map(({ id }) => id)).toEqual(['keep', 'page']);
  });
});
