import { openFolderStore } from '../files/folder-store.js';
import { describeKeptBuilds } from './kept-builds.suite.js';

describeKeptBuilds('the data folder', async (folder) => openFolderStore(folder));
