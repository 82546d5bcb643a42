/** The sample pages in which the stage shows a widget. */
export const hostNames = ['college', 'strict', 'hostile', 'rtl', 'dark', 'quirks', 'no-script'] as const;
export type HostName = (typeof hostNames)[number];
