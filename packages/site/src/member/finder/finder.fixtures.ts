import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';

const held: Readonly<
  Record<string, readonly { file_name: string; title: string; lscitation: string; citation: string }[]>
> = {
  '1990 (4) SCC 9': [
    {
      file_name: 'c0000000000c1',
      title: 'Bhaskar Mills v. State of Sahyadri',
      lscitation: '1990 HN 4',
      citation: '1990 HN 4',
    },
  ],
  'AIR 1992 SC 44': [
    { file_name: 'c0000000000c3', title: 'Ganga v. Registrar', lscitation: '1992 HN 8', citation: '1992 HN 8' },
  ],
  '1991 (3) SCC 8': [
    { file_name: 'c0000000000c4', title: 'Chitra v. Union of India', lscitation: '1991 HN 5', citation: '1991 HN 5' },
    { file_name: 'c0000000000c5', title: 'Chitra v. State of Goa', lscitation: '1991 HN 6', citation: '1991 HN 6' },
  ],
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

/** A library that looks up citations and lists the parts of those it has. */
export const checkingLibrary: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/citations/check') {
    const { citations } = (await request.json()) as { citations: string[] };
    return answer(
      citations.map((citation) => {
        const hits = held[citation] ?? held[citation.replace(/^\((\d{4})\) (\d)/, '$1 ($2)')] ?? [];
        const state = hits.length > 1 ? 'ambiguous' : hits.length === 1 ? 'found' : 'not-held';
        return { citation, canonical: citation, state, hits };
      }),
    );
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
