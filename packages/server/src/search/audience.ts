/** Who searches: a visitor reads no more of a text than its preview. */
export type Audience = 'visitor' | 'member';
