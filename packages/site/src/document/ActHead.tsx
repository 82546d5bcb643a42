import type { ActRecord } from '@headnote/core/contract';
import { actNumberLine, formatDate, isChangedAct } from '@headnote/core/format';
import { Callout } from '@headnote/ui/callout';
import { CitationChips } from '@headnote/ui/citation-chip';
import { HeadRule } from '@headnote/ui/head-rule';
import { SampleBadge } from '@headnote/ui/sample-badge';
import { ScreenHeading } from '../shell/page/ScreenHeading.js';
import { messages } from './messages.js';
import { Particulars } from './Particulars.js';
import { RepealedBy, repealLine } from './RepealedBy.js';

const { act: texts, particulars: names } = messages;

/** The opening of an act: head rule, number, title, long title, and its status as far as the source states it. */
export function ActHead({ record }: { record: Partial<ActRecord> }) {
  const repeal = repealLine(record);
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
      {repeal !== '' && (
        <Callout tone="caution" title={repeal} className="site-document__status">
          <RepealedBy record={record} />
        </Callout>
      )}
      {repeal === '' && isChangedAct(record.statusText ?? '') && (
        <Callout tone="caution" title={record.statusText} className="site-document__status">
          {texts.mayHaveChanged}
        </Callout>
      )}
      <Particulars
        items={[
          { name: names.year, value: record.year ?? '' },
          { name: names.ministry, value: record.ministry ?? '' },
          { name: names.status, value: statusOf(record) },
        ]}
      />
    </header>
  );
}

/** The name of an act: its title, or its citation when the source has no title. */
export function actName(record: Partial<ActRecord>): string {
  return record.title || record.houseCitation || texts.untitled;
}

/** What stands above the title. */
function actLine(record: Partial<ActRecord>): string {
  return numberedAct(record) || texts.bare;
}

/** `Act 26 of 1996`, as far as number and year are known; empty if they are not. */
export function numberedAct(record: Partial<ActRecord>): string {
  const number = actNumberLine(record);
  if (number === '') return '';
  return /^\p{L}/u.test(number) ? number : texts.numbered(number);
}

/** An act must not look like law in force when no source says so: without a status we show the date of the source. */
function statusOf({ statusText, asOn }: Partial<ActRecord>): string {
  if (statusText) return statusText;
  return asOn ? texts.asOn(formatDate(asOn)) : '';
}
