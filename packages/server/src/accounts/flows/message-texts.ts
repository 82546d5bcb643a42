import type { Message } from '../../messages/message.js';

/** Where a message goes. */
export interface Destination {
  readonly channel: Message['channel'];
  readonly to: string;
}

/** The brand's name, which every message begins with. */
interface Brand {
  readonly name: string;
}

/** The texts of the messages about accounts. An operator registers those of SMS under the names of the templates (V13). */
export interface MessageTexts {
  activationCode(to: Destination, code: string): Message;
  resetCode(to: Destination, code: string): Message;
  passwordChanged(to: Destination): Message;
  /** For the owner of an account, when someone registers again with the same address or number. */
  alreadyRegistered(to: Destination): Message;
}

/** Creates the texts. */
export function createMessageTexts({ name }: Brand): MessageTexts {
  const compose = (
    template: string,
    { channel, to }: Destination,
    subject: string,
    lines: readonly string[],
  ): Message => {
    if (channel === 'sms') return { channel, template, to, subject: '', text: lines.join(' '), html: '' };
    const paragraphs = lines.map((line) => `<p>${escape(line)}</p>`).join('\n');
    const html = `<!doctype html>\n<html lang="en"><body style="font-family: sans-serif">\n${paragraphs}\n<p>${escape(name)}</p>\n</body></html>\n`;
    return { channel, template, to, subject: `${subject} | ${name}`, text: `${lines.join('\n\n')}\n\n${name}\n`, html };
  };
  const never = `${name} never asks for this code by phone or e-mail. Do not share it.`;
  return {
    activationCode: (to, code) =>
      compose('activation-code', to, 'Your activation code', [
        `${code} is your ${name} activation code. It is valid for 10 minutes.`,
        never,
      ]),
    resetCode: (to, code) =>
      compose('reset-code', to, 'Your code for a new password', [
        `${code} is your ${name} code for a new password. It is valid for 10 minutes.`,
        'If you did not ask for it, ignore this message; your password stays.',
        never,
      ]),
    passwordChanged: (to) =>
      compose('password-changed', to, 'Your password was changed', [
        `The password of your ${name} account was changed, and all devices were signed out.`,
        'If it was not you, reset your password now with "Forgot password".',
      ]),
    alreadyRegistered: (to) =>
      compose('already-registered', to, 'You already have an account', [
        `Someone registered at ${name} with your address or number. You already have an account, so nothing was changed.`,
        'If it was you, sign in, or use "Forgot password".',
      ]),
  };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
