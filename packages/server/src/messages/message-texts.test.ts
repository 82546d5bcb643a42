import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from './message.js';
import { hostileInputs } from '../../../core/src/content/hostile-inputs.fixtures.js';
import { judgmentMail } from './judgment-mail.js';
import { mailOf } from './mail-of.js';
import { createMessageTexts, maskEmail, smsTemplates, type Destination } from './message-texts.js';

const texts = createMessageTexts({ name: 'Headnote & Co' });
const to: Destination = { channel: 'email', to: 'asha@example.com' };
const at = Date.UTC(2026, 10, 22, 20, 0);
const device = '<script>alert(1)</script> on "Windows"\r\nBcc: thief@example.com';

const mails: Readonly<Record<string, Message>> = {
  'activation-code': texts.activationCode(to, '123456'),
  'reset-code': texts.resetCode(to, '123456'),
  'change-code': texts.changeCode(to, '123456'),
  'password-changed': texts.passwordChanged(to),
  'already-registered': texts.alreadyRegistered(to),
  'new-sign-in': texts.newSignIn(to.to, { device, at }),
  'email-changed': texts.emailChanged(to.to, { newEmail: 'new.address@example.org' }),
  'account-will-be-deleted': texts.accountWillBeDeleted(to.to, { on: at }),
  'account-deleted': texts.accountDeleted(to.to),
  'trial-ends': texts.trialEnds(to.to, { on: at }),
};

describe('the texts of messages', () => {
  it.each(Object.entries(mails))('%s is a mail in plain text and in HTML with the same words', (template, mail) => {
    expect(mail).toMatchObject({ channel: 'email', template, to: to.to });
    expect(mail.subject).toMatch(/^[^\r\n]+ \| Headnote & Co$/);
    const words = mail.html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    expect(words.replace(/\s+/g, ' ').trim()).toBe(mail.text.replace(/\s+/g, ' ').trim());
  });

  it('J1: what carries a code or is of security goes before all else; a judgment and news do not', () => {
    const others = Object.entries(mails).filter(([, { lane }]) => lane !== 'security');
    expect(others.map(([template]) => template)).toEqual(['trial-ends']);
    expect([texts.passwordWithdrawn(to.to), texts.sessionStopped(to.to)]).toMatchObject([
      { lane: 'security' },
      { lane: 'security' },
    ]);
  });

  it('K7: what a device says about itself is text', () => {
    const { html, subject } = texts.newSignIn(to.to, { device, at });
    expect(html).not.toMatch(/<script|"Windows"/);
    expect(subject).toBe('New sign-in to your account | Headnote & Co');
  });

  it(`E1: of ${hostileInputs.length} hostile texts, none is markup or a header line in an e-mail`, () => {
    for (const hostile of hostileInputs) {
      const judgment = judgmentMail(
        {
          to: to.to,
          userId: 1,
          from: hostile,
          replyTo: '',
          title: hostile,
          citation: hostile,
          warning: hostile,
          link: `https://library.test/${encodeURIComponent(hostile.toWellFormed())}`,
          note: hostile,
          attachmentId: '',
        },
        'Headnote',
      );
      const all = [
        judgment,
        texts.newSignIn(to.to, { device: hostile, at }),
        texts.emailChanged(to.to, { newEmail: hostile }),
        texts.paymentExpired(to.to, { number: hostile }),
      ];
      for (const { html, subject, ...rest } of all) {
        const elements = html.match(/<\/?[^>]*>?/g) ?? [];
        expect(
          elements.filter(
            (one) => !/^<(?:!doctype html|\/?html(?: lang="en")?|\/?body(?: style="[\w: -]+")?|\/?p|br)>$/.test(one),
          ),
          hostile,
        ).toEqual([]);
        expect(html).not.toMatch(/["']\s*on\w+=/i);
        expect(String(mailOf({ html, subject, ...rest }, 'no-reply@library.test').subject)).not.toMatch(/[\r\n]/);
      }
    }
  });

  it('say days and times of India', () => {
    expect(mails['new-sign-in']?.text).toContain('23 November 2026');
    expect(mails['new-sign-in']?.text).toContain('01:30 IST');
    expect(mails['trial-ends']?.text).toContain('ends on 23 November 2026');
  });

  it('do not repeat a new address in full to the old one', () => {
    expect(mails['email-changed']?.text).toContain('ne…@example.org');
    expect(mails['email-changed']?.text).not.toContain('new.address');
    expect([maskEmail('a@b.example'), maskEmail('none')]).toEqual(['a…@b.example', '…']);
  });

  it('V13: the manual lists every SMS as it must be registered', () => {
    const manual = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const brand = createMessageTexts({ name: 'Headnote' });
    const sms: Destination = { channel: 'sms', to: '9000000001' };
    const all = {
      'activation-code': brand.activationCode(sms, '{#var#}'),
      'reset-code': brand.resetCode(sms, '{#var#}'),
      'change-code': brand.changeCode(sms, '{#var#}'),
      'password-changed': brand.passwordChanged(sms),
      'already-registered': brand.alreadyRegistered(sms),
    };
    expect(Object.keys(all)).toEqual([...smsTemplates]);
    for (const { template, text } of Object.values(all)) expect(manual).toContain(`| \`${template}\` | ${text} |`);
  });
});
