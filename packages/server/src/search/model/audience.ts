/** The audience of a search. A visitor reads at most the preview of a text. */
export type Audience = 'visitor' | 'member';
