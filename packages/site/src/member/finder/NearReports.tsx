import type { CaseBrief, LinePart } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../../links/links.js';
import { FittingList } from './FittingList.js';
import { messages } from './messages.js';

/** Whether there is a judgment to show near a citation that leads to none. */
export const hasNearReports = ({ elsewhere, fits, near }: LinePart): boolean =>
  elsewhere.length + fits.length + (near?.cases.length ?? 0) > 0;

/** Judgments near a citation that leads to none: under its other reports, with the same names, in the same volume. */
export function NearReports({ line: { elsewhere, fits, near } }: { line: LinePart }) {
  return (
    <>
      {near?.cases.map((one) => (
        <ReportedLine key={one.id} lead={messages.alsoReportedAt} found={one} />
      ))}
      {elsewhere.map((one) => (
        <ReportedLine key={one.id} lead={messages.reportedAt} found={one} />
      ))}
      {fits.length > 0 && (
        <>
          <p className="hn-muted">{messages.near}</p>
          <FittingList fits={fits} />
        </>
      )}
    </>
  );
}

/** Where a case is reported. */
function ReportedLine({ lead, found: { id, title, citation } }: { lead: string; found: CaseBrief }) {
  return (
    <p>
      {lead}
      <TextLink href={caseReaderPath(id)}>{citation}</TextLink>
      {messages.reportedOther(title)}
    </p>
  );
}
