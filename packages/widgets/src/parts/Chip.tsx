import { box } from './box.js';

/** A court's neutral citation, such as `2026 INSC 99` or `2024:DHC:123-DB`; the library's own citations do not match. */
const NEUTRAL_CITATION = /^\d{4}( INSC |:[A-Z])/;

/** A citation. A court's own number has an accent bar. Its characters keep their order also in a page from right to left. */
export function Chip({ citation }: { readonly citation: string }) {
  return (
    <span className={NEUTRAL_CITATION.test(citation) ? 'hnw-cite hnw-neutral' : 'hnw-cite'}>
      <bdi {...box('citation')}>{citation}</bdi>
    </span>
  );
}
