import { resolve } from 'node:path';
import { packageRoot } from '../runtime/package-root.js';

/** Folder of the site as this repository builds it, with `client` and `server` in it. */
export const builtSiteDir: string = resolve(packageRoot, '../site/dist');

/** Folder of the widgets as this repository builds them, with `v1` in it. */
export const builtWidgetsDir: string = resolve(packageRoot, '../widgets/dist');
