import type { FieldName } from './fields.js';
import type { NearTree, QueryTree, RangeTree } from './query-tree.js';
import { isLikeOperator } from './word-tree.js';

/** Describes a field in front of its value. */
const fieldPhrases = {
  party: 'with a party',
  judge: 'heard by judge',
  advocate: 'argued by advocate',
  act: 'citing the act',
  section: 'citing section',
  court: 'of the court',
  subject: 'on the subject',
  decision: 'decided as',
  citation: 'cited as',
  title: 'titled',
  casetype: 'of the case type',
  casenumber: 'with the case number',
} as const satisfies Partial<Record<FieldName, string>>;

/**
 * Describes a search in words, for a line above its results: `judgments containing “land acquisition” within 5 words of
 * compensation, decided from 24 April 1973 to 1980 by 5 judges or more`. Returns plain text.
 */
export function explain(tree: QueryTree, options: { readonly kind?: 'cases' | 'acts' } = {}): string {
  const documents = options.kind === 'acts' ? 'acts' : 'judgments';
  if (tree.type === 'all') return `all ${documents}`;
  const parts = tree.type === 'and' ? tree.of : [tree];
  const texts = parts.filter((part) => !isAboutField(part));
  const contents = texts.length > 0 ? [`containing ${list(texts, 'and')}`] : [];
  const text = [...contents, ...parts.filter(isAboutField).map((part) => describe(part))].join(', ');
  // Join date and judges: decided in 1980 by 5 judges.
  return `${documents} ${text.replace(/((?:^|, )decided (?:in|on|from|until)[^,]*), decided by/g, '$1 by')}`;
}

function isAboutField(tree: QueryTree): boolean {
  return 'name' in tree || ('of' in tree && [tree.of].flat().some(isAboutField));
}

function describe(tree: QueryTree, isNested = false): string {
  const group = (text: string): string => (isNested ? `(${text})` : text);
  switch (tree.type) {
    case 'all':
      return 'anything';
    case 'word':
      return isLikeOperator(tree.text) ? `“${tree.text}”` : tree.text;
    case 'phrase':
      return tree.slop ? group(`“${tree.text}” with up to ${count(tree.slop, 'word')} between`) : `“${tree.text}”`;
    case 'pattern':
      return /^[^*?]*\*$/.test(tree.text)
        ? `words that begin with ${tree.text.slice(0, -1)}`
        : `words like ${tree.text}`;
    case 'and':
      return group(list(tree.of, 'and'));
    case 'or':
      return group(`either ${list(tree.of, 'or')}`);
    case 'not':
      return `not ${describe(tree.of, true)}`;
    case 'near':
      return group(describeNear(tree));
    case 'field':
      return `${fieldPhrases[tree.name as keyof typeof fieldPhrases]} ${describe(tree.of, true)}`;
    case 'range':
      return describeRange(tree);
  }
}

/** `a, b and c`. */
function list(trees: readonly QueryTree[], last: 'and' | 'or'): string {
  const texts = trees.map((tree) => describe(tree, trees.length > 1));
  const end = texts.pop() ?? '';
  return texts.length === 0 ? end : `${texts.join(', ')} ${last} ${end}`;
}

function count(number: number | string, noun: string): string {
  return `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;
}

function describeNear({ of, within, ordered }: NearTree): string {
  const texts = of.map((part) => describe(part, true));
  if (typeof within !== 'number') return `${texts.join(ordered ? ' before ' : ' and ')} in the same ${within}`;
  const words = count(within, 'word');
  return texts.join(ordered ? ` at most ${words} before ` : ` within ${words} of `);
}

function describeRange({ name, from = '', to = '' }: RangeTree): string {
  if (name === 'bench') {
    const most = count(to || from, 'judge');
    return `decided by ${from === to ? most : !to ? `${most} or more` : from ? `${from} to ${most}` : `${most} or fewer`}`;
  }
  const [first, last] = [formatDate(from), formatDate(to)];
  const when =
    from === to
      ? `${from.length > 7 ? 'on' : 'in'} ${first}`
      : !to
        ? `from ${first} on`
        : from
          ? `from ${first} to ${last}`
          : `until ${last}`;
  return `decided ${when}`;
}

/** `24 April 1973`, `April 1973` or `1973`. */
function formatDate(iso: string): string {
  if (iso[4] !== '-') return iso;
  const text = new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  // A month is parsed as its first day; remove that day.
  return iso.length > 7 ? text : text.slice(2);
}
