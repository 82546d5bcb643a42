import type { EmbedHit, EmbedLater, EmbedLink, EmbedVerdict } from '@headnote/core/embed';
import type { FinderSource } from './types.js';

/** A judgment with a link. */
export const link = (parts: Partial<EmbedLink> = {}): EmbedLink => ({
  title: 'Asha Varma v. State of Vindhya',
  citation: 'AIR 1980 SC 1789',
  court: 'Supreme Court',
  date: '1980-07-31',
  href: 'https://library.example/case/2025-hns-1',
  ...parts,
});

/** A judgment that nothing warns of. */
export const hit = (parts: Partial<EmbedHit> = {}): EmbedHit => ({ ...link(), later: null, ...parts });

/** A judgment that overrules another one. */
export const later: EmbedLater = {
  ...link({ title: 'Malwa Mills v. Union', citation: '1985 INSC 7', date: '1985-05-02' }),
  treatment: 'overruled',
  bench: 5,
};

/** What the library has for one line. */
export const verdict = (parts: Partial<EmbedVerdict> = {}): EmbedVerdict => ({
  citation: 'air 1980 sc 1789',
  state: 'found',
  canonical: 'AIR 1980 SC 1789',
  printed: 'AIR 1980 SC 1789',
  reason: '',
  items: [hit()],
  elsewhere: [],
  fits: [],
  ...parts,
});

const none = { items: [], canonical: '' };

/** A verdict of each kind. */
export const verdicts = {
  found: verdict(),
  overruled: verdict({ items: [hit({ later })] }),
  several: verdict({
    state: 'ambiguous',
    citation: '1987 1 SCC',
    printed: '(1987) 1 SCC 124',
    items: [hit(), hit({ title: 'Malwa Sangh v. Board', href: 'https://library.example/case/2' })],
  }),
  otherNames: verdict({
    state: 'name-differs',
    elsewhere: [hit({ title: 'Roy v. Sen', citation: 'AIR 1987 SC 663' })],
  }),
  missing: verdict({
    ...none,
    state: 'not-held',
    citation: '2019 4 SCR 77',
    printed: '(2019) 4 SCR 77',
    fits: [link({ citation: '(2019) 4 SCR 61' }), link({ citation: '(2019) 4 SCR 92' })],
  }),
  impossible: verdict({
    ...none,
    state: 'impossible',
    citation: '2090 INSC 5',
    printed: '2090 INSC 5',
    reason: '2090 is a future year.',
  }),
  unread: verdict({ ...none, state: 'unread', citation: 'xyz 12', printed: '' }),
  incomplete: verdict({
    ...none,
    state: 'incomplete',
    citation: '1987 1 SCC',
    printed: '(1987) 1 SCC',
    fits: [link({ citation: '(1987) 1 SCC 124' })],
  }),
  lacking: verdict({
    ...none,
    state: 'incomplete',
    citation: 'AIR SC 14',
    printed: '',
    reason: 'The year is missing.',
  }),
  provision: verdict({ ...none, state: 'provision', citation: 's. 302 ipc', printed: 'S. 302 IPC' }),
} satisfies Record<string, EmbedVerdict>;

/** Answers every line with the same verdict, and every name with the same judgments. */
export const sourceOf = (...answers: readonly EmbedVerdict[]): FinderSource => ({
  read: async () => answers,
  suggest: async () => [],
});
