import { beforeEach, expect, it } from 'vitest';
import { countNoteDrafts, createNoteDrafts, forgetNoteDrafts } from './note-drafts.js';

const storage = () => window.localStorage;
const draft = { text: 'Ask counsel.', version: 0 };

beforeEach(() => storage().clear());

it('counts and forgets the drafts of one member only', () => {
  for (const documentId of ['c1', 'c2']) createNoteDrafts(storage, { userId: '7', documentId }).write(draft);
  const other = createNoteDrafts(storage, { userId: '71', documentId: 'c1' });
  other.write(draft);
  expect(countNoteDrafts(storage, '7')).toBe(2);
  forgetNoteDrafts(storage, '7');
  expect(countNoteDrafts(storage, '7')).toBe(0);
  expect(other.read()).toEqual(draft);
});

it('counts none where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(countNoteDrafts(blocked, '7')).toBe(0);
});
