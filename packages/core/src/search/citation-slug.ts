const houseCitation = /^(\d{4}|ND) (HNS?A?) ([1-9]\d{0,8})$/;

/** Converts a house citation to the slug of its page: `2024 HN 12` becomes `2024-hn-12`. */
export function houseCitationToSlug(citation: string): string {
  return citation.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Converts a slug, in any case, to its house citation: `2024-hn-12` becomes `2024 HN 12`. Undefined for other texts. */
export function slugToHouseCitation(slug: string): string | undefined {
  const citation = slug.toUpperCase().replaceAll('-', ' ');
  return houseCitation.test(citation) ? citation : undefined;
}
