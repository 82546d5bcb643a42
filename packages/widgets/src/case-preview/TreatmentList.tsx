import { box } from '../parts/box.js';
import { formatDate, formatNumber } from '../parts/format.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import { treatmentMessages, type CasePreviewLabels } from './messages.js';
import { TreatmentFlag } from './TreatmentFlag.js';
import type { CaseSelection, EmbedCase } from './types.js';

interface TreatmentListProps {
  readonly item: EmbedCase;
  readonly labels: CasePreviewLabels;
  readonly linkTarget: LinkTarget;
  readonly onSelect: ((selection: CaseSelection) => void) | undefined;
}

/** What later judgments do with the case, strongest first, and how many cite it. */
export function TreatmentList({ item: { treatments, citedCount }, labels, linkTarget, onSelect }: TreatmentListProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers */}
      <ul {...box('treatments')} role="list">
        {treatments.map((later, index) => (
          <li key={index}>
            <TreatmentFlag treatment={later.treatment}>{treatmentMessages[later.treatment]}</TreatmentFlag>
            <WidgetLink
              name="later"
              href={later.href}
              target={linkTarget}
              onClick={(event) => onSelect?.({ item: later, event })}
            >
              <bdi>{later.title}</bdi>
            </WidgetLink>
            <span {...box('muted')}>
              <bdi>{later.citation}</bdi> · <bdi>{formatDate(later.date)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p {...box('muted')}>{treatments.length > 0 ? labels.cited(formatNumber(citedCount)) : labels.untreated}</p>
    </>
  );
}
