/** Hash of the file of the worker that reads files, so that no cache combines two releases; empty in a pinned file. Set by the build. */
declare const HEADNOTE_FILE_WORKER: string;

export const fileWorkerMark = HEADNOTE_FILE_WORKER;
