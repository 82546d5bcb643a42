import { describe, expect, it } from 'vitest';
import { documentId } from './document-id.js';

describe('documentId', () => {
  it('is always the same for the same source and kind', () => {
    expect(documentId('case', 'indiacode:2390')).toBe(documentId('case', 'indiacode:2390'));
    expect(documentId('act', 'indiacode:2390')).toBe('a' + documentId('case', 'indiacode:2390').slice(1));
    expect(documentId('act', 'indiacode:2390')).toMatch(/^a[0-9a-hjkmnp-tv-z]{12}$/);
  });

  it('differs for different sources', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => documentId('case', `t:${index}`));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
