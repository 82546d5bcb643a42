import './ask.css';
import type { ChosenSentence } from '@headnote/core/assistant';
import type { AssistantScope } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Tabs } from '@headnote/ui/tabs';
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ReaderDocument } from '../work/reader-document.js';
import { announcementOf } from './announce.js';
import { AskBody } from './AskBody.js';
import { AskField } from './AskField.js';
import { AskHead, LaterLine, type AskCommand } from './AskHead.js';
import { citerFor } from './cite-sentence.js';
import { Conversations } from './Conversations.js';
import { Deletion } from './Deletion.js';
import { messages } from './messages.js';
import { Strip } from './Strip.js';
import { useAskedMark } from './use-asked-mark.js';
import { useConversation } from './use-conversation.js';
import { useInertPage } from './use-inert-page.js';
import { useIsSheet } from './use-is-sheet.js';
import { usePanelTop } from './use-panel-top.js';

export interface AskPanelProps {
  readonly document: ReaderDocument;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
  /** A closed panel keeps its conversation. */
  readonly isOpen: boolean;
  /** Each change moves the focus into the field. */
  readonly focus: number;
  readonly onClose: () => void;
}

/**
 * Questions about the document, answered in its own sentences: beside the text, on a narrow screen a sheet over it, which
 * shrinks to a strip while the reader looks at a sentence.
 */
export function AskPanel({ document, text, html, isOpen, focus, onClose }: AskPanelProps) {
  const { machine, state } = useConversation(document.id, isOpen);
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const isSheet = useIsSheet();
  // A sheet shrinks until it is opened again.
  const [shrunkAt, setShrunkAt] = useState(0);
  const [isListing, setListing] = useState(false);
  const [deletion, setDeletion] = useState<string>();
  const { chosen } = state;
  const isStrip = isSheet && shrunkAt === focus && chosen !== undefined;
  useInertPage(panel, isOpen && isSheet && !isStrip);
  usePanelTop(panel, isOpen && !isSheet);
  useAskedMark({ documentId: document.id, text, html, chosen: isOpen ? chosen : undefined });
  const cite = useMemo(() => citerFor(document), [document]);
  const steps = useRef(false);
  useLayoutEffect(() => {
    if (!steps.current) return;
    steps.current = false;
    panel.current?.querySelector<HTMLElement>('.site-ask__chip[aria-current]')?.focus();
  }, [chosen]);
  if (!isOpen) return null;

  const show = (one: ChosenSentence) => {
    machine.choose({ ...one });
    setShrunkAt(isSheet ? focus : 0);
  };
  const view = { document, state, machine, cite, show };
  const onCommand = (command: AskCommand) => {
    if (command === 'new') machine.begin();
    if (command === 'list') setListing(true);
    if (command === 'delete') setDeletion(state.conversationId);
    if (command === 'delete-all') setDeletion('all');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu and a dialog inside close first.
    const isInner =
      !event.currentTarget.contains(event.target as Node) || event.currentTarget.querySelector('.hn-floating');
    if (event.key === 'Escape' && !event.defaultPrevented && !isInner) onClose();
  };
  const body = isListing ? (
    <Conversations view={view} onClose={() => setListing(false)} onDelete={({ id }) => setDeletion(id)} />
  ) : (
    <AskBody
      view={view}
      onStep={(by) => {
        steps.current = machine.step(by) !== undefined;
      }}
    />
  );
  const cited = state.offer.phase === 'done' ? state.offer.value.state.cited : 0;
  const tab = (value: AssistantScope, label: string, count?: string) => ({ value, label, count, content: body });
  return (
    // Escape closes it like the surfaces of the library; its buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className="site-ask"
      data-shape={isStrip ? 'strip' : isSheet ? 'sheet' : 'side'}
      // A sheet covers the page, which takes no focus then.
      {...(isSheet && !isStrip && { role: 'dialog', 'aria-modal': true })}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
    >
      {isStrip && <Strip view={view} onBack={() => setShrunkAt(0)} />}
      <div className="site-ask__whole" hidden={isStrip}>
        <AskHead view={view} headingId={headingId} onCommand={onCommand} onClose={onClose} />
        <LaterLine view={view} />
        {cited > 0 && !isListing ? (
          <Tabs
            className="site-ask__tabs"
            label={messages.tabs}
            value={state.scope}
            onValueChange={(scope) => machine.setScope(scope as AssistantScope)}
            items={[
              tab('document', messages.thisDocument[document.kind]),
              tab('cited', messages.whatItCites, formatIndianNumber(cited)),
            ]}
          />
        ) : (
          body
        )}
        <AskField view={view} focus={focus} />
      </div>
      <output className="hn-visually-hidden">{announcementOf(state.turns.at(-1), document.kind)}</output>
      {deletion !== undefined && (
        <Deletion
          what={deletion}
          onConfirm={() => void machine.remove(deletion === 'all' ? undefined : deletion)}
          onClose={() => setDeletion(undefined)}
        />
      )}
    </section>
  );
}
