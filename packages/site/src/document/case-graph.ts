import type { PublicConfig } from '@headnote/core/config';
import type { CaseRecord } from '@headnote/core/contract';
import { aknCasePath, displayCourt, displayJudge } from '@headnote/core/format';
import type { CreativeWork, Thing } from 'schema-dts';
import { breadcrumbs, organizationId } from '../shell/page/metadata/site-graph.js';

/** A judgment in words of schema.org, which has no type of its own for judgments. */
export function caseGraph(
  record: Partial<CaseRecord>,
  { config, title, path }: { config: PublicConfig; title: string; path: string },
): Thing[] {
  const { decidedOn = null, courtName = '', judges = [], subject = '', sourceUrl = '' } = record;
  const citations = [record.houseCitation ?? '', ...(record.otherCitations ?? [])].filter((each) => each !== '');
  const alias = aknCasePath([...(record.otherCitations ?? []), record.houseCitation ?? ''], { decidedOn });
  const judgment: CreativeWork = {
    '@type': 'CreativeWork',
    '@id': config.publicUrl + path,
    url: config.publicUrl + path,
    name: title,
    genre: 'Judgment',
    inLanguage: 'en-IN',
    identifier: citations,
    ...(decidedOn === null ? {} : { datePublished: decidedOn }),
    ...(courtName === '' ? {} : { publisher: { '@type': 'GovernmentOrganization', name: displayCourt(courtName) } }),
    ...(judges.length === 0
      ? {}
      : { creator: judges.map((name) => ({ '@type': 'Person' as const, name: displayJudge(name) })) }),
    ...(subject === '' ? {} : { about: subject }),
    ...(sourceUrl === '' ? {} : { isBasedOn: sourceUrl }),
    ...(alias === undefined ? {} : { sameAs: config.publicUrl + alias }),
    provider: { '@id': organizationId(config) },
  };
  return [judgment, breadcrumbs(config, { name: title, path })];
}
