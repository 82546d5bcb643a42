import { type CheckNote, type CheckProblem, reportWords } from '@headnote/core/brief-check';
import type { Reference } from '@headnote/core/citation';

const noText = 'Paste a text, or choose a file.';
const unreadable = (name: string) => `${name} could not be read. Save it as DOCX or text, or paste its words.`;

/** Every text of the check of a brief. Another language is another object of this type. */
export const citationCheckMessages = {
  heading: 'Check a brief',
  drop: 'Drop a DOCX, PDF or text file here, or paste text.',
  choose: 'Choose a file',
  text: 'Text of the brief',
  start: 'Check the citations',
  private:
    'The file stays in your browser. Only citations, the names beside them and the passages quoted near a citation are sent. At most 50,00,000 characters.',
  reading: (name: string) => `Reading ${name}`,
  page: (done: string, total: string) => `${done} of ${total} pages read`,
  asked: (done: string, total: string) => `${done} of ${total} citations asked for`,
  compared: (done: string, total: string) => `${done} of ${total} passages compared`,
  stop: 'Stop',
  retry: 'Try again',
  another: 'Check another text',
  print: 'Print the record',
  docx: 'Download as DOCX',
  filters: 'Show',
  list: 'Citations',
  pasted: 'the pasted text',
  /** Why a text or a file cannot be checked. */
  problems: {
    'no-text': () => noText,
    empty: () => noText,
    'too-long': () => 'The text is too long: at most 50,00,000 characters.',
    'too-many-citations': () => 'The text has more than 10,000 citations and references. Check it in parts.',
    'too-large': () => 'The file is too large: at most 100 MB.',
    'too-many-pages': (name) => `${name} has too many pages: at most 5,000. Paste the words that you want to check.`,
    'too-much': (name) => `${name} has too much in it to be read here. Save it as text, or paste its words.`,
    'too-slow': (name) => `Reading ${name} took too long, so we stopped. Save it as DOCX or text, or paste its words.`,
    unreadable,
    encoding: unreadable,
    'not-text': unreadable,
    locked: (name) => `${name} has a password. Save it without one, or paste its words.`,
    picture: (name) => `${name} has no text: it is a picture of pages. Paste the text, or choose a DOCX.`,
    'old-word': (name) => `${name} has the old DOC format. Save it as DOCX, or paste its words.`,
    'no-reader': () => 'PDFs could not be read on this page. Try again, choose a DOCX, or paste the text.',
  } satisfies Record<CheckProblem, (name: string) => string> as Record<CheckProblem, (name: string) => string>,
  notes: {
    windows: (name) => `${name} is not UTF-8, so it was read as Windows text. Look at its accents.`,
    'print-refused': () =>
      'Your browser does not let this page print. Copy the record, or ask the owner of the page to permit printing.',
  } satisfies Record<CheckNote, (name: string) => string> as Record<CheckNote, (name: string) => string>,
  failed: 'The library could not be asked. The text and the answers so far are kept.',
  quota: 'This page has asked the library too often. Wait a little. The text and the answers so far are kept.',
  none: 'No citation was found',
  noneText: (words: string) =>
    `The text has ${words} words, but nothing that reads as a citation. Footnotes of a PDF may be pictures.`,
  counted: (count: string, name: string) => (count === '1' ? `1 citation in ${name}` : `${count} citations in ${name}`),
  checkedOn: (when: string, record: string) =>
    record === '' ? `Checked on ${when}.` : `Checked on ${when}. Fingerprint of the text ${record}.`,
  left: 'Only the citations, the names beside them and the passages quoted near a citation left this page.',
  limits: `${reportWords.limits} ${reportWords.signIn}`,
  line: (line: string) => `Line ${line}`,
  references: 'Provisions and references',
  referenceKinds: {
    provision: 'Provision',
    ibid: 'Ibid.',
    supra: 'Supra',
    name: 'Short name',
  } satisfies Record<Reference['kind'], string> as Record<Reference['kind'], string>,
  means: (meant: readonly string[]) => (meant.length === 0 ? 'What it refers to was not found.' : meant.join(' or ')),
  done: (count: string) => `Citations checked: ${count}.`,
};

/** The texts of the check, by name. */
export type CitationCheckLabels = typeof citationCheckMessages;
