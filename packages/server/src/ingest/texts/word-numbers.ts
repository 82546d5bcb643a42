import { textOf } from '@headnote/core/content';
import { letters, roman } from './list-numbers.js';

/** Counts the numbers that Word writes before paragraphs. */
export interface WordNumbers {
  /** The number of the next paragraph of a list at a level from 0; empty for a bullet or a list that is not there. */
  next(list: string, level: number): string;
  /** The list and level that a style gives its paragraphs; undefined without one. */
  ofStyle(style: string): ListPlace | undefined;
}

/** A list of a Word document, and a level of it from 0. */
export interface ListPlace {
  readonly list: string;
  readonly level: number;
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
  /<(w:abstractNum|w:num|w:abstractNumId|w:lvl|w:lvlOverride|w:start|w:startOverride|w:numFmt|w:lvlText|w:pStyle)(\s[^<>]*)>/g;
const ATTRIBUTE = /\bw:(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Parts of the styles that number their paragraphs. */
const STYLE_PIECE = /<(w:style|w:basedOn|w:numId|w:ilvl)(\s[^<>]*)>/g;
/** Styles that are based on each other; Word has a dozen, and a circle has no end. */
const MOST_BASES = 20;

/** Reads the lists of a Word document from its `numbering.xml`, and the styles that use them from its `styles.xml`. */
export function openWordNumbers(xml: string, stylesXml: string): WordNumbers {
  const { levels, ownLevels, sharedOf, starts, levelOfStyle } = readLists(xml);
  const styles = readStyles(stylesXml);
  const counts = new Map<string, number[]>();
  const started = new Set<string>();
  return {
    ofStyle(style) {
      let at: string | undefined = style;
      for (let steps = 0; at !== undefined && steps < MOST_BASES; steps += 1) {
        const { list, level, base }: Style = styles.get(at) ?? {};
        if (list !== undefined)
          return { list, level: levelOfStyle.get(`${sharedOf.get(list) ?? ''}/${at}`) ?? level ?? 0 };
        at = base;
      }
      return undefined;
    },
    next(list, level) {
      const shared = sharedOf.get(list) ?? '';
      const levelOf = (at: number) => ownLevels.get(`${list}/${at}`) ?? levels.get(`${shared}/${at}`);
      const own = levelOf(level);
      if (own === undefined || level >= LEVELS || own.format === 'bullet' || own.format === 'none') return '';
      const startOf = (at: number) => levelOf(at)?.start ?? 1;
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
        return printed(count[at] ?? startOf(at), levelOf(at)?.format ?? 'decimal');
      });
    },
  };
}

interface Style {
  readonly list?: string;
  readonly level?: number;
  readonly base?: string;
}

function readStyles(xml: string): ReadonlyMap<string, Style> {
  const styles = new Map<string, Style>();
  let id = '';
  for (const [, element, rest = ''] of xml.matchAll(STYLE_PIECE)) {
    const attributes = attributesOf(rest);
    const value = attributes.get('val') ?? '';
    if (element === 'w:style') id = attributes.get('styleId') ?? '';
    else if (element === 'w:basedOn') styles.set(id, { ...styles.get(id), base: value });
    else if (element === 'w:numId') styles.set(id, { ...styles.get(id), list: value });
    else styles.set(id, { ...styles.get(id), level: Number(value) });
  }
  return styles;
}

const attributesOf = (rest: string): ReadonlyMap<string, string> =>
  new Map(
    [...rest.matchAll(ATTRIBUTE)].map(([, name = '', one, other]): [string, string] => [
      name,
      textOf(one ?? other ?? ''),
    ]),
  );

function readLists(xml: string) {
  const levels = new Map<string, Level>();
  /** Levels that a list has of its own, in place of the shared ones. */
  const ownLevels = new Map<string, Level>();
  /** Levels that name the style of their paragraphs. */
  const levelOfStyle = new Map<string, number>();
  const sharedOf = new Map<string, string>();
  const starts = new Map<string, number>();
  let shared = '';
  let list: string | undefined;
  let level = '';
  for (const [, element, rest = ''] of xml.matchAll(PIECE)) {
    const attributes = attributesOf(rest);
    const value = attributes.get('val') ?? '';
    const key = `${shared}/${level}`;
    const change = (part: Partial<Level>) => {
      const [map, own] = list === undefined ? [levels, key] : [ownLevels, `${list}/${level}`];
      const base = map.get(own) ?? levels.get(`${sharedOf.get(list ?? '') ?? shared}/${level}`);
      map.set(own, { ...(base ?? { start: 1, format: 'decimal', text: '' }), ...part });
    };
    if (element === 'w:abstractNum') {
      shared = attributes.get('abstractNumId') ?? '';
      list = undefined;
    } else if (element === 'w:num') list = attributes.get('numId') ?? '';
    else if (element === 'w:abstractNumId') sharedOf.set(list ?? '', value);
    else if (element === 'w:lvl' || element === 'w:lvlOverride') level = attributes.get('ilvl') ?? '';
    else if (element === 'w:startOverride') starts.set(`${list}/${level}`, Number(value));
    else if (element === 'w:pStyle') levelOfStyle.set(`${shared}/${value}`, Number(level));
    else if (element === 'w:start') {
      change({ start: Number(value) });
      // A list that restarts does so where its own level says, whatever number stands beside it.
      if (list !== undefined && starts.has(`${list}/${level}`)) starts.set(`${list}/${level}`, Number(value));
    } else if (element === 'w:numFmt') change({ format: value });
    else change({ text: value.slice(0, LONGEST_NUMBER) });
  }
  return { levels, ownLevels, sharedOf, starts, levelOfStyle };
}

function printed(number: number, format: string): string {
  if (format === 'lowerLetter') return letters(number);
  if (format === 'upperLetter') return letters(number).toUpperCase();
  if (format === 'lowerRoman') return roman(number);
  if (format === 'upperRoman') return roman(number).toUpperCase();
  return format === 'decimalZero' ? String(number).padStart(2, '0') : String(number);
}
