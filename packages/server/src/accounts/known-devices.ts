import type { Transaction } from 'kysely';
import type { MessageTexts } from '../messages/message-texts.js';
import { queueMessage } from '../messages/queue-message.js';
import type { Database } from '../store/database.js';
import type { FlowSecrets } from './flows/secrets.js';

interface DeviceNotesOptions {
  readonly secrets: FlowSecrets;
  readonly texts: MessageTexts;
  readonly now: () => number;
}

/** A sign-in that succeeded. */
interface SignInPlace {
  readonly userId: number;
  /** As the list of sessions shows it. */
  readonly device: string;
}

/**
 * Creates the step of a sign-in that remembers its device, and that writes to the owner if the account has used others
 * but not this one. Devices are told apart by their words, so a new version of a browser is not a new device.
 */
export function createDeviceNotes({ secrets, texts, now }: DeviceNotesOptions) {
  return async (transaction: Transaction<Database>, { userId, device }: SignInPlace): Promise<void> => {
    const row = { user_id: userId, device_key: secrets.keyOfDevice(userId, device), seen_at: now() };
    const seenAgain = await transaction
      .updateTable('known_devices')
      .set({ seen_at: row.seen_at })
      .where('user_id', '=', userId)
      .where('device_key', '=', row.device_key)
      .executeTakeFirst();
    if (seenAgain.numUpdatedRows > 0n) return;
    const other = await transaction
      .selectFrom('known_devices')
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    // Of two sign-ins at once from the same device, only the one that stores it writes the message.
    const stored = await transaction
      .insertInto('known_devices')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    // The first device of an account is its owner's own; there is nothing to tell.
    if (stored === undefined || other === undefined) return;
    const { email } = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (email !== '') await queueMessage(transaction, texts.newSignIn(email, { device, at: now() }), now());
  };
}
