import { documentKinds } from '@headnote/core/brief-check';
import type { DragEvent } from 'react';
import { box } from '../parts/box.js';
import { problemText } from './check-words.js';
import type { CheckViewProps } from './view-props.js';

/** The start: a place for a file and a field for text, with what was wrong with the last one. */
export function CheckStart({ state, machine, labels, idBase }: CheckViewProps) {
  const problem = problemText(state, labels);
  const takeFile = (file: File | null | undefined): void => {
    if (file) void machine.checkFile(file);
  };
  const onDrop = (event: DragEvent<HTMLElement>): void => {
    event.preventDefault();
    takeFile(event.dataTransfer.files[0]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file may be dropped anywhere; the button does the same
    <form {...box('start')} noValidate onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <div {...box('drop')}>
        <p>{labels.drop}</p>
        {/* The button is the label of the file field, which is hidden but has the focus. */}
        <input
          {...box('file')}
          id={`${idBase}-file`}
          type="file"
          accept={documentKinds}
          onInput={(event) => takeFile(event.currentTarget.files?.[0])}
        />
        <label {...box('button')} htmlFor={`${idBase}-file`}>
          {labels.choose}
        </label>
      </div>
      <label {...box('label-line')} htmlFor={`${idBase}-text`}>
        {labels.text}
      </label>
      <textarea
        {...box('text')}
        id={`${idBase}-text`}
        rows={6}
        spellCheck="false"
        defaultValue={state.text}
        aria-describedby={`${idBase}-private ${idBase}-problem`}
        {...(problem && { 'aria-invalid': true })}
      />
      <p {...box('problem')} id={`${idBase}-problem`}>
        {problem}
      </p>
      {/* No submit button: a sandboxed page without allow-forms submits nothing, and the click removes the form. */}
      <button
        {...box('button')}
        type="button"
        onClick={({ currentTarget }) =>
          void machine.checkText(currentTarget.form?.querySelector('textarea')?.value ?? '')
        }
      >
        {labels.start}
      </button>
      <p {...box('hint')} id={`${idBase}-private`}>
        {labels.private}
      </p>
    </form>
  );
}
