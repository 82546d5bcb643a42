import type { CiteSentence } from '@headnote/core/assistant';
import { laterWords } from '@headnote/core/format';
import type { AskedDocument } from './ask-view.js';
import { messages } from './messages.js';

/** Formats sources for a brief: those of the open document as its other copies, those of a cited judgment by its citation. */
export function citerFor({ id, kind, citationOf }: AskedDocument): CiteSentence {
  return ({ group, sentence }) => {
    const { documentId, title, citation, later } = group;
    const isOpen = documentId === id;
    // A brief cites printed numbers only: where a judgment has none, the panel counts.
    const isPrinted = (isOpen && kind !== 'judgment') || sentence.paragraph.includes('para-');
    const label = isPrinted ? sentence.label : '';
    if (isOpen && citationOf) return citationOf(label);
    const unit = isOpen && kind === 'act' ? messages.sectionOf(label) : `para ${label}`;
    const page = sentence.page && messages.pageOf(sentence.page);
    const line = [title, citation, label && unit, page].filter(Boolean).join(', ');
    const warning = later ? laterWords(later) : '';
    return warning === '' ? line : `${line} (${warning})`;
  };
}
