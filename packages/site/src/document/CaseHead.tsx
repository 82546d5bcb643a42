import type { CaseRecord } from '@headnote/core/contract';
import {
  caseSummary,
  citationsInOrder,
  displayCourt,
  displayName,
  formatDate,
  PARTIES_NOT_KNOWN,
} from '@headnote/core/format';
import { CitationChips } from '@headnote/ui/citation-chip';
import { HeadRule } from '@headnote/ui/head-rule';
import { SampleBadge } from '@headnote/ui/sample-badge';
import { ScreenHeading } from '../shell/page/ScreenHeading.js';
import { caseParticulars, derivedNote } from './case-particulars.js';
import { CopyCitation } from './CopyCitation.js';
import { messages } from './messages.js';
import { Particulars } from './Particulars.js';

/** The opening of a judgment: head rule, court, parties and date, citations, particulars. */
export function CaseHead({ record }: { record: Partial<CaseRecord> }) {
  const sides = [record.appellant ?? '', record.respondent ?? ''].map((side) => displayName(side)).filter(Boolean);
  const note = derivedNote(caseSummary(record));
  return (
    <header className="site-document__head">
      <HeadRule />
      <p className="site-document__court">
        <strong>{displayCourt(record.courtName || record.courtReference || messages.court.unknown)}</strong>
        {record.isSample === true && <SampleBadge />}
      </p>
      <ScreenHeading className="site-document__title">
        {sides[0] ?? PARTIES_NOT_KNOWN}
        {sides[1] !== undefined && (
          <>
            {' '}
            <i className="hn-versus">{messages.versus}</i> {sides[1]}
          </>
        )}
        <span className="site-document__date">{messages.onDate(formatDate(record.decidedOn))}</span>
      </ScreenHeading>
      <CitationChips citations={citationsInOrder(record)} />
      <CopyCitation record={record} />
      <Particulars items={caseParticulars(record)} />
      {note !== undefined && <p className="site-document__note">{note}</p>}
    </header>
  );
}
