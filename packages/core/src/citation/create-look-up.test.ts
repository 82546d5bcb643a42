import { describe, expect, it, vi } from 'vitest';
import { checkText } from './check-text.js';
import { createLookUp, type CitationClient } from './create-look-up.js';

const library: Readonly<
  Record<string, readonly { id: string; title: string; houseCitation: string; citation: string }[]>
> = {
  'AIR 1973 SC 1461': [
    { id: 'c1', title: 'Kesavananda Bharati v. State of Kerala', houseCitation: '1973 HN 1', citation: '1973 HN 1' },
  ],
  'Civil Appeal 12 of 1990': [
    { id: 'c2', title: 'Asha Menon v. Lakeside Society', houseCitation: '1991 HN 4', citation: '1991 HN 4' },
  ],
};
type Check = CitationClient['citations']['check'];
const clientOf = (check: Check): CitationClient => ({ citations: { check } });
const answer: Check = async ({ citations }) =>
  citations.map((citation) => ({ hits: library[citation] ?? [], elsewhere: [] }));

describe('createLookUp', () => {
  it('sends only the different citations and the names before them, and reports progress', async () => {
    const check = vi.fn<Check>(answer);
    const onProgress = vi.fn<(progress: unknown) => void>();
    const text = 'Secret advice. AIR 1973 SC 1461. Again AIR 1973 SC 1461; and Asha v. Ravi, (1990) 1 SCC 5.';
    const checked = await checkText(text, createLookUp(clientOf(check)), { onProgress });
    expect(checked.map(({ state }) => state)).toEqual(['found', 'found', 'not-held']);
    expect(JSON.stringify(check.mock.calls)).not.toContain('Secret');
    expect(check.mock.calls[0]?.[0]).toEqual({
      citations: ['AIR 1973 SC 1461', '1990 (1) SCC 5'],
      names: ['', 'Asha v. Ravi'],
    });
    expect(onProgress).toHaveBeenCalledWith({ done: 2, total: 2 });
  });

  it('finds a case number only with the name of the case, because other courts use the same number', async () => {
    const lookUp = createLookUp(clientOf(answer));
    const stateOf = async (text: string) => (await checkText(text, lookUp)).map(({ state }) => state);
    expect(await stateOf('See Civil Appeal No. 12 of 1990.')).toEqual(['ambiguous']);
    expect(await stateOf('See Asha Menon v. Lakeside Society, Civil Appeal No. 12 of 1990.')).toEqual(['found']);
  });

  it('sends at most 500 citations at once, and passes on the signal and errors', async () => {
    const check = vi.fn<Check>(answer);
    const lookUp = createLookUp(clientOf(check));
    const sought = Array.from({ length: 1201 }, (_, index) => ({ canonical: `AIR 1973 SC ${index}` }));
    const { signal } = new AbortController();
    expect(await lookUp(sought, { signal })).toHaveLength(1201);
    expect(check.mock.calls.map(([{ citations }]) => citations.length)).toEqual([500, 500, 201]);
    expect(check.mock.calls[0]?.[1]).toEqual({ signal });
    check.mockRejectedValueOnce(new Error('no line'));
    await expect(lookUp(sought, {})).rejects.toThrow('no line');
  });
});
