import { codesWords, nearWords, type EmbedAnswer } from '@headnote/core/embed';

/** Every text of the citation finder. Another language is another object of this type. */
export const citationFinderMessages = {
  label: 'Find by citation or parties',
  hint: 'AIR 1980 SC 1789, 2023 INSC 1066, or Minerva Mills. Several with a semicolon between them.',
  clear: 'Clear',
  list: 'Answers',
  library: 'Headnote library',
  check: 'Check a brief',
  back: 'Find one citation',
  retry: 'Try again',
  checkFailed: 'The check could not be loaded. Please try again, or find one citation at a time.',
  keys: '↓ choose · Enter open · Esc close',
  loading: 'Looking',
  error: 'The library could not be asked. What you typed is kept.',
  quota: 'This page has asked the library too often. Please wait a little. What you typed is kept.',
  reading: (count: string) => `${count} citations read.`,
  answers: (count: string) => `${count} answers.`,
  suggested: (count: string) => `Judgments suggested: ${count}.`,
  /** Name of an answer. */
  states: {
    found: 'Found',
    overruled: 'Overruled',
    reversed: 'Reversed',
    doubted: 'Doubted',
    ambiguous: 'Several',
    'party-differs': 'One other name',
    'name-differs': 'Other names',
    'not-held': 'Not held',
    impossible: 'Cannot exist',
    unread: 'Not read',
    incomplete: 'Incomplete',
    provision: 'Provision',
    names: 'Names',
  } satisfies Record<EmbedAnswer, string> as Record<EmbedAnswer, string>,
  /** An answer in a sentence. */
  sentences: {
    found: '',
    overruled: 'A later judgment overrules it.',
    reversed: 'A higher court or larger bench reverses it.',
    doubted: 'A later judgment doubts it.',
    ambiguous: 'More than one judgment has this citation.',
    'party-differs': 'One party of this judgment is another than you typed.',
    'name-differs': 'The parties of this judgment are others than you typed.',
    'not-held': 'It may exist, but this library does not have it.',
    impossible: 'No report can have this citation.',
    unread: 'This is no citation and no name of a party that we know. Look at its spelling.',
    incomplete: 'The page is missing, and the library has nothing in this volume.',
    provision: 'This is a provision of law, not a judgment.',
    names: 'Judgments with these parties:',
  } satisfies Record<EmbedAnswer, string> as Record<EmbedAnswer, string>,
  /** What the library has near a citation that it does not have: sentences of core. */
  nearby: nearWords,
  /** What the other code has in place of a provision: words of core. */
  codes: codesWords,
  near: 'A page of a known volume, but of no judgment in this library. Near it:',
  fitting: 'The page is missing. The library has in this volume:',
  elsewhere: (citation: string) => `Same names reported at ${citation}`,
  by: (treatment: string, title: string) => `${treatment} by ${title}`,
  bench: (judges: number) => (judges === 1 ? 'single judge' : `bench of ${judges}`),
};

/** The texts of the finder, by name. */
export type CitationFinderLabels = typeof citationFinderMessages;
