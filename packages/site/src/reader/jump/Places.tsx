import './jump.css';
import { paragraphInAnchor } from '@headnote/core/format';
import { createForm } from '@headnote/core/validation';
import { Button } from '@headnote/ui/button';
import { Form, SubmitButton } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { TextField } from '@headnote/ui/text-field';
import { useState } from 'react';
import { useCopyText } from '../../notices/use-copy-text.js';
import { jumpTo } from './jump-to.js';
import type { CitationOf } from '../work/reader-document.js';
import { messages } from './messages.js';
import { findParagraph, type PrintedNumber } from '../../document/printed-numbers.js';
import { readOutline, type JumpTarget } from './read-outline.js';

export interface PlacesProps {
  readonly text: HTMLElement;
  readonly citationOf: CitationOf | undefined;
  readonly onClose: () => void;
}

/** The places of a judgment, read from its text when they are opened. */
export function Places({ text, citationOf, onClose }: PlacesProps) {
  const [{ hasNumbers, opinions, headings, pages }] = useState(() => readOutline(text));
  const go = (id: string) => {
    jumpTo(id);
    onClose();
  };
  const isEmpty = opinions.length + headings.length + pages.length === 0;
  return (
    <>
      {hasNumbers ? (
        <ParagraphForm text={text} citationOf={citationOf} onGo={go} />
      ) : (
        <p className="hn-muted">
          {messages.noNumbers} {isEmpty && messages.noPlaces}
        </p>
      )}
      <TargetList title={messages.opinions} targets={opinions} onGo={go} />
      <TargetList title={messages.headings} targets={headings} onGo={go} />
      <TargetList title={messages.pages} targets={pages} onGo={go} labelOf={messages.page} isRow />
    </>
  );
}

interface ParagraphFormProps {
  readonly text: HTMLElement;
  readonly citationOf: CitationOf | undefined;
  readonly onGo: (id: string) => void;
}

/** Goes to a paragraph by its number, or copies its citation or the link that leads there. */
function ParagraphForm({ text, citationOf, onGo }: ParagraphFormProps) {
  const copyText = useCopyText();
  const [form] = useState(() =>
    createForm({
      fields: { paragraph: { initial: paragraphInAnchor(window.location.hash.slice(1)) } },
      onSubmit({ paragraph: typed }) {
        const found = findParagraph(text, typed);
        if (!found) return Promise.resolve({ errors: { paragraph: problemOf(typed) } });
        onGo(found.id);
        return Promise.resolve();
      },
    }),
  );
  const copy = async (wordsOf: (found: PrintedNumber) => Copied) => {
    const found = findParagraph(text, form.getSnapshot().values.paragraph);
    // The form shows what is wrong.
    if (!found) return void form.submit();
    const { words, done, instead } = wordsOf(found);
    const isCopied = await copyText(words, {
      done: { title: messages.success, text: done },
      failed: { title: messages.paragraph, text: instead },
    });
    if (!isCopied) onGo(found.id);
  };
  return (
    <Form form={form} markOn="submit" className="site-jump__paragraph">
      <TextField label={messages.paragraph} dataName="paragraph" autoComplete="off" />
      <SubmitButton size="small">{messages.go}</SubmitButton>
      <Inline as="span" align="stretch" className="site-jump__copy">
        {citationOf && (
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              void copy(({ number }) => ({
                words: citationOf(number),
                done: messages.copiedCitation(citationOf(number)),
                instead: citationOf(number),
              }))
            }
          >
            {messages.copyCitation}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            void copy(({ id, number }) => ({
              words: new URL(`#${id}`, window.location.href).href,
              done: messages.copied(number),
              instead: messages.inAddressBar,
            }))
          }
        >
          {messages.copyLink}
        </Button>
      </Inline>
    </Form>
  );
}

/** What is copied, and what the notice says: when it was copied, and when the browser refuses. */
interface Copied {
  readonly words: string;
  readonly done: string;
  readonly instead: string;
}

function problemOf(typed: string): string {
  return typed.trim() === '' ? messages.typeNumber : messages.noParagraph(typed.trim());
}

interface TargetListProps {
  readonly title: string;
  readonly targets: readonly JumpTarget[];
  readonly onGo: (id: string) => void;
  readonly labelOf?: (label: string) => string;
  /** In rows next to each other. Default false. */
  readonly isRow?: boolean;
}

function TargetList({ title, targets, onGo, labelOf = (label) => label, isRow = false }: TargetListProps) {
  if (targets.length === 0) return null;
  return (
    <nav className="site-jump__group" aria-label={title}>
      <h3>{title}</h3>
      <ul className={isRow ? 'site-jump__row' : 'site-jump__list'}>
        {targets.map(({ id, label, paragraphs }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-label={isRow ? labelOf(label) : undefined}
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
            >
              <span>{label}</span>
              {paragraphs !== '' && <span className="site-jump__range">{messages.paragraphs(paragraphs)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
