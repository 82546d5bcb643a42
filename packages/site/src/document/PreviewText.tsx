import { DocumentView } from '@headnote/ui/document-view';

/** The first part of a document. The loader sanitised the HTML. */
export function PreviewText({ html, kind, label }: { html: string; kind: 'judgment' | 'act'; label: string }) {
  return (
    <section aria-label={label}>
      <h2 className="hn-visually-hidden">{label}</h2>
      <DocumentView html={html} kind={kind} />
    </section>
  );
}
