import { resolve } from 'node:path';
import { packageRoot } from '../runtime/package-root.js';

/** Folder of this repository's site build, with `client` and `server`. */
export const builtSiteDir: string = resolve(packageRoot, '../site/dist');

/** Folder of this repository's widget build, with `v1`. */
export const builtWidgetsDir: string = resolve(packageRoot, '../widgets/dist');
