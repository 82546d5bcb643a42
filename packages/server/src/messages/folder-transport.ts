import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailOf } from './mail-of.js';
import type { Transport } from './message.js';

/** Folder of the messages, in the data folder. */
export const OUTBOX_FOLDER = 'outbox';

/**
 * Writes messages as files into the data folder instead of sending them: e-mails as `.eml`, SMS as `.txt`. For
 * development and tests; whoever can read the folder can read the codes.
 */
export function createFolderTransport({
  dataDir,
  from,
}: {
  readonly dataDir: string;
  readonly from: string;
}): Transport {
  const folder = join(dataDir, OUTBOX_FOLDER);
  const mail = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  const contentOf = async ({ channel, ...parts }: Parameters<Transport['send']>[0]): Promise<Buffer | string> => {
    if (channel === 'sms') return `To: ${parts.to}\n\n${parts.text}\n`;
    const { message } = await mail.sendMail(mailOf(parts, from));
    return message as Buffer;
  };

  return {
    channels: ['email', 'sms'],
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${message.id}.${message.channel === 'sms' ? 'txt' : 'eml'}`);
      // Complete files only: a reader of the folder never sees half of one.
      await writeFile(`${file}.part`, await contentOf(message), { mode: 0o600 });
      await rename(`${file}.part`, file);
      return {};
    },
    close: async () => mail.close(),
  };
}
