import { readFilesAddress } from '../config/files-address.js';
import type { FileStore } from './file-store.js';
import { openFolderStore } from './folder-store.js';

/** Where the files of a library are. */
export interface FilesPlace {
  readonly dataDir: string;
  /** Address of a bucket (`FILES_URL`); undefined: the data folder has them. */
  readonly filesUrl?: string | undefined;
}

/** Opens the files of a library: in the store of `FILES_URL`, otherwise in the data folder. */
export async function openFileStore({ dataDir, filesUrl }: FilesPlace): Promise<FileStore> {
  const address = filesUrl === undefined ? undefined : readFilesAddress(filesUrl);
  if (address === undefined) return openFolderStore(dataDir);
  // The client takes 0.2 s to load, which a library in a folder does not pay.
  const { openBucketStore } = await import('./bucket-store.js');
  return openBucketStore(address);
}
