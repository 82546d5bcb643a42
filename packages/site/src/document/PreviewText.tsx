import { DocumentView } from '@headnote/ui/document-view';
import type { RefObject } from 'react';
import { TEXT_LANGUAGE } from '../services/language.js';

export interface PreviewTextProps {
  /** Sanitised by the loader. */
  readonly html: string;
  readonly kind: 'judgment' | 'act';
  readonly label: string;
  /** Receives the element with the text. */
  readonly text?: RefObject<HTMLDivElement | null>;
}

/** The first part of a document. */
export function PreviewText({ html, kind, label, text }: PreviewTextProps) {
  return (
    <section aria-label={label}>
      <h2 className="hn-visually-hidden">{label}</h2>
      <DocumentView ref={text} html={html} kind={kind} lang={TEXT_LANGUAGE} />
    </section>
  );
}
