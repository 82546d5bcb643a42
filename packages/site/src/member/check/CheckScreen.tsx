import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { ErrorState } from '@headnote/ui/error-state';
import { useRef, useState, type DragEvent, type FormEvent } from 'react';
import { PageHead } from '../../app/document/PageHead.js';
import { failureText } from '../../app/failure.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useNotify } from '../../app/use-notify.js';
import { CheckReport } from './CheckReport.js';
import { readBrief, tooLong, type Brief } from './read-brief.js';
import { showPlace } from './show-place.js';
import { useCheck } from './use-check.js';

/** Checks every citation of a brief against the library. The text is read on this device; only citations are sent. */
export function CheckScreen() {
  const { config } = useServices();
  const notify = useNotify();
  const box = useRef<HTMLTextAreaElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const { state, start, cancel } = useCheck();
  const isRunning = state.phase === 'running';

  const take = (brief: Brief) => {
    if ('problem' in brief) return notify({ type: 'WARNING', title: 'Check a brief', text: brief.problem });
    setText(brief.text);
    if (brief.note) notify({ type: 'INFO', title: 'Check a brief', text: brief.note });
  };
  const read = (file: File | undefined) => {
    if (file) readBrief(file).then(take, () => take({ problem: `${file.name} could not be read.` }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    if (text.trim() === '') {
      notify({ type: 'WARNING', title: 'Check a brief', text: 'Paste a text, or open a file.' });
      box.current?.focus();
      return;
    }
    const long = tooLong(text);
    if (long) take(long);
    else start(text);
  };
  const giveUp = () => {
    cancel();
    // The button that had the focus goes.
    again.current?.focus();
  };
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    read(file);
  };

  return (
    <div className="site-check hn-container">
      <PageHead title={`Check a brief – ${config.brand.name}`} />
      <ScreenHeading className="site-check__title">Check a brief</ScreenHeading>
      <form className="site-check__form hn-no-print" onSubmit={submit}>
        <label className="site-check__label" htmlFor="brief">
          Text of the brief
        </label>
        <textarea
          ref={box}
          id="brief"
          className="site-check__text"
          aria-describedby="brief-hint"
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        />
        <p className="site-check__hint" id="brief-hint">
          Paste it, drop a .txt file here, or open one. It is read on this device: only its citations are sent to be
          looked up.
        </p>
        <div className="site-check__ways">
          <Button ref={again} type="submit" variant="primary" busy={isRunning} busyLabel="Checking">
            Check the citations
          </Button>
          {isRunning && <Button onClick={giveUp}>Cancel</Button>}
          <label className="hn-button hn-button--secondary site-check__file">
            Open a text file
            <input
              type="file"
              className="hn-visually-hidden"
              accept=".txt,text/plain"
              onChange={(event) => {
                read(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          <output className="site-check__status">{state.phase === 'cancelled' && 'The check was cancelled.'}</output>
        </div>
      </form>
      <section className="site-check__result" aria-label="Result" aria-busy={isRunning}>
        {state.phase === 'running' && (
          <p className="site-check__progress">
            <progress aria-label="Citations looked up" max={Math.max(1, state.total)} value={state.done} />
            <output>
              {state.total === 0
                ? 'Reading the text…'
                : `${formatIndianNumber(state.done)} of ${formatIndianNumber(state.total)} different citations looked up`}
            </output>
          </p>
        )}
        {state.phase === 'failed' && (
          <ErrorState title="The check did not end" text={failureText(state.failure)} onRetry={() => start(text)} />
        )}
        {state.phase === 'done' && (
          <CheckReport
            checked={state.checked}
            text={state.text}
            isStale={state.text !== text}
            onShow={(place) => box.current && showPlace(box.current, place)}
          />
        )}
      </section>
    </div>
  );
}
