const houseCitation = /^(\d{4}|ND) (HNS?A?) ([1-9]\d{0,8})$/;

/** Slug of a house citation for the stable pages: `2024 HN 12` becomes `2024-hn-12`. */
export function houseCitationToSlug(citation: string): string {
  return citation.trim().toLowerCase().replace(/\s+/g, '-');
}

/** House citation of a slug, in any case: `2024-hn-12` becomes `2024 HN 12`; undefined for what is no slug of one. */
export function slugToHouseCitation(slug: string): string | undefined {
  const citation = slug.toUpperCase().replaceAll('-', ' ');
  return houseCitation.test(citation) ? citation : undefined;
}
