/** Characters of one highlighted fragment. */
export const FRAGMENT_SIZE = 150;

/** Hits are marked with bold tags, the only markup of a fragment. */
export const boldTags = { pre_tags: ['<b>'], post_tags: ['</b>'] } as const;
