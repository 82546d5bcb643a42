import './source-notes.css';
import type { ListedCase } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../links/links.js';
import { messages } from './messages.js';
import { ShortList } from './ShortList.js';

const REPORT_LIST_ID = 'report-list';

/** The list of cases that the report prints with a judgment, as printed, with a link where the library has the case. */
export function ReportList({ listed }: { listed: readonly ListedCase[] }) {
  return (
    <section className="site-citator__part" aria-labelledby={REPORT_LIST_ID}>
      <h2 className="site-citator__heading" id={REPORT_LIST_ID}>
        {messages.listHeading}
      </h2>
      <p className="hn-muted">{messages.listNote}</p>
      <ShortList
        label={messages.listHeading}
        className="site-citator__list site-notes"
        entries={listed.map((entry, index) => (
          <ListEntry key={index} entry={entry} />
        ))}
      />
    </section>
  );
}

function ListEntry({ entry: { text, treatment, targets } }: { entry: ListedCase }) {
  const [target] = targets;
  return (
    <li className="site-notes__entry">
      <TreatmentFlag treatment={treatment} />
      <span className="site-notes__case">
        {target === undefined ? text : <TextLink href={caseReaderPath(target.id)}>{text}</TextLink>}
      </span>
    </li>
  );
}
