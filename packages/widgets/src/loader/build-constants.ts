/** Version of the package; set by the build. */
declare const HEADNOTE_VERSION: string;

/** Hash of the chunks' contents, so that no cache combines a new loader with old code; set by the build. */
declare const HEADNOTE_CHUNKS: string;

/** Folder of the chunks if no script tag is found; set by the build from `WIDGET_FOLDER`, by default empty. */
declare const HEADNOTE_FOLDER: string;

export const version = HEADNOTE_VERSION;
export const chunks = HEADNOTE_CHUNKS;
export const builtInFolder = HEADNOTE_FOLDER;
