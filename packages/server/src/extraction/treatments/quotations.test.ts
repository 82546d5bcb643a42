import { describe, expect, it } from 'vitest';
import { findQuotations } from './quotations.js';

const quoted = (plain: string) => findQuotations(plain).map(({ start, end }) => plain.slice(start, end));

describe('findQuotations: a mark at the end of a paragraph', () => {
  it('opens the next one behind a word of saying, and closes a quotation behind others', () => {
    expect(quoted('12. We agree. The Court held"\n\nRent is due." So it is.')).toEqual(['"\n\nRent is due."']);
    expect(quoted('12. We agree.\n\nRent is due"\n\nSo it is.')).toEqual(['Rent is due"']);
  });
});

describe('findQuotations: single marks', () => {
  it('ends a quotation at its mark, and one that is never closed with its paragraph', () => {
    const plain = 'He said: ‘The lease ended.’ More.\n\n‘The tenant left\n\nIt held: ‘Notice is due.’ So';
    expect(quoted(plain)).toEqual(['‘The lease ended.’', '‘The tenant left', '‘Notice is due.’']);
  });

  it('reads on behind a quotation whose mark is in a later paragraph', () => {
    expect(quoted('‘One\n\n‘Two\n\n‘Three.’ four: ‘Five.’')).toEqual(['‘One', '‘Two', '‘Three.’', '‘Five.’']);
  });

  it.each(['\n\n‘Court orders it. ', '\n\n12. He said: ‘Court orders it', 'said: ‘A.’ '])(
    'takes linear time for %j without end',
    (piece) => {
      const before = process.cpuUsage();
      findQuotations(piece.repeat(60_000));
      const { user, system } = process.cpuUsage(before);
      // A minute and more if each mark reads to the end of the text.
      expect((user + system) / 1_000_000).toBeLessThan(5);
    },
  );
});
