import { AREA } from '@headnote/core/config';

/** Names in the address of the table of codes. */
export const codesParameters = { pair: 'pair', section: 'section', kind: 'kind', words: 'q', order: 'order' } as const;

/** The table of the old and the new codes; with a pair of codes, and with an old section, or a new one after a `+`, opened side by side. */
export function codesPath(pair = '', section = ''): string {
  const query = new URLSearchParams({ ...(pair !== '' && { pair }), ...(section !== '' && { section }) }).toString();
  return `/${AREA}/codes${query === '' ? '' : `?${query}`}`;
}

/** The titles of the six codes in libraries, by the short name of the citation engine. */
const titles: readonly (readonly [name: string, title: RegExp])[] = [
  ['IPC', /\bIndian Penal Code\b/i],
  ['CrPC', /\bCode of Criminal Procedure\b(?!.*1898)/i],
  ['Evidence Act', /\bIndian Evidence Act\b/i],
  ['BNS', /\bNyaya Sanhita\b/i],
  ['BNSS', /\bNagarik Suraksha Sanhita\b/i],
  ['BSA', /\bSakshya Adhiniyam\b/i],
];

/** Returns the short name of a code of the six by the title of an act; undefined for any other act, also one that amends a code. */
export const codeOfTitle = (title: string): string | undefined =>
  /amend|repeal/i.test(title) ? undefined : titles.find(([, one]) => one.test(title))?.[0];
