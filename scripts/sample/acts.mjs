import { readFileSync } from 'node:fs';

const HEADER = ['Citation', 'Title', 'Number', 'Date', 'Ministry', 'Long title', 'Status'];
const names = ['psa', 'la', 'ra', 'rca', 'wfa'];
const read = (name) => readFileSync(new URL(`acts/${name}.txt`, import.meta.url), 'utf8').trim();

const common = Object.fromEntries(
  read('common')
    .split(/^@/m)
    .slice(1)
    .map((text) => [/^\w+/.exec(text)[0], text.replace(/^\w+\n/, '').trim()]),
);

/** Writes one act: numbers its sections and inserts shared sections where it names them. */
function writeAct(source) {
  const [head, ...body] = source.split('\n\n');
  const keys = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const authority = keys.get('authority');
  const values = {
    officers: keys.get('officers'),
    authority,
    Authority: authority[0].toUpperCase() + authority.slice(1),
    matter: keys.get('matter'),
  };
  let number = 0;
  const lines = body
    .join('\n\n')
    .replace(/^@(\w+)$/gm, (_all, name) => common[name].replace(/\{(\w+)\}/g, (_slot, slot) => values[slot]))
    .replace(/^## (\d+[A-Z]\. )?/gm, (_all, own) => `## ${own ?? `${(number += 1)}. `}`);
  const header = HEADER.map((key) => `${key}: ${keys.get(key)}`).join('\n');
  return { file: `${keys.get('file')}.txt`, content: `${header}\n\n${lines}\n` };
}

/** The generated acts, as files. */
export const actFiles = names.map((name) => writeAct(read(name)));

/** Title and first paragraphs of the sections of an act, by number. */
export function readSections(content) {
  const title = /^Title: (?:The )?(.*)$/m.exec(content)[1];
  const sections = {};
  for (const part of content.split(/^## /m).slice(1)) {
    const [heading, ...rest] = part.split('\n');
    sections[/^\w+/.exec(heading)[0]] = rest
      .join('\n')
      .trim()
      .split(/\n\n+/)
      .map((line) => line.replace(/\n/g, ' '));
  }
  return { title, sections };
}

/** Reads the acts, by the short names that the areas use. `folder` contains those written by hand. */
export function readActs(folder) {
  const own = Object.fromEntries(names.map((name, index) => [name, readSections(actFiles[index].content)]));
  const hand = (file) => readSections(readFileSync(new URL(file, folder), 'utf8'));
  return {
    ...own,
    ica: hand('industrial-conciliation-sample-act-1956.txt'),
    lra: hand('land-requisition-and-compensation-sample-act-1953.txt'),
    cca: hand('commercial-causes-sample-act-1979.txt'),
  };
}
