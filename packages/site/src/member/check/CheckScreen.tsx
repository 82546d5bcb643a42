import './check.css';
import { isHeadnoteError } from '@headnote/core/errors';
import { ErrorState } from '@headnote/ui/error-state';
import { useRef, useSyncExternalStore } from 'react';
import { describeFailure, failureText } from '../../data/failure.js';
import { useServices } from '../../services/ServicesProvider.js';
import { FrameHead } from '../../shell/member/FrameHead.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { BriefForm } from './BriefForm.js';
import { CheckGuide } from './CheckGuide.js';
import { CheckProgress } from './CheckProgress.js';
import { CheckReport } from './CheckReport.js';
import { messages } from './messages.js';
import { showPlace } from './show-place.js';
import { useBriefCheck } from './use-brief-check.js';
import { useBriefForm } from './use-brief-form.js';

/**
 * Checks every citation of a brief against the library. The text is read on this device; only its
 * citations, the names of the parties with them and the passages quoted near a citation are sent.
 */
export function CheckScreen() {
  const { config } = useServices();
  const box = useRef<HTMLTextAreaElement>(null);
  const { machine, state } = useBriefCheck();
  const form = useBriefForm(machine, state);
  const readText = () => String(form.getSnapshot().values.brief);
  const text = useSyncExternalStore(form.subscribe, readText, readText);
  const { phase, record, error } = state;
  const isRunning = phase === 'reading' || phase === 'asking' || phase === 'comparing';
  return (
    <div className="site-check site-frame hn-container">
      <PageHead title={`${messages.title} – ${config.brand.name}`} />
      <FrameHead title={messages.title} text={messages.lead} />
      <BriefForm form={form} machine={machine} box={box} isRunning={isRunning} />
      <section className="site-check__result" aria-label={messages.result} aria-busy={isRunning}>
        {phase === 'start' && <CheckGuide />}
        {isRunning && <CheckProgress {...state} />}
        {phase === 'failed' && (
          <ErrorState title={messages.failed} text={failureOf(error)} onRetry={() => void machine.retry()} />
        )}
        {phase === 'done' && record && (
          <CheckReport
            record={record}
            isStale={record.text !== text}
            filter={state.filter}
            onFilter={machine.filter}
            onShow={(place) => box.current && showPlace(box.current, place)}
          />
        )}
      </section>
    </div>
  );
}

/** Errors of the worker have their own messages. */
function failureOf(error: unknown): string {
  const isOwn = error instanceof Error && !isHeadnoteError(error);
  return failureText(isOwn ? { message: error.message } : describeFailure(error));
}
