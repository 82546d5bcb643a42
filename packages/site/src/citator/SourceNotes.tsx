import './source-notes.css';
import type { JudgmentCitations, SourceNote } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../links/links.js';
import { messages } from './messages.js';
import { ShortList } from './ShortList.js';

const SOURCE_NOTES_ID = 'source-note';

/** The citator note of the report: each code in words, with the later case that it names, and the line as printed. */
export function SourceNotes({
  line,
  notes,
}: {
  line: JudgmentCitations['sourceCitator'];
  notes: readonly SourceNote[];
}) {
  return (
    <section className="site-citator__part" aria-labelledby={SOURCE_NOTES_ID}>
      <h2 className="site-citator__heading" id={SOURCE_NOTES_ID}>
        {messages.sourceLine}
      </h2>
      <p className="hn-muted">{messages.sourceLineNote}</p>
      <ShortList
        label={messages.sourceLine}
        className="site-citator__list site-notes"
        entries={notes.map((note, index) => (
          <NoteEntry key={index} note={note} />
        ))}
      />
      <details className="site-citator__more" open={notes.length === 0}>
        <summary>{messages.asPrinted}</summary>
        <p className="site-citator__sentence">{line}</p>
      </details>
    </section>
  );
}

function NoteEntry({ note }: { note: SourceNote }) {
  const { code, meaning, treatment, citation, paragraphs, targets } = note;
  return (
    <li className="site-notes__entry">
      {meaning === '' ? (
        <TreatmentFlag treatment="none">{messages.unknownCode(code)}</TreatmentFlag>
      ) : (
        <TreatmentFlag treatment={treatment}>{capitalised(meaning)}</TreatmentFlag>
      )}
      <span className="site-notes__case">
        <NoteCase citation={citation} targets={targets} />
        {messages.sourceParagraphs(paragraphs)}
      </span>
    </li>
  );
}

/** The later case: a link for each judgment that the library has under its citation. */
export function NoteCase({ citation, targets }: Pick<SourceNote, 'citation' | 'targets'>) {
  return (
    <>
      {targets.map(({ id, title }) => (
        <span key={id}>
          <TextLink href={caseReaderPath(id)}>{title}</TextLink>
          {messages.comma}
        </span>
      ))}
      {citation}
    </>
  );
}

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
