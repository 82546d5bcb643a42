// An invented answer of the embed API. No case, court or party in it exists.
import { foundAnswer } from '../../../packages/widgets/src/case-preview/answers.fixtures.js';
import { challengeOf } from '../../../packages/widgets/src/inquiry-form/answers.fixtures.js';

const parties = [
  ['Asha Varma', 'State of Vindhya'],
  ['Rivergate Ports Authority', 'Union of India'],
  ['Nandgaon Spinning Mills Ltd', 'Commissioner of Revenue, Central Circle'],
  ['Teachers’ Association of Malwa', 'Board of Secondary Education'],
];

/** A list as the embed API sends it, with `limit` rows. */
export function latestAnswer(court: 'sc' | 'hc', limit: number, library: string) {
  const items = Array.from({ length: limit }, (_, index) => {
    const [appellant = '', respondent = ''] = parties[index % parties.length] ?? [];
    const day = String(28 - index).padStart(2, '0');
    return {
      date: index === 3 ? null : `2025-11-${day}`,
      appellant,
      respondent,
      reference: court === 'sc' ? `c.a. ${120 + index} of 2025` : `w.p. ${40 + index} of 2025`,
      court: court === 'sc' ? 'Supreme Court of India' : 'High Court of Vindhya',
      subject: index % 2 ? '' : 'Service. Waiting list',
      decision: index % 3 ? 'Appeal allowed' : '',
      citation: `2025 HNS ${index + 1}`,
      href: `${library}/case/2025-hns-${index + 1}`,
    };
  });
  return { court, total: court === 'sc' ? 89 : 1234, sample: true, items, more: `${library}/?court=${court}` };
}

/** A verdict on a citation that the library has. */
function verdictAnswer(citation: string, library: string) {
  const hit = {
    title: 'Asha Varma v. State of Vindhya',
    citation: 'AIR 1980 SC 1789',
    court: 'Supreme Court',
    date: '1980-07-31',
    href: `${library}/case/2025-hns-1`,
    later: null,
  };
  return {
    citation,
    state: 'found',
    canonical: citation,
    printed: citation,
    reason: '',
    items: [hit],
    elsewhere: [],
    fits: [],
  };
}

interface Claim {
  readonly quotation: string;
  readonly pinpoint: string;
}

/** The answer of the library to a request of a widget; undefined for an address that it does not have. */
export function embedAnswer({ pathname, searchParams }: URL, library: string, body: unknown): object | undefined {
  switch (pathname.replace('/api/embed/v1/', '')) {
    case 'latest':
      return latestAnswer(
        searchParams.get('court') === 'hc' ? 'hc' : 'sc',
        Number(searchParams.get('limit') ?? 8),
        library,
      );
    case 'citation':
      return verdictAnswer(searchParams.get('citation') ?? '', library);
    case 'check':
      return { items: (body as { citations: string[] }).citations.map((citation) => verdictAnswer(citation, library)) };
    case 'compare':
      return {
        items: (body as { claims: Claim[] }).claims.map(({ quotation, pinpoint }) => ({
          pinpoint: pinpoint === '' ? 'none' : 'exists',
          last: '',
          quotation: quotation === '' ? 'none' : 'sign-in',
          segments: [],
          passage: '',
          paragraph: '',
          judge: '',
        })),
      };
    case 'case':
      return foundAnswer();
    case 'captcha':
      return challengeOf();
    case 'suggest':
      return { items: [] };
    default:
      return undefined;
  }
}
