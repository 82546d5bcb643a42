/** Parts of the start page that a member may leave out, beside the latest cases and the recent searches. */
export const startParts = ['reading', 'searches', 'library', 'acts', 'subscription', 'settings'] as const;

/** A part of the start page. */
export type StartPart = (typeof startParts)[number];
