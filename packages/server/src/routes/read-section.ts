import { readRecord, type ActRecord } from '@headnote/core/contract';
import { textOf } from '@headnote/core/content';
import { NotFoundError } from '@headnote/core/errors';
import { fullActBody } from '@headnote/core/search/bodies';
import type { RouteSearch, Services } from '../services/services.js';

/** Who reads. */
export type ActReader = Pick<RouteSearch, 'principal' | 'address' | 'signal'>;

/** Reads an act as far as the reader may see its text. Throws a NotFoundError if the library does not have it. */
export async function readAct(services: Services, id: string, reader: ActReader): Promise<ActRecord> {
  const { hits } = await services.search({ body: fullActBody({ id }), kind: 'act', ...reader });
  const [hit] = hits.hits;
  if (hit === undefined) throw new NotFoundError('The library does not have this act.');
  return readRecord(hit._source, hit._id) as ActRecord;
}

/** The words of a section in the HTML of its act, a line for each paragraph; empty if the text ends before it. */
export function sectionText(html: string, anchor: string): string {
  const start = html.indexOf(`<section id="${anchor}">`);
  const end = html.indexOf('</section>', start);
  return start < 0
    ? ''
    : textOf(html.slice(start, end < 0 ? html.length : end), '\n')
        .replaceAll(/\n\s*/g, '\n')
        .trim();
}
