import { textOf } from '@headnote/core/content';

/** Counts the numbers that Word writes before paragraphs. */
export interface WordNumbers {
  /** The number of the next paragraph of a list at a level from 0; empty for a bullet or a list that is not there. */
  next(list: string, level: number): string;
}

interface Level {
  readonly start: number;
  readonly format: string;
  /** The number as printed, with `%1` for that of the first level. */
  readonly text: string;
}

/** Levels of a list that Word has, and the most characters of a number: a bomb would have more. */
const LEVELS = 9;
const LONGEST_NUMBER = 100;

/** Parts of the lists of a Word document. */
const PIECE =
  /<(w:abstractNum|w:num|w:abstractNumId|w:lvl|w:lvlOverride|w:start|w:startOverride|w:numFmt|w:lvlText)(\s[^<>]*)>/g;
const ATTRIBUTE = /\bw:(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads the lists of a Word document from its `numbering.xml`. */
export function openWordNumbers(xml: string): WordNumbers {
  const { levels, sharedOf, starts } = readLists(xml);
  const counts = new Map<string, number[]>();
  const started = new Set<string>();
  return {
    next(list, level) {
      const shared = sharedOf.get(list) ?? '';
      const own = levels.get(`${shared}/${level}`);
      if (own === undefined || level >= LEVELS || own.format === 'bullet' || own.format === 'none') return '';
      const startOf = (at: number) => levels.get(`${shared}/${at}`)?.start ?? 1;
      const count = counts.get(shared) ?? [];
      const restart = starts.get(`${list}/${level}`);
      if (restart !== undefined && !started.has(`${list}/${level}`)) count[level] = restart - 1;
      started.add(`${list}/${level}`);
      for (let at = 0; at < level; at += 1) count[at] ??= startOf(at);
      count[level] = (count[level] ?? startOf(level) - 1) + 1;
      count.length = level + 1;
      counts.set(shared, count);
      return own.text.replace(/%([1-9])/g, (_sign, place: string) => {
        const at = Number(place) - 1;
        return printed(count[at] ?? startOf(at), levels.get(`${shared}/${at}`)?.format ?? 'decimal');
      });
    },
  };
}

function readLists(xml: string) {
  const levels = new Map<string, Level>();
  const sharedOf = new Map<string, string>();
  const starts = new Map<string, number>();
  let shared = '';
  let list: string | undefined;
  let level = '';
  for (const [, element, rest = ''] of xml.matchAll(PIECE)) {
    const attributes = new Map(
      [...rest.matchAll(ATTRIBUTE)].map(([, name = '', one, other]): [string, string] => [
        name,
        textOf(one ?? other ?? ''),
      ]),
    );
    const value = attributes.get('val') ?? '';
    const key = `${shared}/${level}`;
    const change = (part: Partial<Level>) =>
      list === undefined &&
      levels.set(key, { ...(levels.get(key) ?? { start: 1, format: 'decimal', text: '' }), ...part });
    if (element === 'w:abstractNum') {
      shared = attributes.get('abstractNumId') ?? '';
      list = undefined;
    } else if (element === 'w:num') list = attributes.get('numId') ?? '';
    else if (element === 'w:abstractNumId') sharedOf.set(list ?? '', value);
    else if (element === 'w:lvl' || element === 'w:lvlOverride') level = attributes.get('ilvl') ?? '';
    else if (element === 'w:startOverride') starts.set(`${list}/${level}`, Number(value));
    else if (element === 'w:start') change({ start: Number(value) });
    else if (element === 'w:numFmt') change({ format: value });
    else change({ text: value.slice(0, LONGEST_NUMBER) });
  }
  return { levels, sharedOf, starts };
}

function printed(number: number, format: string): string {
  if (format === 'lowerLetter') return letters(number);
  if (format === 'upperLetter') return letters(number).toUpperCase();
  if (format === 'lowerRoman') return roman(number);
  if (format === 'upperRoman') return roman(number).toUpperCase();
  return format === 'decimalZero' ? String(number).padStart(2, '0') : String(number);
}

/** Beyond these Word itself writes strange numbers, and a wrong start must not fill the memory. */
const MOST_PRINTED = 4_000;

/** After `z` come `aa`, `bb`, as Word has them. */
const letters = (number: number): string =>
  number < 1 || number > MOST_PRINTED
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

const ROMAN: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function roman(number: number): string {
  if (number < 1 || number > MOST_PRINTED) return String(number);
  let rest = number;
  return ROMAN.map(([sign, value]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}
