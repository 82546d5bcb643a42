/** Version of the package; set by the build. */
declare const HEADNOTE_VERSION: string;

/** Mark of the chunks' contents, so that a cache never pairs a new loader with old code; set by the build. */
declare const HEADNOTE_CHUNKS: string;

/** Folder of the chunks where no script tag can be found; set by the build, empty unless `WIDGET_FOLDER` was given. */
declare const HEADNOTE_FOLDER: string;

export const version = HEADNOTE_VERSION;
export const chunks = HEADNOTE_CHUNKS;
export const builtInFolder = HEADNOTE_FOLDER;
