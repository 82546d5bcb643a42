import type { Services } from '../services/services.js';
import { rememberAccess, saveCopy } from '../data/offline-copies.js';
import { forgetDevice } from '../data/forget-device.js';
import { saveShell, type LoadScreens } from '../data/offline-shell.js';
import { readCopyNow } from './read-copy.js';

/** A document to copy to this device. */
export interface DocumentToSave {
  readonly id: string;
  readonly kind: 'judgment' | 'act';
  readonly title: string;
}

interface SaveOptions {
  readonly client: Services['client'];
  readonly userId: string;
  readonly loadScreens: LoadScreens;
  /** False once the member has signed out, here or in another tab. */
  readonly isSignedIn: () => boolean;
}

/**
 * Stores a copy of a document with its citations and the member's note, and the files of the site that show it. A member who has
 * signed out meanwhile leaves nothing on the device. Resolves to true if the copy stays.
 */
export async function saveOffline(
  { id, kind, title }: DocumentToSave,
  { client, userId, loadScreens, isSignedIn }: SaveOptions,
): Promise<boolean> {
  const [now, subscription] = await Promise.all([
    readCopyNow(client, { id, kind }),
    client.account.subscription(undefined, { quiet: true }),
  ]);
  if (!isSignedIn()) return false;
  await saveCopy({ userId, id, kind, title, ...now });
  await rememberAccess(userId, subscription);
  await saveShell(loadScreens);
  // The sign-out may have removed what was there before this was.
  if (isSignedIn()) return true;
  await forgetDevice();
  return false;
}
