import { displayJudge } from '@headnote/core/format';
import { plainListedName } from '../../extraction/structure/judge-names.js';
import type { Judge, JudgeDecision, JudgeSpelling, PrintedJudge } from './judge.js';
import { addTo, groupJudges, type JudgeKey } from './group-judges.js';
import { indexKeyOf, isSurnameAlone, surnameKeyOf } from './judge-keys.js';
import { readJudgeName } from './read-judge-name.js';

/** Years before the first and after the last printed judgment in which a surname alone may mean the judge. */
const NEARBY = 1;

/**
 * Makes the list of judges from the names that judgments print, those with most judgments first. A surname alone counts for
 * the judge whom the court had at that time, if it had one only.
 */
export function listJudges(printed: readonly PrintedJudge[], decisions: readonly JudgeDecision[]): readonly Judge[] {
  const groups = groupJudges(printed, decisions);
  const isAlone = (keys: readonly JudgeKey[]) => keys.every(({ read }) => read.every(isSurnameAlone));
  const whole = groups.filter((keys) => !isAlone(keys));
  const bySurname = new Map<string, (readonly JudgeKey[])[]>();
  for (const keys of whole) for (const surname of new Set(keys.flatMap(surnamesOf))) addTo(bySurname, surname, keys);
  const meant = new Map<readonly JudgeKey[], PrintedJudge[]>();
  const left = groups.filter(isAlone).map((keys) => {
    const rest = keys.flatMap((one) =>
      one.printed.filter((place) => {
        const [judge, ...others] = (bySurname.get(one.key) ?? bySurname.get(one.read[0]?.words[0] ?? '') ?? []).filter(
          (each) => satThen(each, place),
        );
        if (judge === undefined || others.length > 0) return true;
        addTo(meant, judge, place);
        return false;
      }),
    );
    return judgeOf(
      keys,
      rest.map((place) => surnameKeyOf(keyOf(place.name), place)),
      { printed: rest, isSurnameOnly: true },
    );
  });
  const judges = whole.map((keys) => {
    const surnames = meant.get(keys) ?? [];
    const own = keys.map(({ key }) => indexKeyOf(key));
    const printedBy = [...keys.flatMap((one) => one.printed), ...surnames];
    return judgeOf(keys, [...own, ...surnames.map((place) => surnameKeyOf(keyOf(place.name), place))], {
      printed: printedBy,
      isSurnameOnly: false,
    });
  });
  return [...judges, ...left.filter(({ documents }) => documents > 0)].toSorted(
    (one, other) => other.documents - one.documents || (one.name < other.name ? -1 : 1),
  );
}

const keyOf = (name: string): string => readJudgeName(name).key;

/** The last words of a judge's names, which is what a court calls the judge. */
const surnamesOf = ({ read }: JudgeKey): readonly string[] =>
  read
    .flatMap(({ words, short }) => [words.at(-1) ?? '', short.split(' ')[1] ?? ''])
    .filter((surname) => surname !== '');

function satThen(keys: readonly JudgeKey[], { courtId, year }: PrintedJudge): boolean {
  if (year === 0) return false;
  return keys.some(({ terms }) => {
    const term = terms.get(courtId);
    return term !== undefined && term.from - NEARBY <= year && year <= term.to + NEARBY;
  });
}

interface JudgeParts {
  readonly printed: readonly PrintedJudge[];
  readonly isSurnameOnly: boolean;
}

function judgeOf(
  keys: readonly JudgeKey[],
  indexKeys: readonly string[],
  { printed, isSurnameOnly }: JudgeParts,
): Judge {
  const years = printed.map(({ year }) => year).filter((year) => year > 0);
  const spellings = spellingsOf(printed);
  return {
    name: nameOf(keys),
    documents: spellings.reduce((sum, { documents }) => sum + documents, 0),
    spellings,
    from: years.length === 0 ? 0 : Math.min(...years),
    to: years.length === 0 ? 0 : Math.max(...years),
    indexKeys: [...new Set(indexKeys)],
    isSurnameOnly,
  };
}

function spellingsOf(printed: readonly PrintedJudge[]): readonly JudgeSpelling[] {
  return [...Map.groupBy(printed, ({ name }) => name)]
    .map(([name, own]) => ({
      name,
      key: keyOf(name),
      documents: own.reduce((sum, { documents }) => sum + documents, 0),
    }))
    .toSorted((one, other) => other.documents - one.documents || (one.name < other.name ? -1 : 1));
}

/** Of the most frequent key, the name in its usual order with its parts most apart, then the most frequent. */
function nameOf(keys: readonly JudgeKey[]): string {
  const [most] = keys.toSorted((one, other) => other.documents - one.documents || other.key.length - one.key.length);
  const printed = most?.printed ?? [];
  // Only a comma tells which word is the surname.
  const surnames = printed.filter(({ name }) => name.includes(',')).map(({ name }) => readJudgeName(name).words.at(-1));
  const byName = [...Map.groupBy(printed, ({ name }) => name)].map(([name, own]) => ({
    shown: shownName(name),
    documents: own.reduce((sum, { documents }) => sum + documents, 0),
  }));
  const counted = [...Map.groupBy(byName, ({ shown }) => shown)].map(([name, own]) => {
    const { words } = readJudgeName(name);
    return {
      name,
      isInOrder: Number(surnames.length === 0 ? !/\p{Lu}\.$/u.test(name) : surnames.includes(words.at(-1))),
      words: words.length,
      documents: own.reduce((sum, { documents }) => sum + documents, 0),
    };
  });
  const [best] = counted.toSorted(
    (one, other) =>
      other.words - one.words ||
      other.isInOrder - one.isInOrder ||
      other.documents - one.documents ||
      (one.name < other.name ? -1 : 1),
  );
  return best?.name ?? '';
}

/** `KRISHNAIYER, V.R.` as `V.R. Krishnaiyer`: without titles, initials together. */
const shownName = (printed: string): string =>
  displayJudge(plainListedName(printed))
    .replace(/(?<=\b\p{Lu})\s(?=\p{Lu}\b)/gu, '. ')
    .replace(/(?<=\b\p{Lu}\.) ?(?=\p{Lu}\b\.?)/gu, '')
    .replace(/(?<=\b\p{Lu}\.)(?=\p{L}{2})/gu, ' ');
