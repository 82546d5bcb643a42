/** What can be watched. `own`: red treatment of the judgments that the member keeps. */
export const alertKinds = ['search', 'judgment', 'act', 'own'] as const;

/** What an alert watches. */
export type AlertKind = (typeof alertKinds)[number];

/** How often an e-mail goes, and only if there is something new. */
export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const;

/** How often an e-mail goes. */
export type AlertFrequency = (typeof alertFrequencies)[number];

/** What a member can be told of a judgment; `overruled` covers reversals. The first two are always told. */
export const judgmentEvents = ['overruled', 'doubted', 'distinguished', 'followed', 'cited'] as const;

/** What a member can be told of a judgment. */
export type JudgmentEvent = (typeof judgmentEvents)[number];

/** What a member can be told of an act. */
export const actEvents = ['amended', 'repealed'] as const;

/** What happened: `new` for a judgment that a search finds. */
export const alertEvents = ['new', 'reversed', ...judgmentEvents, ...actEvents] as const;

/** What happened. */
export type AlertEvent = (typeof alertEvents)[number];
