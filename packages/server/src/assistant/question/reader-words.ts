import { stemWord } from '../../search/text/analysis/stem-word.js';

/** What readers say in several words, and the courts in one. */
const PHRASES: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\b(?:let|get|got|set|go|went) (?:out|free|off)\b/giu, 'released'],
  [/\b(?:sent|send|go|put|taken) back to (?=jail|prison|custody)/giu, ''],
  [/\b(?:step|stepped) in\b/giu, 'interfere'],
  [/\b(?:thrown?|threw|kicked) out\b/giu, 'evicted'],
  [/\bstr(?:ike|uck) down\b/giu, 'quashed'],
  [/\bsent back\b/giu, 'remanded'],
  [/\b(?:for |by |since )?how (?:long|much|many|far|often)\b/giu, ''],
];

/** Words that mean the same to a reader, in the words of readers and of courts; each line is one meaning. */
const ALIKE = `
jail, prison, custody, imprisonment, incarceration
released, bail, enlarged, freed
interfere, intervene, interference, intervention
cancel, quash, set aside, rescind, revoke, annul, cancellation
late, delay, belated
bound, obliged, obligation, duty, required, expected
moved, shift, relocate
believe, reliable, credible, trustworthy, acceptable, credence
attack, assault, assailants
doctor, dr, surgeon
police, constable
killed, murder
fired, sacked, dismissed from service, removed from service, terminated
evicted, ejectment, ejected
salary, wages, emoluments
house, premises, dwelling
boss, employer
promise, undertaking, assurance
false, untrue
forbidden, prohibited, barred
began, commencement, commenced
crime, offence
tell, told, disclose
cut, reduced, lowered, reduction
`;

const groups: ReadonlyMap<string, readonly string[]> = new Map(
  ALIKE.split('\n')
    .map((line) => line.split(', ').filter((word) => word !== ''))
    .flatMap((words) => words.map((word): [string, readonly string[]] => [stemWord(word), words])),
);

/** Returns a question with the readers' phrases in words that can be looked for. */
export function plainWords(text: string): string {
  return PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, ` ${word} `), text);
}

/** Returns words that mean the same; empty if none is known. */
export const alike = (word: string): readonly string[] => groups.get(stemWord(word)) ?? [];
