/** The id in the outbox of a mail that a mail server took; empty if it has none. */
export function idOf(mail: string): string {
  return /^X-Headnote-ID: (.+)$/im.exec(mail)?.[1]?.trim() ?? '';
}

/** The letters of a mail without its encoding (quoted-printable, ASCII only). */
export function textOf(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\r', '');
}
