import { displayCourt, formatDate, formatIndianNumber } from '@headnote/core/format';
import { SectionHead } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import type { FoundDocument } from '../../data/document-queries.js';
import { inIndia } from '../../data/in-india.js';
import { readingPath, readingPlaces } from '../../data/reading-places.js';
import { HISTORY_PATH } from '../../links/search-paths.js';
import { plainNote } from '@headnote/core/notes';
import { Inline } from '@headnote/ui/layout';
import { messages } from './messages.js';
import { StoppedAt } from './StoppedAt.js';
import type { Desk } from './use-desk.js';

const { reading: texts } = messages;

/** The documents that the member opened last, with what the member left in them. Nothing at the first visit. */
export function ContinueReading({
  desk: { isReading, opened, openedDocuments, bookmarks = [], notes = [] },
}: {
  desk: Desk;
}) {
  if (opened.length === 0) return null;
  return (
    <section className="site-welcome__reading" aria-labelledby="reading-heading">
      <SectionHead
        title={texts.heading}
        id="reading-heading"
        end={<TextLink href={HISTORY_PATH}>{texts.all}</TextLink>}
      />
      <ul className="site-list site-welcome__places">
        {readingPlaces(opened).map((entry) => {
          const marks = bookmarks.filter(({ documentId }) => documentId === entry.id);
          const note = notes.find(({ documentId }) => documentId === entry.id);
          const document = openedDocuments?.get(entry.id);
          return (
            <li key={entry.entryId} className="site-welcome__place">
              <Inline as="p" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
                {placeOf(document)}
                {document?.later && <TreatmentFlag treatment={document.later.treatment} />}
              </Inline>
              <h3 className="site-welcome__document">
                <TextLink href={readingPath(entry)}>{entry.title}</TextLink>
              </h3>
              {!isReading && <StoppedAt entry={entry} bookmarks={marks} />}
              {note && (
                <p className="site-welcome__note">
                  <span className="hn-visually-hidden">{texts.note}</span> {plainNote(note.note)}
                </p>
              )}
              <Inline as="p" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
                {marks.length > 0 && (
                  <span>{texts.bookmarks(formatIndianNumber(marks.length), marks.length === 1)}</span>
                )}
                <span>{texts.openedOn(formatDate(inIndia(entry.readAt).date))}</span>
              </Inline>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function placeOf(document: FoundDocument | undefined): string {
  if (!document) return '';
  const { title, courtName, courtReference, decidedOn, year } = document.record;
  if (title !== undefined) return [texts.act, year ?? ''].filter((part) => part !== '').join(', ');
  return [displayCourt(courtName || courtReference || ''), decidedOn?.slice(0, 4) ?? '']
    .filter((part) => part !== '')
    .join(', ');
}
