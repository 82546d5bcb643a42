import type { Client } from '@headnote/core/client';
import type { DocumentExtent, DocumentNotice } from '@headnote/core/contract';
import { loaded, type Loaded } from '../data/loaded.js';

/** What belongs to a preview in addition to its record. */
export interface AroundPreview {
  readonly extent: DocumentExtent | null;
  readonly notice: DocumentNotice | null;
}

/**
 * Reads the extent and the notice of a document, by its id or its house citation. Either is null if it cannot be read: the
 * text does not wait for them, and names in it are replaced already.
 */
export async function readAround(client: Client, which: string, signal: AbortSignal): Promise<AroundPreview> {
  const [notice, extent] = await Promise.all([
    loaded(client.documents.notice({ id: which }, { signal }), signal),
    loaded(client.documents.extent({ id: which }, { signal }), signal),
  ]);
  return { extent: valueOf(extent), notice: valueOf(notice) };
}

const valueOf = <T>(read: Loaded<T>): T | null => (read.state === 'ready' ? read.value : null);
