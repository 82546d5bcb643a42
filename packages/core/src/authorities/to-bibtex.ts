import type { Authority } from './authority.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Writes authorities as BibTeX. Every entry is `@misc`, which every style knows; `howpublished` contains the citations,
 * and `note` what must be known before a case is relied on.
 */
export function toBibtex(authorities: readonly Authority[]): string {
  return authorities.map((authority) => entryOf(authority)).join('\n');
}

function entryOf(authority: Authority): string {
  const { id, title, citations, court, number, decidedOn, year, warning, note } = authority;
  const month = decidedOn === null ? undefined : MONTHS[Number(decidedOn.slice(5, 7)) - 1];
  const fields: readonly Field[] = [
    // The second braces keep the capitals of names.
    ['title', `{${escapeTex(title)}}`],
    ['howpublished', escapeTex(citations.join('; '))],
    ['organization', escapeTex(court)],
    ['number', escapeTex(number)],
    ['year', year === null ? '' : String(year)],
    ['note', escapeTex([warning, note].filter((part) => part !== '').join(' '))],
    ['url', addressOf(authority)],
  ];
  return bibEntry('misc', id, fields, month === undefined ? [] : [`month = ${month}`]);
}

type Field = readonly [name: string, value: string];

/** Writes one entry: the fields with a value in braces, then those that are no text. */
export function bibEntry(type: string, id: string, fields: readonly Field[], plain: readonly string[] = []): string {
  const filled = fields.filter(([, value]) => value !== '').map(([name, value]) => `${name} = {${value}}`);
  const lines = [...filled, ...plain].map((line) => `  ${line},`);
  return `@${type}{${id},\n${lines.join('\n')}\n}\n`;
}

/** The address of an authority as a field of an entry. */
export const addressOf = ({ address }: Authority): string => address.replaceAll(/[{}\\\s]/g, encodeURIComponent);

const COMMANDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '\\': String.raw`\textbackslash{}`,
    '~': String.raw`\textasciitilde{}`,
    '^': String.raw`\textasciicircum{}`,
  }),
);

/** Marks that TeX joins into one sign when two stand together: `--` becomes a dash, `''` a closing quote. */
const JOINED = /(?<=([-'`,<>]))\1|(?<=[!?])`/g;

/** Writes text so that TeX prints it as it is. */
export function escapeTex(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/[\\~^]|[#$%&_{}]/g, (character) => COMMANDS.get(character) ?? `\\${character}`)
    .replaceAll(JOINED, '{}$&');
}
