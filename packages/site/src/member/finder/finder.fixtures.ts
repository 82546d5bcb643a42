import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';

interface WireCase {
  readonly file_name: string;
  readonly title: string;
  readonly lscitation: string;
  readonly citation: string;
  readonly later: object | null;
}

const hit = (id: string, title: string, [citation, house]: readonly [string, string], later: object | null = null) => ({
  file_name: id,
  title,
  lscitation: house,
  citation,
  courtname: 'Supreme Court of India',
  dispose_dt: '1992-02-11',
  bench_strength: 3,
  is_overruled: later !== null,
  later,
});

const overruled = {
  treatment: 'overruled',
  file_name: 'c0000000000c9',
  title: 'Deccan Salt Works v. Union of India',
  citation: '(2004) 2 SMP 71',
  courtname: 'Supreme Court of India',
  dispose_dt: '2004-02-11',
  bench_strength: 5,
  sentence: 'We overrule it.',
  paragraph: 'p9',
};

const ganga = hit('c0000000000c3', 'Ganga v. Registrar', ['AIR 1992 SC 44', '1992 HN 8']);

const stored: Readonly<Record<string, readonly WireCase[]>> = {
  '1990 (4) SCC 9': [
    hit('c0000000000c1', 'Bhaskar Mills v. State of Sahyadri', ['(1990) 4 SCC 9', '1990 HN 4'], overruled),
  ],
  'AIR 1992 SC 44': [ganga],
  '1991 (3) SCC 8': [
    hit('c0000000000c4', 'Chitra v. Union of India', ['(1991) 3 SCC 8', '1991 HN 5']),
    hit('c0000000000c5', 'Chitra v. State of Goa', ['(1991) 3 SCC 8', '1991 HN 6']),
  ],
  '1991 (3) SCC 10': [hit('c0000000000c6', 'Chitra v. State of Goa', ['(1991) 3 SCC 10', '1991 HN 7'])],
};

const choices: Readonly<Record<string, readonly [text: string, count: number, id?: string][]>> = {
  books: [
    ['SCC', 1204],
    ['AIR', 88],
    ['Crimes & Cases', 2],
  ],
  years: [
    ['1991', 40],
    ['1990', 12],
  ],
  volumes: [
    ['3', 2],
    ['4', 1],
  ],
  pages: [
    ['8', 2],
    ['9', 1, 'c0000000000c1'],
  ],
};

function answer(outdata: unknown) {
  return Promise.resolve(
    Response.json({ flag: true, message: '', outdata: JSON.stringify(outdata), outdatalist: null }),
  );
}

/** What a line is, as the server reads it. */
function lineOf(citation: string, name = ''): object {
  const none = { citation, canonical: '', printed: '', reason: '', cases: [], elsewhere: [], fits: [] };
  if (citation.startsWith('section')) return { ...none, state: 'provision', printed: 'S. 302 IPC' };
  if (!/\d/.test(citation)) return { ...none, state: 'unread' };
  const [, parties = name, report = citation] = /^(\D+), (.+)$/.exec(citation) ?? [];
  const canonical = report.replace(/^\((\d{4})\) (\d) (?=\D+ \d)/, '$1 ($2) ');
  if (canonical === '(1990) 4 SCC') {
    return { ...none, state: 'incomplete', printed: canonical, fits: stored['1990 (4) SCC 9'] };
  }
  const cases = stored[canonical] ?? [];
  const state = cases.length > 1 ? 'ambiguous' : cases.length === 1 ? 'found' : 'not-held';
  const elsewhere = cases.length === 0 && parties === 'Ganga v. Registrar' ? [ganga] : [];
  return { ...none, canonical, printed: report, state, cases, elsewhere };
}

/** Every judgment has 40 paragraphs and one sentence. */
function comparisonOf({ quotation, pinpoint }: { readonly quotation: string; readonly pinpoint: string }): object {
  const [number = ''] = /\d+/.exec(pinpoint) ?? [];
  const isBeyond = Number(number) > 40;
  return {
    pinpoint: pinpoint === '' ? 'none' : isBeyond ? 'beyond' : 'exists',
    last: isBeyond ? '40' : '',
    quotation: quotation === '' ? 'none' : quotation === 'The lease was renewed.' ? 'word-for-word' : 'not-found',
    segments: [],
    passage: '',
    paragraph: '',
    judge: '',
  };
}

/** A library that looks up citations and lists the parts of those it has. */
export const checkingLibrary: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/citations/lines') {
    const { citations, names = [] } = (await request.json()) as { citations: string[]; names?: string[] };
    return answer(
      citations.map((citation, index) => {
        const [first = '', second] = citation.split(' and ');
        if (second === undefined) return lineOf(citation, names[index]);
        return { ...lineOf(first), others: [lineOf(second)] };
      }),
    );
  }
  if (pathname === '/api/citations/compare') {
    const { claims } = (await request.json()) as { claims: { quotation: string; pinpoint: string }[] };
    return answer(claims.map(comparisonOf));
  }
  const part = {
    '/api/caselaw/getCitiations': 'books',
    '/api/caselaw/getcitationdata': searchParams.get('flag') ?? '',
  }[pathname];
  if (part === undefined) return fakeLibrary()(input, init);
  // A book of the second kind has no volumes.
  const list = part === 'volumes' && searchParams.get('book') === 'AIR' ? [['0', 1] as const] : (choices[part] ?? []);
  return answer(list.map(([text, count, id = '']) => ({ text, count, file_name: id })));
};
