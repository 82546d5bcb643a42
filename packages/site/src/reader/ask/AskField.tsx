import { isBusy, isFull } from '@headnote/core/assistant';
import { assistantLimits } from '@headnote/core/contract';
import { Button, ButtonLink } from '@headnote/ui/button';
import { TextField } from '@headnote/ui/text-field';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { PACKAGES_PATH } from '../../links/links.js';
import type { AskView } from './ask-view.js';
import { messages } from './messages.js';
import { ASK_KEY } from './use-ask.js';

interface AskFieldProps {
  readonly view: AskView;
  /** Each change moves the focus into the field. */
  readonly focus: number;
  /** True where nothing can be asked: no PDF is chosen yet. */
  readonly isHidden: boolean;
}

/** The field for a question, and what becomes of the question. */
export function AskField({ view, focus, isHidden }: AskFieldProps) {
  const { document, machine, state } = view;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [focus]);
  useEffect(() => {
    // A PDF was read: the button that had the focus is gone.
    if (window.document.activeElement === window.document.body) box.current?.focus({ preventScroll: true });
  }, [document.id]);
  const offer = state.offer.phase === 'done' ? state.offer.value.state : undefined;
  if (offer?.canAsk === false)
    return (
      <div className="site-ask__bottom hn-no-print">
        <p>{messages.expired}</p>
        <ButtonLink href={PACKAGES_PATH} variant="primary">
          {messages.packages}
        </ButtonLink>
      </div>
    );
  if (isFull(state) && !isHidden)
    return (
      <div className="site-ask__bottom hn-no-print">
        <p>{messages.full}</p>
        <Button onClick={machine.begin}>{messages.newConversation}</Button>
      </div>
    );
  const send = () => {
    if (machine.ask(typed)) setTyped('');
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // While an input method composes a word, Enter ends the word.
    if (key === 'Enter' && !nativeEvent.isComposing) send();
  };
  const label = state.scope === 'cited' ? messages.citedField : messages.field[document.kind];
  return (
    <div className="site-ask__bottom hn-no-print" hidden={isHidden}>
      <TextField
        ref={box}
        className="site-ask__field"
        label={<span className="hn-visually-hidden">{label}</span>}
        placeholder={label}
        maxLength={assistantLimits.maxQuestion}
        autoComplete="off"
        enterKeyHint="send"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        end={
          <Button variant="primary" busy={isBusy(state)} onClick={send}>
            {messages.ask}
          </Button>
        }
      />
      <p className="site-ask__hint">
        <span>
          {messages.foundAutomatically[document.kind]}
          {offer && ` ${offer.sentTo === '' ? messages.staysHere : messages.sentTo(offer.sentTo)}`}
        </span>
        <span className="site-ask__key" aria-hidden="true">
          <kbd className="hn-key">{ASK_KEY}</kbd> {messages.keyHint}
        </span>
      </p>
    </div>
  );
}
