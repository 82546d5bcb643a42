import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damaged, pieces } from './damaged-texts.fixtures.js';
import { extractCitations, normaliseCitation, parseCitation, printCitation, type Citation } from './index.js';

/** Number of mutated strings, normally and with `LONG_RUN=1`. */
const MUTATIONS = process.env['LONG_RUN'] ? 100_000 : 2_000;
const RUNS = 500;
/** Timeout for all mutated strings on a busy machine, in milliseconds. */
const SLOW = 600_000;

const samples = [
  '(1973) 4 SCC 225, para 23 : AIR 1973 SC 1461 = 1973 Supp SCR 1',
  'JT 1991 (4) SC 285; 2007 (14) SCALE 191; ILR (1977) 1 All 5 (FB)',
  '2023:DHC:1234-DB, [1950] INSC 1, 2020INSC387, MANU/SC/0201/1990',
  'Arnesh Kumar v. State of Bihar (2014) 8 SCC 273 at 280. Ibid. Arnesh Kumar (supra)',
  'S. 302 r/w 34 IPC, Order VII Rule 11(d) CPC, Art. 226, Act XLV of 1860, G.S.R. 12(E), Sch. VII, List II, Entry 54',
  'SLP(Crl.) No. 4634 of 2014, Crl.A. No.-001957-001961 - 2024, W.P.(C) 1021/2016 decided on 3.4.2018',
  '(1857-60) 7 Moo IA (476) 2019 NearLaw (BombayHC Goa) Online 12 (2017) 80 taxmann.com 84 (SC)',
];
const mutated = damaged(samples, 8);

const series = fc.constantFrom(
  'SCC',
  'SCR',
  'SCALE',
  'ALL MR',
  'MhLJ',
  'BomCR',
  'CriLJ',
  'SCC (Cri)',
  'KLT',
  'MPLJ',
  'ABR (Cri)',
  'ALD (Crl)',
);
const year = fc.integer({ min: 1990, max: 2025 });
const page = fc.integer({ min: 1, max: 9999 });
const citation = fc.oneof(
  fc.tuple(series, year, fc.integer({ min: 1, max: 20 }), page).map(([name, y, v, p]) => `(${y}) ${v} ${name} ${p}`),
  fc.tuple(year, fc.integer({ min: 1, max: 5 }), page).map(([y, v, p]) => `${y} Supp (${v}) SCC ${p}`),
  fc.tuple(year, page).map(([y, p]) => `${y} Supp SCR ${p}`),
  fc.tuple(year, fc.constantFrom('SC', 'Bom', 'Del', 'P&H', 'J&K'), page).map(([y, c, p]) => `AIR ${y} ${c} ${p}`),
  fc.tuple(year, fc.constantFrom('SC', 'Bom', 'Del'), page).map(([y, c, p]) => `${y} SCC OnLine ${c} ${p}`),
  fc
    .tuple(year, fc.constantFrom('DHC', 'BHC-AS', 'KHC-D', 'AHC'), page, fc.constantFrom('', '-DB'))
    .map(([y, c, p, s]) => `${y}:${c}:${p}${s}`),
  fc.tuple(year, page).map(([y, p]) => `${y} INSC ${p}`),
  fc.tuple(year, fc.constantFrom('All', 'Kar'), page).map(([y, c, p]) => `ILR ${y} ${c} ${p}`),
  fc.tuple(page, year).map(([p, y]) => `SLP (Crl) No. ${p} of ${y}`),
  fc.tuple(page, fc.constantFrom('IPC', 'CrPC')).map(([p, a]) => `Section ${p} ${a}`),
  fc.tuple(year, page, fc.constantFrom('Guj', 'Gau')).map(([y, p, c]) => `${y} (1) GLR (${c}) ${p}`),
);

const check = (arbitrary: fc.Arbitrary<string>, isTrue: (text: string) => boolean, numRuns = RUNS) =>
  fc.check(fc.property(arbitrary, isTrue), { numRuns, seed: 5 });
const expectHolds = (result: { readonly failed: boolean; readonly counterexample: unknown }) =>
  expect(result.failed, JSON.stringify(result.counterexample)).toBe(false);

const liesOnText = (text: string, found: readonly Citation[]): boolean =>
  found.every(
    (one, index) =>
      one.start < one.end &&
      text.slice(one.start, one.end) === one.text &&
      one.start >= (found[index - 1]?.end ?? 0) &&
      (one.refersTo === undefined || (one.refersTo < index && found[one.refersTo]?.shortForm === undefined)),
  );

describe('any text', () => {
  it(
    `spans are in the text, in order, and nothing throws, for ${MUTATIONS} mutated strings`,
    () => {
      expectHolds(check(mutated, (text) => liesOnText(text, extractCitations(text)), MUTATIONS));
    },
    SLOW,
  );

  it('random text gives valid spans', () => {
    expectHolds(
      check(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 200 }), (text) =>
        liesOnText(text, extractCitations(text)),
      ),
    );
  });

  it('control: detects a parser that throws at one character', () => {
    const broken = (text: string) => {
      if (text.includes('\u{1F600}')) throw new RangeError('not a letter');
      return extractCitations(text).length >= 0;
    };
    expect(check(mutated, broken).failed).toBe(true);
  });

  it('control: detects a span that is off by one', () => {
    const broken = (text: string) => extractCitations(text).map((one) => ({ ...one, end: one.end + 1 }));
    expect(check(mutated, (text) => liesOnText(text, broken(text))).failed).toBe(true);
  });
});

describe('the canonical form', () => {
  const isIdempotent = (normalise: (text: string) => string | undefined) => (text: string) => {
    const once = normalise(text);
    return once === undefined || normalise(once) === once;
  };

  it('has itself as its canonical form', () => {
    expectHolds(check(citation, isIdempotent(normaliseCitation)));
    expectHolds(check(citation, (text) => normaliseCitation(text) !== undefined));
  });

  it(
    'of a mutated citation is stable too',
    () => {
      const stable = (text: string) =>
        extractCitations(text).every(
          ({ canonical, shortForm }) => shortForm !== undefined || isIdempotent(normaliseCitation)(canonical),
        );
      expectHolds(check(mutated, stable, MUTATIONS));
    },
    SLOW,
  );

  it('control: detects a canonical form that changes', () => {
    const broken = (text: string) => {
      const own = normaliseCitation(text);
      return own && `${own}0`;
    };
    expect(check(citation, isIdempotent(broken)).failed).toBe(true);
  });
});

describe('print styles', () => {
  const styles = ['printed', 'canonical', 'neutral', 'scc', 'bluebook'] as const;
  const roundTrips = (print: typeof printCitation) => (text: string) => {
    const one = parseCitation(text);
    if (one === undefined) return false;
    // AIR without a court is printed with the one that it must mean.
    const meant = [one.canonical, ...(one.family === 'AIR' ? (one.alternatives ?? []) : [])];
    return styles.every((style) => meant.includes(normaliseCitation(print(one, style)) ?? ''));
  };

  it('parse back to the same citation', () => {
    expectHolds(check(citation, roundTrips(printCitation)));
  });

  it('control: detects a style that omits the supplement', () => {
    const broken: typeof printCitation = (one, style) => printCitation(one, style).replace(/Supp ?/, '');
    expect(check(citation, roundTrips(broken)).failed).toBe(true);
  });

  it.each([
    ['1973 (4) S.C.C. 225', 'scc', '(1973) 4 SCC 225'],
    ['(1992) Supp (1) SCC 222', 'scc', '1992 Supp (1) SCC 222'],
    ['A.I.R. 1973 Supreme Court 1461', 'scc', 'AIR 1973 SC 1461'],
    ['1978 AIR 597', 'scc', 'AIR 1978 SC 597'],
    ['(1991) 4 JT (SC) 285', 'scc', 'JT 1991 (4) SC 285'],
    ['ILR 1977 (1) All 5', 'scc', 'ILR (1977) 1 All 5'],
    ['(1973) 4 SCC 225', 'bluebook', '(1973) 4 S.C.C. 225 (India)'],
    ['AIR 1973 SC 1461', 'bluebook', 'A.I.R. 1973 SC 1461 (India)'],
    ['2023/DHC/001234-DB', 'neutral', '2023:DHC:1234-DB'],
    ['2020INSC387', 'neutral', '2020 INSC 387'],
    ['1973 (4) S.C.C. 225', 'printed', '1973 (4) S.C.C. 225'],
  ] as const)('%s in the style %s is %s', (text, style, printed) => {
    const one = parseCitation(text);
    expect(one && printCitation(one, style)).toBe(printed);
  });
});

describe('time', () => {
  /** Length of the smaller text. The larger is eight times as long, 10 MB in long runs. */
  const SIZE = process.env['LONG_RUN'] ? 1_250_000 : 10_000;
  const TIMES = 8;
  /** Times below this are too short to measure, in milliseconds. */
  const FLOOR = 4;
  /** Maximum ratio of the times. Quadratic work gives 64; the margin is for a busy machine. */
  const LINEAR = 30;
  /** Processor time in milliseconds, which does not depend on other processes. */
  const measure = (work: () => void) => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1000;
  };
  const growth = (unit: string, work: (text: string) => void, rounds = 3) => {
    const best = (text: string) => Math.min(...Array.from({ length: rounds }, () => measure(() => work(text))));
    const small = unit.repeat(SIZE / unit.length);
    return best(unit.repeat((TIMES * SIZE) / unit.length)) / Math.max(best(small), FLOOR);
  };

  it.each([
    '([',
    '1',
    ' ',
    'SCC ',
    'SCC 1 ',
    '(1973) 4 SCC ',
    '(1973) 4 SCC 225 : ',
    'Section 5, ',
    '5, ',
    'Order VII Rule ',
    'S. 5 of the Aaa ',
    ' v. ',
    'Aa ',
    'supra ',
    'W.P. No. 5, ',
    '2024:',
    'A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.a (supra) (1973) 4 SCC 1 ',
    '2019 ',
    'Aa v. B (1973) 4 SCC 225 (supra) ',
    'Abcde v. B (1973) 4 SCC 225. Abcde case ',
    '((((1(',
    '1857-60-',
  ])(
    'is linear in text of "%s"',
    (unit) => {
      expect(growth(unit, extractCitations)).toBeLessThan(LINEAR);
    },
    process.env['LONG_RUN'] ? 300_000 : undefined,
  );

  it('control: detects quadratic work', () => {
    let sum = 0;
    const quadratic = (text: string) => {
      for (let at = 0; at < text.length; at += 12)
        for (let other = 0; other < text.length; other += 4) sum += text.charCodeAt(other);
    };
    expect(growth('1', quadratic, 1)).toBeGreaterThan(LINEAR);
    expect(sum).toBeGreaterThan(0);
  }, 60_000);
});
