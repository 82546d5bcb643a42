/** Length of a highlighted fragment, in characters. */
export const FRAGMENT_SIZE = 150;

/** Marks hits with bold tags, the only markup in a fragment. */
export const boldTags = { pre_tags: ['<b>'], post_tags: ['</b>'] } as const;
