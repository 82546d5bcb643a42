import { describe, expect, it } from 'vitest';
import { cited, brief } from './citator.fixtures.js';
import { groupCites } from './group-cites.js';

describe('groupCites', () => {
  it('lists a case once, whichever of its citations the text uses', () => {
    const target = brief({ id: 'c1' });
    const groups = groupCites([
      cited({ text: 'AIR 1990 SC 4', canonical: 'AIR 1990 SC 4', targets: [target] }),
      cited({ text: '(1990) 1 SCC 9', canonical: '(1990) 1 SCC 9', targets: [target] }),
      cited({ state: 'not-held', canonical: '(1991) 1 SCC 9', targets: [] }),
    ]);
    expect(groups.map(({ places }) => places.map(({ index }) => index))).toEqual([[0, 1], [2]]);
  });

  it('lists cases that open first, then keeps the order of the text', () => {
    const groups = groupCites([
      cited({ state: 'impossible', canonical: '1007 X 1', targets: [] }),
      cited({ state: 'not-held', canonical: 'A 1', targets: [] }),
      cited({ targets: [brief({ id: 'c2' })] }),
      cited({ targets: [brief({ id: 'c1' })] }),
    ]);
    expect(groups.map(({ strongest }) => strongest.targets[0]?.id ?? strongest.canonical)).toEqual([
      'c2',
      'c1',
      'A 1',
      '1007 X 1',
    ]);
  });

  it('shows the court’s strongest treatment, and counsel’s only when the court has none', () => {
    const [group] = groupCites([
      cited({ treatment: 'referred' }),
      cited({ treatment: 'overruled', speaker: 'counsel' }),
      cited({ treatment: 'followed' }),
    ]);
    expect(group?.strongest).toMatchObject({ treatment: 'followed', speaker: 'court' });
    expect(groupCites([cited({ treatment: 'doubted', speaker: 'counsel' })])[0]?.strongest.treatment).toBe('doubted');
  });

  it('keeps cases that the library does not have, and unread citations, apart', () => {
    const absent = { state: 'not-held', targets: [] } as const;
    expect(
      groupCites([
        cited({ ...absent, canonical: 'A 1' }),
        cited({ ...absent, canonical: 'A 2' }),
        cited({ state: 'unread', canonical: '', text: 'X 9', targets: [] }),
        cited({ state: 'unread', canonical: '', text: 'Y 9', targets: [] }),
      ]),
    ).toHaveLength(4);
  });
});
