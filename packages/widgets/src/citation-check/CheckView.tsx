import type { CheckState } from '@headnote/core/brief-check';
import type { ReactNode } from 'react';
import { Notice } from '../notices/Notice.js';
import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';
import { CheckReport } from './CheckReport.js';
import { CheckStart } from './CheckStart.js';
import { noteText, problemText } from './check-words.js';
import type { CitationCheckLabels } from './messages.js';
import type { CheckViewProps } from './view-props.js';

/** Draws one state of the check. It has no state and no hooks, so React and Preact draw the same. */
export function CheckView(props: CheckViewProps) {
  const { state, machine, labels, idBase, shown } = props;
  const { phase, record } = state;
  const Heading = `h${props.headingLevel}` as 'h2';
  return (
    <section
      className="hnw-root hnw-card hnw-check-root"
      part="root"
      lang="en"
      ref={shown}
      aria-labelledby={`${idBase}-heading`}
    >
      <div {...box('head')}>
        <Heading {...box('heading')} id={`${idBase}-heading`}>
          {labels.heading}
        </Heading>
      </div>
      <div {...box('panel')} tabIndex={-1} aria-busy={phase.endsWith('ing')}>
        {phase === 'start' && <CheckStart {...props} />}
        {phase.endsWith('ing') && <Progress {...props} />}
        {phase === 'failed' && (
          <Notice
            name="error"
            text={(state.error as { code?: string } | undefined)?.code === 'quota' ? labels.quota : labels.failed}
            action={labels.retry}
            onAction={() => void machine.retry()}
          />
        )}
        {phase === 'done' && record && <CheckReport {...props} record={record} />}
      </div>
      <output {...box('hidden')}>{announcement(state, labels)}</output>
    </section>
  );
}

function Progress({ state: { phase, name, done, total }, machine, labels }: CheckViewProps): ReactNode {
  const words = { reading: labels.page, comparing: labels.compared }[String(phase)] ?? labels.asked;
  return (
    <div {...box('progress')}>
      <p>{labels.reading(name)}</p>
      <progress {...box('bar')} aria-label={labels.reading(name)} max={Math.max(total, 1)} value={done} />
      {total > 0 && <p {...box('hint')}>{words(formatNumber(done), formatNumber(total))}</p>}
      <button {...box('button')} type="button" onClick={machine.stop}>
        {labels.stop}
      </button>
    </div>
  );
}

function announcement(state: CheckState, labels: CitationCheckLabels): string {
  const { phase, name, record } = state;
  if (phase === 'failed') return labels.failed;
  if (phase === 'done')
    return `${labels.done(formatNumber(record?.checked.length ?? 0))} ${noteText(state, labels)}`.trim();
  return phase === 'start' ? problemText(state, labels) : labels.reading(name);
}
