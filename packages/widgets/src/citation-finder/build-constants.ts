/** Hash of the check's file, so that no cache combines two releases; empty in a pinned file. Set by the build. */
declare const HEADNOTE_CHECK: string;

export const checkMark = HEADNOTE_CHECK;
