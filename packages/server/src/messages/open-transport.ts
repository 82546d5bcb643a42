import { createFolderTransport } from './folder-transport.js';
import { FinalDeliveryError, type Transport } from './message.js';
import { createSmsTransport, type SmsGateway } from './sms-transport.js';
import { createSmtpTransport } from './smtp-transport.js';

interface TransportOptions {
  readonly dataDir: string;
  /** Address of the mail server; undefined writes e-mails into the data folder. */
  readonly smtpUrl: string | undefined;
  /** Undefined: SMS are written into the data folder like e-mails, and with a mail server none is sent. */
  readonly sms: SmsGateway | undefined;
  /** Sender of e-mails; undefined: `no-reply` at the host of the site. */
  readonly mailFrom: string | undefined;
  readonly publicUrl: string | undefined;
}

/** Opens the transports that the configuration names, as one. */
export function openTransport({ dataDir, smtpUrl, sms, mailFrom, publicUrl }: TransportOptions): Transport {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  const from = mailFrom ?? `no-reply@${host}`;
  const mail =
    smtpUrl === undefined ? createFolderTransport({ dataDir, from }) : createSmtpTransport({ smtpUrl, from });
  return sms === undefined ? mail : joinTransports([createSmsTransport(sms), mail]);
}

/** Sends each message by the first transport that serves its channel. */
function joinTransports(transports: readonly Transport[]): Transport {
  return {
    channels: [...new Set(transports.flatMap(({ channels }) => channels))],
    async send(message) {
      const transport = transports.find(({ channels }) => channels.includes(message.channel));
      if (!transport) throw new FinalDeliveryError(`no transport sends messages by ${message.channel}`);
      return transport.send(message);
    },
    async close() {
      for (const transport of transports) await transport.close();
    },
  };
}
