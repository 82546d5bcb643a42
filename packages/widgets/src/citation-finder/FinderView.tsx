import { typedLines } from '@headnote/core/brief-check';
import type { KeyboardEvent, ReactNode, RefCallback } from 'react';
import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';
import type { LinkTarget } from '../parts/WidgetLink.js';
import { answerTo, FinderEntry, sentenceOf } from './FinderEntry.js';
import type { CitationFinderLabels } from './messages.js';
import type { FinderMachine, FinderOption, FinderSelection, FinderState } from './types.js';

/** Properties of FinderView. */
export interface FinderViewProps {
  readonly state: FinderState;
  readonly machine: FinderMachine;
  readonly labels: CitationFinderLabels;
  readonly linkTarget: LinkTarget;
  /** Prefix of every id; unique in the document or shadow root. */
  readonly idBase: string;
  /** Ref of the outermost element. */
  readonly shown?: RefCallback<HTMLElement> | undefined;
  /** The error with its button. */
  readonly error: ReactNode;
  readonly onSelect?: ((selection: FinderSelection) => void) | undefined;
  /** Opens the check of a brief. Without it there is no button. */
  readonly onCheck?: (() => void) | undefined;
}

/** Draws one state of the finder. It has no state and no hooks, so React and Preact draw the same. */
export function FinderView(props: FinderViewProps) {
  const { state, machine, labels, idBase, shown } = props;
  const { phase, isOpen, options, active } = state;
  const listId = `${idBase}-list`;
  const hasList = isOpen && phase === 'content';
  const count = typedLines(state.text).length;
  return (
    <div className="hnw-root hnw-card hnw-finder" part="root" lang="en" ref={shown}>
      <div {...box('ask')}>
        <label {...box('label-line')} htmlFor={`${idBase}-field`}>
          {labels.label}
        </label>
        <div {...box('box')}>
          {/* The field keeps its own text: a text that is set while the reader types moves the caret. */}
          <input
            {...box('field')}
            id={`${idBase}-field`}
            type="text"
            role="combobox"
            autoComplete="off"
            // Preact removes an attribute that is false.
            spellCheck="false"
            enterKeyHint="search"
            defaultValue={state.text}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={hasList}
            aria-controls={listId}
            aria-activedescendant={active < 0 ? undefined : `${idBase}-${active}`}
            aria-describedby={`${idBase}-hint`}
            onInput={(event) => machine.input(event.currentTarget.value)}
            onKeyDown={(event) => onKey(event, machine)}
          />
          <button
            {...box('clear')}
            type="button"
            hidden={state.text === ''}
            aria-label={labels.clear}
            onClick={(event) => {
              machine.clear();
              sync(fieldBeside(event.currentTarget), machine)?.focus();
            }}
          >
            <svg className="hnw-sign" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </div>
        <p {...box('hint')} id={`${idBase}-hint`}>
          {count > 1 ? labels.reading(formatNumber(count)) : labels.hint}
        </p>
      </div>
      <div {...box('panel')} tabIndex={-1} aria-busy={phase === 'loading'} hidden={!isOpen}>
        {/* A click on an answer keeps the focus in the field, which moves through the list with aria-activedescendant. */}
        {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- ARIA 1.2 combobox */}
        <div
          {...box('answers')}
          role="listbox"
          id={listId}
          aria-label={labels.list}
          hidden={!hasList}
          onMouseDown={(event) => event.preventDefault()}
        >
          {hasList && <Groups {...props} />}
        </div>
        {(phase === 'loading' || phase === 'waiting') && <Skeleton />}
        {phase === 'empty' && <p {...box('empty')}>{labels.sentences.unread}</p>}
        {phase === 'error' && props.error}
      </div>
      <div {...box('foot')}>
        {hasList && <span {...box('keys')}>{labels.keys}</span>}
        {props.onCheck && (
          <button {...box('check')} type="button" onClick={props.onCheck}>
            {labels.check}
          </button>
        )}
        <span {...box('library')}>{labels.library}</span>
      </div>
      <output {...box('hidden')}>{isOpen && announcement(phase, options, labels)}</output>
    </div>
  );
}

/** The entries, those of one part of the text together. */
function Groups({ state: { options, active }, machine, labels, linkTarget, idBase, onSelect }: FinderViewProps) {
  const groups = [...Map.groupBy(options.keys(), (index) => options[index]?.verdict ?? index).values()];
  const entry = (index: number): ReactNode => {
    const option = options[index] as FinderOption;
    return (
      <FinderEntry
        key={index}
        {...{ option, labels, linkTarget }}
        id={`${idBase}-${index}`}
        isActive={index === active}
        onPoint={() => machine.point(index)}
        onSelect={(event) => option.link && onSelect?.({ link: option.link, event })}
      />
    );
  };
  return groups.map((indexes) => {
    const [first = 0] = indexes;
    const verdict = options[first]?.verdict;
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options of one part
      <div key={first} {...box('answer')} role="group" aria-label={verdict?.citation || labels.list}>
        {indexes.map(entry)}
      </div>
    );
  });
}

function Skeleton() {
  return (
    <div className="hnw-skeleton" aria-hidden="true">
      {[0, 1].map((index) => (
        <div className="hnw-answer" key={index}>
          <i className="hnw-bone hnw-short" />
          <i className="hnw-bone" />
        </div>
      ))}
    </div>
  );
}

/** Enter opens the active answer, or the only one. Other keys are the machine's. */
function onKey(event: KeyboardEvent<HTMLInputElement>, machine: FinderMachine): void {
  const field = event.currentTarget;
  // React wraps the browser's event, Preact does not.
  const native = event.nativeEvent ?? event;
  if (event.key === 'Enter' && !native.isComposing) {
    event.preventDefault();
    const { active, isOpen } = machine.getSnapshot();
    const links = isOpen ? [...(field.closest('.hnw-finder')?.querySelectorAll<HTMLElement>('a[href]') ?? [])] : [];
    const chosen = links.find((link) => link.id === field.id.replace(/field$/, `${active}`));
    (chosen ?? (links.length === 1 ? links[0] : undefined))?.click();
    return;
  }
  if (machine.key(native)) event.preventDefault();
  sync(field, machine);
}

const fieldBeside = (button: HTMLElement) => button.parentElement?.querySelector('input');

/** Gives the field the machine's text after the machine has changed it. */
function sync(field: HTMLInputElement | null | undefined, machine: FinderMachine) {
  const { text } = machine.getSnapshot();
  if (field && field.value !== text) field.value = text;
  return field;
}

/** One sentence at a time, after the reader has stopped typing. */
function announcement(
  phase: FinderState['phase'],
  options: FinderState['options'],
  labels: CitationFinderLabels,
): string {
  if (phase === 'loading') return labels.loading;
  if (phase === 'error') return labels.error;
  if (phase === 'empty') return labels.sentences.unread;
  if (phase !== 'content') return '';
  const verdicts = options.flatMap(({ verdict, link }) => (verdict && !link ? verdict : []));
  const [first, ...others] = verdicts;
  if (!first) return labels.suggested(formatNumber(options.length));
  if (others.length > 0) return labels.answers(formatNumber(verdicts.length));
  const { printed, citation, items, elsewhere } = first;
  const [hit, ...more] = items;
  const later = hit?.later;
  const told = [
    labels.states[answerTo(first)],
    printed || citation,
    sentenceOf(first, labels),
    more.length === 0 && hit?.title,
    later && labels.by(labels.states[later.treatment], later.title),
    elsewhere[0] && `${labels.elsewhere(elsewhere[0].citation)}, ${elsewhere[0].title}`,
  ];
  return told
    .filter(Boolean)
    .map((part) => `${part as string}`.replace(/[.:]?$/, '.'))
    .join(' ');
}
