import { box } from '../parts/box.js';
import type { InquiryLabels } from './messages.js';
import type { InquiryMachine, InquiryState } from './types.js';

interface SummaryProps {
  readonly state: InquiryState;
  readonly machine: InquiryMachine;
  readonly labels: InquiryLabels;
  readonly idBase: string;
}

/** Lists what was wrong at the last attempt, each with a button that leads to its field. One wrong field has the focus instead. */
export function Summary({ state, machine, labels, idBase }: SummaryProps) {
  const { wrong, form } = state;
  if (wrong.length < 2 || !Object.values(form.errors).some(Boolean)) return null;
  const follow = (name: string, target: EventTarget & Element): void =>
    (target.getRootNode() as ParentNode).querySelector<HTMLElement>(`#${CSS.escape(`${idBase}-${name}`)}`)?.focus();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would add its own frame and name
    <div {...box('summary')} role="group" aria-labelledby={`${idBase}-summary`} tabIndex={-1} ref={focusOnce(machine)}>
      <p {...box('summary-title')} id={`${idBase}-summary`}>
        {labels.summary(wrong.length)}
      </p>
      <ul>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <button {...box('jump')} type="button" onClick={(event) => follow(name, event.currentTarget)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says why the inquiry was not sent. Everything that was typed stays below it. */
export function FailedBox({
  machine,
  labels,
  text,
}: Pick<SummaryProps, 'machine' | 'labels'> & { readonly text: string }) {
  return (
    <div {...box('summary')} role="alert" tabIndex={-1} ref={focusOnce(machine)}>
      <p {...box('summary-title')}>{labels.failed}</p>
      <p>{text}</p>
    </div>
  );
}

function focusOnce(machine: InquiryMachine) {
  return (element: HTMLElement | null): void => {
    if (element && machine.takeFocus('summary')) element.focus();
  };
}
