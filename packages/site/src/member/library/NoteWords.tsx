import { TextLink } from '@headnote/ui/link';
import { readNote } from '@headnote/core/notes';
import { messages } from './messages.js';

const { list: texts } = messages;

interface NoteWordsProps {
  readonly note: string;
  /** Address of an anchor; undefined if the library does not have the document any more. */
  readonly pathTo: ((anchor: string) => string) | undefined;
}

/** A note as it was written: what it says of the whole document, then of each paragraph, which a link opens. */
export function NoteWords({ note, pathTo }: NoteWordsProps) {
  const { whole, parts } = readNote(note);
  return (
    <>
      {whole !== '' && <span className="site-library__words">{whole}</span>}
      {parts.map(({ paragraph, label, text }, index) => {
        const place = label === '' ? texts.notedPlace : texts.notedParagraph(label);
        return (
          <span key={`${index} ${paragraph}`} className="site-library__words site-library__part-of-note">
            {pathTo ? <TextLink href={pathTo(paragraph)}>{place}</TextLink> : place} {text}
          </span>
        );
      })}
    </>
  );
}
