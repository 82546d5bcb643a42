/** What the SMTP client tells of a failure. */
interface SmtpFailure extends Error {
  /** The command that failed; `CONN` for the connection, `DATA` for the message too. */
  readonly command?: unknown;
  /** The client's own code: `EENVELOPE` before the text of the message, `EMESSAGE` for it. */
  readonly code?: unknown;
  /** The three digits of the answer. */
  readonly responseCode?: unknown;
  /** The answer of the server. */
  readonly response?: unknown;
}

/** Digits of the enhanced status in an answer, without the 5 of "for good" (RFC 3463). */
const ENHANCED = /^5\d\d[- ]5\.(\d{1,3}\.\d{1,3})\b/;

/** An address or a mailbox that does not exist or takes no mail, but for what the sender's address is (5.1.7 and 5.1.8). */
const RECIPIENT = /^(?:1\.(?![78]$)|2\.)/;
/** A message that is too long for the mailbox or the system, or whose content is not accepted. */
const CONTENT = /^(?:2\.3|3\.4|6\.)/;
const TOO_LONG = '3.4';

/** Answers without an enhanced status that concern a mailbox: unknown, elsewhere, full, not allowed as a name, no mail at all. */
const RECIPIENT_CODES: ReadonlySet<unknown> = new Set([550, 551, 552, 553, 556]);
/** Answers without an enhanced status that concern a message: its length, and its content. */
const CONTENT_CODES: ReadonlySet<unknown> = new Set([552, 554]);
/** Many servers say with the codes of a mailbox that they do not work for this sender: `550 relay not permitted`. */
const ABOUT_SENDER =
  /relay|authenti|log ?in|credential|sender|client|block|black|reputation|spf|dkim|dmarc|rate|quota exceeded for|too many|try again|later|polic/i;

/**
 * Returns whether a mail server refused this recipient or this message for good. What concerns the connection, the
 * sign-in, the sender or the server itself is not final, whatever its code: it may be corrected. An answer that does
 * not say which of them it means is not final either, because another try costs little.
 */
export function isRefusedForGood(failure: Error): boolean {
  const { command, code, responseCode, response }: SmtpFailure = failure;
  if (typeof responseCode !== 'number' || responseCode < 500 || typeof response !== 'string') return false;
  const enhanced = ENHANCED.exec(response)?.[1];
  if (command === 'MAIL FROM') return enhanced === TOO_LONG;
  const isAboutSender = ABOUT_SENDER.test(response);
  if (command === 'RCPT TO')
    return enhanced === undefined ? RECIPIENT_CODES.has(responseCode) && !isAboutSender : RECIPIENT.test(enhanced);
  if (code !== 'EMESSAGE') return false;
  if (enhanced === undefined) return CONTENT_CODES.has(responseCode) && !isAboutSender;
  return CONTENT.test(enhanced) || RECIPIENT.test(enhanced);
}
