import { dateParts } from '../../format/format-date.js';
import type { FieldName } from './fields.js';
import type { NearTree, QueryTree, RangeTree } from './query-tree.js';

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
  const hold = texts.length === 0 ? [] : [`that hold ${list(texts, 'and')}`];
  const about = parts.filter(isAboutField).map((part) => say(part));
  // Dates and judges read as one: decided in 1980 by 5 judges.
  const joined = [...hold, ...about].reduce((text, part) => {
    const goesOn = part.startsWith('decided by') && /(?:^|, )decided (?:in|on|from|until)[^,]*$/.test(text);
    return goesOn ? text + part.slice('decided'.length) : `${text}, ${part}`;
  });
  return `${documents} ${joined}`;
}

function isAboutField(tree: QueryTree): boolean {
  if (tree.type === 'field' || tree.type === 'range') return true;
  if (tree.type === 'not') return isAboutField(tree.of);
  return (tree.type === 'or' || tree.type === 'and') && tree.of.some(isAboutField);
}

function say(tree: QueryTree, isWithin = false): string {
  switch (tree.type) {
    case 'all':
      return 'anything';
    case 'word':
      return tree.text;
    case 'phrase':
      return `“${tree.text}”${tree.slop === undefined ? '' : ` with up to ${words(tree.slop)} between`}`;
    case 'pattern':
      return /^[^*?]*\*$/.test(tree.text)
        ? `words that begin with ${tree.text.slice(0, -1)}`
        : `words like ${tree.text}`;
    case 'and':
    case 'or': {
      const text = `${tree.type === 'or' ? 'either ' : ''}${list(tree.of, tree.type)}`;
      return isWithin ? `(${text})` : text;
    }
    case 'not':
      return `not ${say(tree.of, true)}`;
    case 'near':
      return isWithin ? `(${sayNear(tree)})` : sayNear(tree);
    case 'field':
      return `${sayings[tree.name as keyof typeof sayings]} ${say(tree.of, true)}`;
    case 'range':
      return sayRange(tree);
  }
}

/** `a, b and c`. */
function list(trees: readonly QueryTree[], last: 'and' | 'or'): string {
  const said = trees.map((tree) => say(tree, trees.length > 1 && tree.type !== 'near'));
  const end = said.pop() ?? '';
  return said.length === 0 ? end : `${said.join(', ')} ${last} ${end}`;
}

function words(count: number): string {
  return count === 1 ? '1 word' : `${count} words`;
}

function sayNear({ of, within, ordered }: NearTree): string {
  const said = of.map((part) => say(part, true));
  if (typeof within === 'number')
    return said.join(` ${ordered ? 'at most' : 'within'} ${words(within)} ${ordered ? 'before' : 'of'} `);
  return `${said.join(ordered ? ' before ' : ' and ')} in the same ${within}`;
}

function sayRange({ name, from = '', to = '' }: RangeTree): string {
  if (name === 'bench') {
    const judges = (bound: string): string => (bound === '1' ? '1 judge' : `${bound} judges`);
    if (from === to) return `decided by ${judges(from)}`;
    if (to === '') return `decided by ${judges(from)} or more`;
    return from === '' ? `decided by ${judges(to)} or fewer` : `decided by ${from} to ${judges(to)}`;
  }
  if (from === to) return `decided ${from.length === 10 ? 'on' : 'in'} ${sayDate(from)}`;
  if (to === '') return `decided from ${sayDate(from)} on`;
  return from === '' ? `decided until ${sayDate(to)}` : `decided from ${sayDate(from)} to ${sayDate(to)}`;
}

/** `24 April 1973`, `April 1973` or `1973`. */
function sayDate(iso: string): string {
  const parts = dateParts(iso.length === 7 ? `${iso}-01` : iso);
  if (!parts) return iso;
  const { day, month, year } = parts;
  return iso.length === 7 ? `${month} ${year}` : `${Number(day)} ${month} ${year}`;
}
