import { readLater, readRecord, type ActRecord, type CaseRecord } from '@headnote/core/contract';
import { AREA } from '@headnote/core/config';
import { BadQueryError, NotAllowedError, NotFoundError } from '@headnote/core/errors';
import {
  actByCitationBody,
  caseByCitationBody,
  fullActBody,
  fullCaseBody,
  slugToHouseCitation,
} from '@headnote/core/search/bodies';
import type { RouteSearch, Services } from '../services/services.js';
import { printableAct, printableCase } from '../printing/printable.js';
import type { PrintableDocument } from '../printing/print-document.js';

type Reader = Pick<RouteSearch, 'principal' | 'address' | 'signal'>;

const PATH = new RegExp(
  String.raw`^/(?:${AREA}/(?<area>case|act)/(?<id>\w{1,64})|(?<kind>case|act)/(?<slug>[\w-]{1,64}))/?$`,
  'i',
);

/** Which document a page of the site shows. */
type Place = { readonly kind: 'case' | 'act' } & ({ readonly id: string } | { readonly houseCitation: string });

/**
 * Reads which document an address names. No address is ever opened: one that is not a case or an act of this site is
 * refused with BadQueryError.
 *
 * @departs V6
 */
export function readPlace(address: string, origin: string): Place {
  const url = URL.parse(address);
  const own = url !== null && url.origin === new URL(origin).origin && url.username === '' && url.password === '';
  const { area, id = '', kind, slug = '' } = (own && PATH.exec(url.pathname)?.groups) || {};
  if (area !== undefined) return { kind: kindOf(area), id };
  const houseCitation = slugToHouseCitation(slug);
  if (kind !== undefined && houseCitation !== undefined) return { kind: kindOf(kind), houseCitation };
  throw new BadQueryError('body.url: must be the address of a case or an act on this site');
}

const kindOf = (text: string) => (text.toLowerCase() === 'act' ? 'act' : 'case');

/** Reads a document in the form in which it is printed, as its reader may see it. Rejects with NotFoundError. */
export async function findPrintable(services: Services, place: Place, reader: Reader): Promise<PrintableDocument> {
  if (reader.principal?.hasSubscription !== true)
    throw new NotAllowedError('Your subscription has ended. Renew it to print documents.');
  const { hits } = await services.search({ ...reader, body: bodyOf(place), kind: place.kind });
  const [hit] = hits.hits;
  if (hit === undefined) throw new NotFoundError('The library has no document at this address.');
  const record = readRecord(hit._source, hit._id);
  if (place.kind === 'act') return printableAct(record as ActRecord);
  return printableCase(record as CaseRecord, readLater(hit.later) ?? undefined);
}

function bodyOf(place: Place): object {
  if ('id' in place) return place.kind === 'case' ? fullCaseBody(place) : fullActBody(place);
  return place.kind === 'case' ? caseByCitationBody(place) : actByCitationBody(place);
}
