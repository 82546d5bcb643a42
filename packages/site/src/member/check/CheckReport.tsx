import type { CheckedCitation } from '@headnote/core/citation';
import { citationStates } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { copyIcon, downloadIcon, Icon } from '@headnote/ui/icon';
import { useState } from 'react';
import { useServices } from '../../app/ServicesProvider.js';
import { useNotify } from '../../app/use-notify.js';
import { stateNames, type CitationState } from '../citator/citation-words.js';
import { ShortList } from '../citator/ShortList.js';
import { CheckedEntry } from './CheckedEntry.js';
import { download } from './download.js';
import { reportCsv, reportText } from './report.js';
import type { PlaceInText } from './show-place.js';

/** A screenful of a list that has the page to itself. */
const SHOWN_AT_FIRST = 100;

/** A check that has ended. */
export interface CheckReportProps {
  readonly checked: readonly CheckedCitation[];
  /** The text that was checked. */
  readonly text: string;
  /** The text has been changed since. */
  readonly isStale: boolean;
  readonly onShow: (place: PlaceInText) => void;
}

/** What a check found: how many of each state, the list, and the report to take away. */
export function CheckReport({ checked, text, isStale, onShow }: CheckReportProps) {
  const { config } = useServices();
  const notify = useNotify();
  const [state, setState] = useState<CitationState>();
  if (checked.length === 0) {
    return (
      <EmptyState
        title="No citation was found in this text"
        text="Reports, neutral citations and case numbers are read; names of cases alone are not."
      />
    );
  }
  const shown = state === undefined ? checked : checked.filter((one) => one.state === state);
  const input = { checked: shown, text, origin: config.publicUrl };
  const copy = () => {
    const written = navigator.clipboard?.writeText(reportText(input)) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => notify({ type: 'SUCCESS', title: 'Success', text: 'Report copied.' }),
      () =>
        notify({
          type: 'WARNING',
          title: 'Report',
          text: 'The browser did not let the report be copied. Download it instead.',
        }),
    );
  };
  const counts = citationStates
    .map((one) => ({ one, count: checked.filter((citation) => citation.state === one).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <output className="hn-visually-hidden">{`${checked.length} citations checked.`}</output>
      <h2 className="site-check__heading">{headingOf(checked.length)}</h2>
      {isStale && (
        <p className="site-check__hint">The text has been changed since. Check it again to see what changed.</p>
      )}
      <fieldset className="site-check__filters hn-no-print" aria-label="Show">
        <Button size="small" aria-pressed={state === undefined} onClick={() => setState(undefined)}>
          {`All ${formatIndianNumber(checked.length)}`}
        </Button>
        {counts.map(({ one, count }) => (
          <Button key={one} size="small" aria-pressed={state === one} onClick={() => setState(one)}>
            {`${stateNames[one]} ${formatIndianNumber(count)}`}
          </Button>
        ))}
      </fieldset>
      <div className="site-check__ways hn-no-print">
        <Button size="small" icon={<Icon shape={copyIcon} />} onClick={copy}>
          Copy the report
        </Button>
        <Button
          size="small"
          icon={<Icon shape={downloadIcon} />}
          onClick={() => download('citations.csv', reportCsv(input))}
        >
          Download as CSV
        </Button>
        <Button
          size="small"
          icon={<Icon shape={downloadIcon} />}
          onClick={() => download('citations.txt', reportText(input))}
        >
          Download as text
        </Button>
      </div>
      <ShortList
        key={state}
        label="Citations"
        atFirst={SHOWN_AT_FIRST}
        entries={shown.map((one) => (
          <CheckedEntry key={one.start} checked={one} onShow={onShow} />
        ))}
      />
    </>
  );
}

const headingOf = (count: number): string => (count === 1 ? '1 citation' : `${formatIndianNumber(count)} citations`);
