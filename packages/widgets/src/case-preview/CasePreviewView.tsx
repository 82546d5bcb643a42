import { box } from '../parts/box.js';
import { PreviewContent } from './PreviewContent.js';
import type { CasePreviewViewProps } from './view-props.js';

/** Draws one state of the case preview. It has no state and no hooks, so React and Preact draw the same. */
export function CasePreviewView(props: CasePreviewViewProps) {
  const { state, machine, labels, display, label, shown, onOpen } = props;
  if (display === 'inline') {
    return (
      <article className="hnw-root hnw-card hnw-preview" part="root" lang="en" ref={shown} {...nameOf(props)}>
        <PreviewContent {...props} />
      </article>
    );
  }
  return (
    <div className="hnw-root" part="root" lang="en" ref={shown}>
      <button
        {...box('button')}
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          onOpen?.(state.data?.case?.href ?? '', event);
          if (!event.defaultPrevented) machine.open();
        }}
      >
        {label || labels.openDialog(labels.aCase)}
      </button>
      {state.isOpen && (
        <dialog
          className="hnw-card hnw-preview hnw-dialog"
          part="dialog"
          ref={showModal}
          onClose={machine.close}
          {...nameOf(props)}
        >
          <button
            {...box('close')}
            type="button"
            aria-label={labels.close}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10m0-10L3 13" />
            </svg>
          </button>
          <PreviewContent {...props} />
        </dialog>
      )}
    </div>
  );
}

/** The heading names the preview as soon as there is one. */
function nameOf({ state, labels, idBase }: CasePreviewViewProps) {
  return state.data?.case ? { 'aria-labelledby': `${idBase}-title` } : { 'aria-label': labels.region };
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
