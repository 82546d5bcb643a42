import type { Transport } from './message.js';
import { createFolderTransport } from './folder-transport.js';
import { createSmtpTransport } from './smtp-transport.js';

interface TransportOptions {
  readonly dataDir: string;
  /** Address of the mail server; undefined writes messages into the data folder. */
  readonly smtpUrl: string | undefined;
  /** Sender of e-mails; undefined: `no-reply` at the host of the site. */
  readonly mailFrom: string | undefined;
  readonly publicUrl: string | undefined;
}

/** Opens the transport that the configuration names. */
export function openTransport({ dataDir, smtpUrl, mailFrom, publicUrl }: TransportOptions): Transport {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  const from = mailFrom ?? `no-reply@${host}`;
  return smtpUrl === undefined ? createFolderTransport({ dataDir, from }) : createSmtpTransport({ smtpUrl, from });
}
