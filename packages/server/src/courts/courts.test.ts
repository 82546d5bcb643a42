import { describe, expect, it } from 'vitest';
import { courtById, courts, SUPREME_COURT_ID } from './courts.js';

describe('the table of courts', () => {
  it('has the Supreme Court as 1, as the contract says', () => {
    expect(courtById(SUPREME_COURT_ID)).toMatchObject({ courtId: 1, kind: 'supreme', name: 'Supreme Court of India' });
  });

  it('gives every court a unique id, code and name', () => {
    for (const key of ['courtId', 'code', 'name'] as const) {
      expect(new Set(courts.map((court) => court[key])).size, key).toBe(courts.length);
    }
  });

  it('names the High Court of every bench', () => {
    for (const { parentId } of courts) {
      if (parentId !== undefined) expect(courtById(parentId)?.kind).toBe('high');
    }
  });

  it('knows the 25 High Courts of the portal', () => {
    expect(courts.filter((court) => court.kind === 'high' && court.parentId === undefined)).toHaveLength(25);
  });
});
