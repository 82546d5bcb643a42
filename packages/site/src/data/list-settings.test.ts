import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenSort, listSettings, parseListSettings, rememberListSettings } from './list-settings.js';

const standard = { sort: 'relevance', marksHits: true };
afterEach(() => localStorage.clear());

describe('the copy of the settings on this device', () => {
  it('returns what was written last', () => {
    rememberListSettings({ sort: 'date', marksHits: false });
    expect([listSettings(), chosenSort()]).toEqual([{ sort: 'date', marksHits: false }, 'newest']);
  });

  it('has the standard for what is missing, unknown or damaged', () => {
    expect(listSettings()).toEqual(standard);
    expect(parseListSettings('{"sort":"size","marksHits":"no"}')).toEqual(standard);
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
