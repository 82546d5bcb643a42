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
  const { id, title, citations, court, number, decidedOn, year, warning, note, address } = authority;
  const month = decidedOn === null ? undefined : MONTHS[Number(decidedOn.slice(5, 7)) - 1];
  const fields: (readonly [name: string, value: string])[] = [
    // The second braces keep the capitals of names.
    ['title', `{${escaped(title)}}`],
    ['howpublished', escaped(citations.join('; '))],
    ['organization', escaped(court)],
    ['number', escaped(number)],
    ['year', year === null ? '' : String(year)],
    ['note', escaped([warning, note].filter((part) => part !== '').join(' '))],
    ['url', address.replaceAll(/[{}\\\s]/g, encodeURIComponent)],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}},`);
  if (month !== undefined) lines.push(`  month = ${month},`);
  return `@misc{${id},\n${lines.join('\n')}\n}\n`;
}

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
function escaped(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/[\\~^]|[#$%&_{}]/g, (character) => COMMANDS.get(character) ?? `\\${character}`)
    .replaceAll(JOINED, '{}$&');
}
