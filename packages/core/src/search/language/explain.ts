import type { FieldName } from './fields.js';
import type { NearTree, QueryTree, RangeTree } from './query-tree.js';
import { isLikeOperator } from './word-tree.js';

/** What a document is said to do with the words of a field. */
const sayings = {
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
} as const satisfies Partial<Record<FieldName, string>>;

/**
 * Says in words what a search looks for, for a line above its results: `judgments that hold “land acquisition” within
 * 5 words of compensation, decided from 24 April 1973 to 1980 by 5 judges or more`. Plain text, the same for the same tree.
 */
export function explain(tree: QueryTree, options: { readonly kind?: 'cases' | 'acts' } = {}): string {
  const documents = options.kind === 'acts' ? 'acts' : 'judgments';
  if (tree.type === 'all') return `all ${documents}`;
  const parts = tree.type === 'and' ? tree.of : [tree];
  const texts = parts.filter((part) => !isAboutField(part));
  const hold = texts.length > 0 ? [`that hold ${list(texts, 'and')}`] : [];
  const said = [...hold, ...parts.filter(isAboutField).map((part) => say(part))].join(', ');
  // Dates and judges read as one: decided in 1980 by 5 judges.
  return `${documents} ${said.replace(/((?:^|, )decided (?:in|on|from|until)[^,]*), decided by/g, '$1 by')}`;
}

function isAboutField(tree: QueryTree): boolean {
  return 'name' in tree || ('of' in tree && [tree.of].flat().some(isAboutField));
}

function say(tree: QueryTree, isWithin = false): string {
  const group = (text: string): string => (isWithin ? `(${text})` : text);
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
      return `not ${say(tree.of, true)}`;
    case 'near':
      return group(sayNear(tree));
    case 'field':
      return `${sayings[tree.name as keyof typeof sayings]} ${say(tree.of, true)}`;
    case 'range':
      return sayRange(tree);
  }
}

/** `a, b and c`. */
function list(trees: readonly QueryTree[], last: 'and' | 'or'): string {
  const said = trees.map((tree) => say(tree, trees.length > 1));
  const end = said.pop() ?? '';
  return said.length === 0 ? end : `${said.join(', ')} ${last} ${end}`;
}

function count(number: number | string, noun: string): string {
  return `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;
}

function sayNear({ of, within, ordered }: NearTree): string {
  const said = of.map((part) => say(part, true));
  if (typeof within !== 'number') return `${said.join(ordered ? ' before ' : ' and ')} in the same ${within}`;
  const words = count(within, 'word');
  return said.join(ordered ? ` at most ${words} before ` : ` within ${words} of `);
}

function sayRange({ name, from = '', to = '' }: RangeTree): string {
  if (name === 'bench') {
    const most = count(to || from, 'judge');
    return `decided by ${from === to ? most : !to ? `${most} or more` : from ? `${from} to ${most}` : `${most} or fewer`}`;
  }
  const [first, last] = [sayDate(from), sayDate(to)];
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
function sayDate(iso: string): string {
  if (iso[4] !== '-') return iso;
  const said = new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  // A month is its first day.
  return iso.length > 7 ? said : said.slice(2);
}
