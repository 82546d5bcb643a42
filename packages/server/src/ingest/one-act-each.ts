import { removeDocuments } from '../citator/remove-documents.js';
import { actsByNames } from '../citator/queries/find-acts.js';
import { titleKeys } from '../citator/acts/act-names.js';
import type { NewAct, NewDocument } from '../extraction/new-document.js';
import { actTitleKey } from '../library/act-title-key.js';
import { documentId } from '../library/document-id.js';
import { actNumberKey } from '../library/repealed-acts.js';
import type { Store } from '../store/database.js';
import { CIVICTECH } from './formats/civictech-acts.js';

const REASON = 'The library has this act from another source, which comes before civictech-India.';

const isCivictech = ({ source }: NewDocument): boolean => source.id.startsWith(CIVICTECH);

/**
 * Keeps one text of each act during an import. The texts of civictech-India are not official, so the same act from any other source comes
 * first, whichever is imported first. Two acts are the same if title, number and year agree.
 */
export function openActClaims(store: Store) {
  /** Acts of this import, which the library may not have yet, by title, number and year. */
  const read = new Map<string, { readonly id: string; readonly isCivictech: boolean }>();
  const replaced = new Set<string>();

  async function storedLike(document: NewAct): Promise<readonly { id: string; isCivictech: boolean }[]> {
    const acts = await actsByNames(store, titleKeys([document.title]));
    return acts
      .filter((act) => !act.isSample && keyOf(act) === keyOf(document))
      .map(({ id, sourceId }) => ({ id, isCivictech: sourceId.startsWith(CIVICTECH) }));
  }

  return {
    /** Returns why the document must not be stored; undefined if it may. */
    async refusal(document: NewDocument): Promise<string | undefined> {
      if (document.kind !== 'act' || document.source.isSample) return undefined;
      const key = keyOf(document);
      const inRun = read.get(key);
      const others = [...(await storedLike(document)), ...(inRun === undefined ? [] : [inRun])];
      if (isCivictech(document)) {
        if (others.some((other) => !other.isCivictech)) return REASON;
      } else {
        for (const other of others) if (other.isCivictech) replaced.add(other.id);
      }
      read.set(key, { id: documentId('act', document.source.id), isCivictech: isCivictech(document) });
      return undefined;
    },
    /** Removes the acts of civictech-India that a stored act replaces. */
    async settle(): Promise<void> {
      await removeDocuments(store, [...replaced]);
    },
  };
}

const keyOf = (act: Pick<NewAct, 'title' | 'year' | 'actNumber'>): string =>
  `${actTitleKey(act.title)} ${actNumberKey(act) ?? String(act.year ?? '')}`;
