// An invented answer of the embed API. No case, court or party in it exists.

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
