import type { ActRecord } from '@headnote/core/contract';
import { formatDate, isChangedAct } from '@headnote/core/format';
import { Callout } from '@headnote/ui/callout';
import { CitationChips } from '@headnote/ui/citation-chip';
import { HeadRule } from '@headnote/ui/head-rule';
import { SampleBadge } from '@headnote/ui/sample-badge';
import { ScreenHeading } from '../app/ScreenHeading.js';
import { Particulars } from './Particulars.js';

/** The opening of an act: head rule, number, title, long title, and as far as the source says its status. */
export function ActHead({ record }: { record: Partial<ActRecord> }) {
  return (
    <header className="site-document__head">
      <HeadRule />
      <p className="site-document__court">
        <strong>{actLine(record)}</strong>
        {record.isSample === true && <SampleBadge />}
      </p>
      <ScreenHeading className="site-document__title">{actName(record)}</ScreenHeading>
      <CitationChips citations={[record.houseCitation ?? '']} />
      {record.longTitle ? <p className="site-document__long-title">{record.longTitle}</p> : null}
      {isChangedAct(record.statusText ?? '') && (
        <Callout tone="caution" title={record.statusText} className="site-document__status">
          This text may not be the law today.
        </Callout>
      )}
      <Particulars
        items={[
          { name: 'Year', value: record.year ?? '' },
          { name: 'Ministry', value: record.ministry ?? '' },
          { name: 'Status', value: statusOf(record) },
        ]}
      />
    </header>
  );
}

/** What an act is called: its title, or its citation where the source has none. */
export function actName(record: Partial<ActRecord>): string {
  return record.title || record.houseCitation || 'Act without a title';
}

/** `Act 26 of 1996`, as far as number and year are known. */
function actLine({ actNumber = '', year }: Partial<ActRecord>): string {
  if (actNumber === '') return 'Bare act';
  if (/^\p{L}/u.test(actNumber)) return actNumber;
  return year ? `Act ${actNumber} of ${year}` : `Act ${actNumber}`;
}

/** An act must not look like law in force when nobody said so: without a status it is as on the source's date. */
function statusOf({ statusText, asOn }: Partial<ActRecord>): string {
  if (statusText) return statusText;
  return asOn ? `As on ${formatDate(asOn)}` : '';
}
