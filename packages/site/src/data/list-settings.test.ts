import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenSort, listSettings, parseListSettings, rememberListSettings } from './list-settings.js';

const standard = { sort: 'relevance', marksHits: true, pageSize: 20, citationFirst: 'neutral' };
afterEach(() => localStorage.clear());

describe('the copy of the settings on this device', () => {
  it('returns what was written last', () => {
    const chosen = { sort: 'date', marksHits: false, pageSize: 50, citationFirst: 'air' } as const;
    rememberListSettings(chosen);
    expect([listSettings(), chosenSort()]).toEqual([chosen, 'newest']);
  });

  it('has the standard for what is missing, unknown or damaged', () => {
    expect(listSettings()).toEqual(standard);
    expect(parseListSettings('{"sort":"size","marksHits":"no","pageSize":7,"citationFirst":"ILR"}')).toEqual(standard);
    expect(parseListSettings('null')).toEqual(standard);
    localStorage.setItem('headnote.lists', '{');
    expect(listSettings()).toEqual(standard);
  });

  it('has the standard where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(listSettings()).toEqual(standard);
    blocked.mockRestore();
  });
});
