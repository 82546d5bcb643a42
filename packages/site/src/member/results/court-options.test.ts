import { describe, expect, it } from 'vitest';
import { courtOptions } from './court-options.js';

describe('courtOptions', () => {
  it('keeps the order and the counts of the search', () => {
    const courts = [
      { key: 'Supreme Court of India', count: 9 },
      { key: 'Bombay High Court', count: 2 },
    ];
    expect(courtOptions(courts, ['Bombay High Court'])).toEqual([
      { name: 'Supreme Court of India', count: 9, isChosen: false },
      { name: 'Bombay High Court', count: 2, isChosen: true },
    ]);
  });

  it('keeps a chosen court without judgments in the list', () => {
    expect(courtOptions([], ['Bombay High Court'])).toEqual([{ name: 'Bombay High Court', count: 0, isChosen: true }]);
  });
});
