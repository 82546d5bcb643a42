import { isGstin } from '@headnote/core/money';
import * as v from 'valibot';
import type { Setting } from './setting.js';
import { loginText, truth } from './setting-forms.js';

/** What the server uses of others, each at its address: mail, SMS, payments, a model. */
export const serviceSettings = {
  SMTP_URL: {
    option: 'smtpUrl',
    purpose:
      'Address of the mail server, for example `smtps://user:secret@mail.example`. Without it, messages become files in the folder `outbox` of the data folder.',
    fallback: 'none',
    must: 'must be the address of a mail server, for example smtps://user:secret@mail.example',
    schema: loginText(/^smtps?:\/\//),
    isSecret: true,
  },
  MAIL_FROM: {
    option: 'mailFrom',
    purpose: 'Sender of the e-mails.',
    fallback: '`no-reply` at the host of `PUBLIC_URL`',
    must: 'must be an e-mail address, for example library@example.org',
    schema: v.pipe(v.string(), v.email()),
  },
  SMS_URL: {
    option: 'smsUrl',
    purpose: 'Address of the SMS gateway, https. With it, all other `SMS_` settings are required.',
    fallback: 'none',
    must: 'must be the https address of the SMS gateway, for example https://sms.example/v1/messages',
    schema: v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^@\s]+$/), v.url()),
  },
  SMS_TOKEN: {
    option: 'smsToken',
    purpose: 'Token of the gateway, sent as `Authorization: Bearer`.',
    fallback: 'none',
    must: 'must have 1 to 1024 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,1024}$/)),
    isSecret: true,
  },
  SMS_ENTITY_ID: {
    option: 'smsEntityId',
    purpose: 'Principal entity id of the operator in the register of Indian telecom operators.',
    fallback: 'none',
    must: 'must be the 10 to 25 digits of the principal entity id',
    schema: v.pipe(v.string(), v.regex(/^\d{10,25}$/)),
  },
  SMS_HEADER: {
    option: 'smsHeader',
    purpose: 'Registered header, which the phone shows as the sender.',
    fallback: 'none',
    must: 'must be a registered header of 3 to 11 letters and digits, for example HDNOTE',
    schema: v.pipe(v.string(), v.regex(/^[A-Za-z\d]{3,11}$/)),
  },
  SMS_TEMPLATES: {
    option: 'smsTemplates',
    purpose: 'Registered id of each text, `name=id`, separated by commas; the names and texts are listed under "SMS".',
    fallback: 'none',
    must: 'must be pairs of a template and its id, for example activation-code=1107160000000000001,reset-code=1107160000000000002',
    schema: v.pipe(v.string(), v.regex(/^\s*[a-z-]+=\d{1,25}\s*(,\s*[a-z-]+=\d{1,25}\s*)*$/)),
  },
  PAYMENT_SANDBOX: {
    option: 'paymentSandbox',
    purpose:
      '`true` takes payments in a sandbox that moves no money, for development. Refused on a server that others can reach, because it gives subscriptions away. A proxy in front (`TRUSTED_PROXIES`) and a foreign address in `ALLOWED_HOSTS` count as such; behind a proxy that is not named the server cannot see it: set `NODE_ENV=production`, as the image and the systemd unit do.',
    fallback: '`true` if only this machine reaches the server and no payment service is set',
    must: 'must be true or false',
    schema: truth,
  },
  PAYMENT_URL: {
    option: 'paymentUrl',
    purpose:
      'Address of the Instamojo API: `https://api.instamojo.com`, or `https://test.instamojo.com` for its test mode. With it, the three settings below are required.',
    fallback: 'none',
    must: 'must be the https address of the payment service, for example https://api.instamojo.com',
    schema: v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^@\s]+$/), v.url()),
  },
  PAYMENT_CLIENT_ID: {
    option: 'paymentClientId',
    purpose: 'Client id of the account at Instamojo.',
    fallback: 'none',
    must: 'must have 1 to 256 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
  },
  PAYMENT_CLIENT_SECRET: {
    option: 'paymentClientSecret',
    purpose: 'Client secret of the account.',
    fallback: 'none',
    must: 'must have 1 to 256 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
    isSecret: true,
  },
  PAYMENT_SALTS: {
    option: 'paymentSalts',
    purpose:
      'Private salt of the account, which proves that a notice of a payment is genuine. While you replace it: the new one, a comma, the old one.',
    fallback: 'none',
    must: 'must be one or two salts of 8 to 256 visible characters, separated by a comma',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x2b\x2d-\x7e]{8,256}(,[\x21-\x2b\x2d-\x7e]{8,256})?$/)),
    isSecret: true,
  },
  ASSISTANT_URL: {
    option: 'assistantUrl',
    purpose:
      'Address of a model that chooses the sentences of answers, by the OpenAI chat protocol, for example `https://api.example.com/v1`. It gets the question and the candidate sentences, and the member is told so. With it, `ASSISTANT_MODEL` is required.',
    fallback: 'none: rules choose, and nothing leaves the server',
    must: 'must be the https address of a model, for example https://api.example.com/v1',
    schema: v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^@\s]+$/), v.url()),
  },
  ASSISTANT_MODEL: {
    option: 'assistantModel',
    purpose: 'Name of the model at that address.',
    fallback: 'none',
    must: 'must have 1 to 256 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
  },
  ASSISTANT_KEY: {
    option: 'assistantKey',
    purpose: 'Key of the account at that address, sent as `Authorization: Bearer`.',
    fallback: 'none',
    must: 'must have 1 to 1024 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,1024}$/)),
    isSecret: true,
  },
  GSTIN: {
    option: 'gstin',
    purpose: "The operator's number in the goods and services tax. Without it, invoices show no tax.",
    fallback: 'none',
    must: 'must be a GSTIN of 15 characters, for example 29AAGCB7383J1Z4',
    schema: v.pipe(v.string(), v.check(isGstin)),
  },
} as const satisfies Readonly<Record<string, Setting>>;
