import type { PublicConfig } from '@headnote/core/config';
import type { ActRecord } from '@headnote/core/contract';
import { aknActPath } from '@headnote/core/format';
import type { Legislation, Thing } from 'schema-dts';
import { numberedAct } from './ActHead.js';
import { breadcrumbs, organizationId } from '../shell/page/metadata/site-graph.js';

/** An act in words of schema.org and ELI. It is never said to be in force, because no source tells. */
export function actGraph(
  record: Partial<ActRecord>,
  { config, title, path }: { config: PublicConfig; title: string; path: string },
): Thing[] {
  const { asOn = null, ministry = '', longTitle = '', year = null, repealedBy = '', sourceUrl = '' } = record;
  const number = numberedAct(record);
  const alias = aknActPath({ actNumber: record.actNumber ?? '', year });
  const act: Legislation = {
    '@type': 'Legislation',
    '@id': config.publicUrl + path,
    url: config.publicUrl + path,
    name: title,
    ...(longTitle === '' ? {} : { description: longTitle }),
    inLanguage: 'en-IN',
    legislationType: 'Act',
    legislationJurisdiction: 'IN',
    identifier: record.houseCitation ?? '',
    ...(number === '' ? {} : { legislationIdentifier: number }),
    ...(year === null ? {} : { legislationDate: String(year) }),
    ...(asOn === null ? {} : { legislationDateVersion: asOn }),
    ...(ministry === '' ? {} : { legislationResponsible: { '@type': 'GovernmentOrganization', name: ministry } }),
    ...(repealedBy === '' ? {} : { legislationLegalForce: 'https://schema.org/NotInForce' as const }),
    ...(sourceUrl === '' ? {} : { isBasedOn: sourceUrl }),
    ...(alias === undefined ? {} : { sameAs: config.publicUrl + alias }),
    provider: { '@id': organizationId(config) },
  };
  return [act, breadcrumbs(config, { name: title, path })];
}
