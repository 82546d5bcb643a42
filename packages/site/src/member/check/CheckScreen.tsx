import './check.css';
import { ErrorState } from '@headnote/ui/error-state';
import { useRef, useSyncExternalStore } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { failureText } from '../../data/failure.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { BriefForm } from './BriefForm.js';
import { CheckGuide } from './CheckGuide.js';
import { CheckProgress } from './CheckProgress.js';
import { CheckReport } from './CheckReport.js';
import { messages } from './messages.js';
import { showPlace } from './show-place.js';
import { useBriefForm } from './use-brief-form.js';
import { useCheck } from './use-check.js';

/**
 * Checks every citation of a brief against the library. The text is read on this device; only its
 * citations and the names of the parties beside them are sent.
 */
export function CheckScreen() {
  const { config } = useServices();
  const box = useRef<HTMLTextAreaElement>(null);
  const { state, start, cancel } = useCheck();
  const form = useBriefForm(start);
  const readText = () => String(form.getSnapshot().values.brief);
  const text = useSyncExternalStore(form.subscribe, readText, readText);
  return (
    <div className="site-check hn-container">
      <PageHead title={`${messages.title} – ${config.brand.name}`} />
      <ScreenHeading className="site-title site-check__title">{messages.title}</ScreenHeading>
      <BriefForm form={form} box={box} phase={state.phase} onCancel={cancel} />
      <section className="site-check__result" aria-label={messages.result} aria-busy={state.phase === 'running'}>
        {(state.phase === 'idle' || state.phase === 'cancelled') && <CheckGuide />}
        {state.phase === 'running' && <CheckProgress done={state.done} total={state.total} />}
        {state.phase === 'failed' && (
          <ErrorState title={messages.failed} text={failureText(state.failure)} onRetry={() => start(text)} />
        )}
        {state.phase === 'done' && (
          <CheckReport
            checked={state.checked}
            references={state.references}
            text={state.text}
            isStale={state.text !== text}
            onShow={(place) => box.current && showPlace(box.current, place)}
          />
        )}
      </section>
    </div>
  );
}
