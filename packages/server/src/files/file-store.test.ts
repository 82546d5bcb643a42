import { describeFileStore } from './file-store.suite.js';
import { openFolderStore } from './folder-store.js';

describeFileStore('a folder', async (folder) => openFolderStore(folder));
