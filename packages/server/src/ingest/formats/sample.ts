import { UNKNOWN_COURT_ID } from '../../courts/courts.js';
import { findCourt } from '../../courts/find-court.js';
import type { DocumentSource, NewAct, NewCase } from '../../extraction/new-document.js';
import { actAnchors } from '../../extraction/fields/act-anchors.js';
import { readDate } from '../../extraction/fields/dates.js';
import type { ActPart } from '../../extraction/text/act-part.js';
import type { Block } from '../../extraction/text/block.js';
import { renderAct } from '../../extraction/text/render-act.js';
import { buildBlockText } from '../../extraction/text/document-text.js';
import { splitSampleFile, type SampleFile } from './sample-file.js';

const caseNotice =
  'Fictional judgment, written for the sample library. No court decided it; its parties, judges, facts and reports are invented.';
const actNotice = 'Fictional Act, written for the sample library. No legislature enacted it.';

/**
 * Reads a judgment of the sample: header lines `Key: value`, an empty line, then paragraphs; `> ` quotes, `## ` heads a part.
 * The first paragraph of its text says that it is fictional. `name` is the file's name without its ending.
 * Throws an Error that names the file if a required key is missing.
 */
export function parseSampleCase(name: string, content: string): NewCase {
  const file = splitSampleFile(name, content);
  const courtName = required(file, 'Court');
  const court = findCourt(courtName);
  const blocks = readBlocks(file.body);
  if (!/fictional/i.test(blocks[0]?.text ?? '')) blocks.unshift({ kind: 'paragraph', text: caseNotice });
  return {
    kind: 'case',
    source: sampleSource(name),
    houseCitation: required(file, 'Citation'),
    text: buildBlockText(blocks),
    appellant: required(file, 'Appellant'),
    respondent: required(file, 'Respondent'),
    courtReference: courtName,
    courtId: court?.courtId ?? UNKNOWN_COURT_ID,
    courtName,
    decidedOn: readDate(valueOf(file, 'Date')),
    bench: valueOf(file, 'Bench'),
    judges: listOf(file, 'Judges'),
    advocates: listOf(file, 'Advocates'),
    caseType: valueOf(file, 'Case type'),
    caseNumber: valueOf(file, 'Case'),
    subject: valueOf(file, 'Subject'),
    headnote: valueOf(file, 'Headnote'),
    decision: valueOf(file, 'Decision'),
    otherCitations: listOf(file, 'Other citations'),
    actsCited: listOf(file, 'Acts'),
    sourceCitator: '',
    derivedFields: [],
  };
}

/** Reads an act of the sample: the same header, then sections headed `## 12A. Heading`. */
export function parseSampleAct(name: string, content: string): NewAct {
  const file = splitSampleFile(name, content);
  const enactedOn = readDate(required(file, 'Date'));
  const parts = readSections(file.body);
  return {
    kind: 'act',
    source: sampleSource(name),
    houseCitation: required(file, 'Citation'),
    text: renderAct(parts, actNotice),
    title: required(file, 'Title'),
    longTitle: valueOf(file, 'Long title'),
    year: enactedOn === null ? null : Number(enactedOn.slice(0, 4)),
    actNumber: valueOf(file, 'Number'),
    ministry: valueOf(file, 'Ministry'),
    enactedOn,
    statusText: valueOf(file, 'Status'),
    isAvailable: parts.length > 0,
    sections: parts.map(({ anchor, number, heading }) => ({ anchor, number, heading })),
    derivedFields: [],
  };
}

function readBlocks(body: readonly string[]): Block[] {
  return body.map((paragraph) => {
    if (paragraph.startsWith('## ')) return { kind: 'heading', text: paragraph.slice(3).trim() };
    if (paragraph.startsWith('> ')) return { kind: 'quote', text: paragraph.replace(/(?:^|\s)> /g, ' ').trim() };
    return { kind: 'paragraph', text: paragraph };
  });
}

function readSections(body: readonly string[]): ActPart[] {
  const anchorOf = actAnchors();
  const parts: { anchor: string; number: string; heading: string; text: string; footnotes: string; isPage: boolean }[] =
    [];
  for (const paragraph of body) {
    if (paragraph.startsWith('## ')) {
      const [, number = '', heading = ''] = /^## (?:(\w+)\.\s+)?(.*)$/.exec(paragraph) ?? [];
      parts.push({
        anchor: anchorOf({ number, isPage: false }),
        number,
        heading,
        text: '',
        footnotes: '',
        isPage: false,
      });
      continue;
    }
    const part = parts.at(-1);
    if (part !== undefined) part.text = part.text === '' ? paragraph : `${part.text}\n\n${paragraph}`;
  }
  return parts;
}

function sampleSource(name: string): DocumentSource {
  return { id: `sample:${name}`, name: 'Headnote sample (fictional)', licence: 'Apache-2.0', isSample: true };
}

function valueOf(file: SampleFile, key: string): string {
  return file.header.get(key) ?? '';
}

function required(file: SampleFile, key: string): string {
  const value = valueOf(file, key);
  if (value === '') throw new Error(`Sample file ${file.name} has no line "${key}: …" in its header; add it.`);
  return value;
}

function listOf(file: SampleFile, key: string): string[] {
  return valueOf(file, key)
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
