import type { StoppedAlert } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { TextLink } from '@headnote/ui/link';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { describeFailure } from '../../data/failure.js';
import { ALERTS_PATH } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { NarrowPage } from '../../shell/page/NarrowPage.js';
import { messages } from './messages.js';

/** What the page knows: nothing until the server answers. */
type Answer = { readonly stopped: StoppedAlert } | { readonly failure: string };

/**
 * Stops an alert with the link of its e-mail: without signing in, without a question. The page sends it once when it is shown;
 * fetching the address, as scanners of e-mails do, changes nothing.
 */
export function StopAlertScreen() {
  const { client } = useServices();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [answer, setAnswer] = useState<Answer>();
  const send = async (isStart: boolean) => {
    try {
      setAnswer({ stopped: await client.alerts.stop({ token, isStart }) });
    } catch (error) {
      setAnswer({ failure: describeFailure(error).message });
    }
  };
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    void send(false);
  });
  return (
    <NarrowPage title={messages.title}>
      <noscript>
        <p>{messages.needsScript}</p>
      </noscript>
      <div aria-live="polite">
        {answer === undefined && <p>{messages.stopping}</p>}
        {answer !== undefined && 'failure' in answer && (
          <>
            <h2>{messages.failed}</h2>
            <p>{answer.failure}</p>
            <Button onClick={() => void send(false)}>{messages.again}</Button>
          </>
        )}
        {answer !== undefined && 'stopped' in answer && (
          <Outcome stopped={answer.stopped} onStart={() => void send(true)} />
        )}
      </div>
      <p>
        <TextLink href={ALERTS_PATH}>{messages.all}</TextLink>
      </p>
    </NarrowPage>
  );
}

function Outcome({ stopped, onStart }: { readonly stopped: StoppedAlert; readonly onStart: () => void }) {
  const { name, isStopped } = stopped;
  if (!isStopped)
    return (
      <>
        <h2>{messages.started}</h2>
        <p>{messages.startedText}</p>
      </>
    );
  return (
    <>
      <h2>{name === '' ? messages.allStopped : messages.stopped}</h2>
      <p>{name === '' ? messages.allStoppedText : messages.stoppedText(name)}</p>
      <Button onClick={onStart}>{messages.start}</Button>
    </>
  );
}
