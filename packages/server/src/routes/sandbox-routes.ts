import { createHash } from 'node:crypto';
import { formatRupees } from '@headnote/core/format';
import { NotFoundError } from '@headnote/core/errors';
import type { FastifyInstance } from 'fastify';
import {
  type Sandbox,
  SANDBOX_PATH,
  SANDBOX_SIGNATURE,
  type SandboxOrder,
  type SandboxOutcome,
  sandboxOutcomes,
} from '../payments/sandbox-provider.js';
import { readInteger } from '../store/large-integer.js';
import { NOTICE_PATH } from './payment-notice-routes.js';

/** How long the sandbox waits before it looks for notices that are due. */
const NOTICE_MS = 1_000;

const words: Readonly<Record<SandboxOutcome, readonly [title: string, text: string]>> = {
  pay: ['Pay', 'Notice at once, then back to the site'],
  'pay-late': ['Pay, notice late', 'Back to the site first; the notice comes after 20 seconds'],
  'pay-twice': ['Pay, notice twice', 'The second one must change nothing'],
  decline: ['Decline', 'Back to the site with a failure'],
  close: ['Close the window', 'No return and no notice; the server finds it out by asking'],
};

const css = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f1e8;color:#1d1b26}
header{padding:12px 24px;font-weight:600;background:repeating-linear-gradient(135deg,#f7e7c3 0 12px,#fbf3df 12px 24px);border-bottom:2px solid #7a4b00}
main{max-width:30rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.4rem;margin:0}dl{display:flex;justify-content:space-between;border-block:1px solid #cfc8b4;padding:12px 0}
dt,dd{margin:0}dd{font-size:1.5rem;font-weight:700}fieldset{border:1px solid #cfc8b4;padding:0;margin:0 0 1rem}legend{font-weight:600;padding:0 0 8px}
label{display:block;padding:12px 12px 12px 40px;position:relative;border-top:1px solid #cfc8b4}label input{position:absolute;left:14px;top:18px}label span{display:block;font-size:.9rem}
button{min-height:44px;padding:0 24px;font:inherit;font-weight:600;background:#1d1b26;color:#fff;border:0}a{color:#1d1b26;margin-right:1rem}`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Registers the payment pages of the sandbox, which look unlike the site on purpose, and sends its notices. */
export function registerSandbox(app: FastifyInstance, sandbox: Sandbox): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const sendNotices = () =>
    sandbox.sendNotices(async ({ body, signature }) => {
      await app.inject({
        method: 'POST',
        url: NOTICE_PATH,
        payload: body,
        headers: { [SANDBOX_SIGNATURE]: signature },
      });
    });
  const timer = setInterval(() => {
    sendNotices().catch((error: unknown) => app.log.error({ err: error }, 'a notice of the sandbox was not sent'));
  }, NOTICE_MS);
  app.addHook('onClose', async () => clearInterval(timer));

  app.get<{ Params: { id: string } }>(`${SANDBOX_PATH}/:id`, async ({ params }, reply) => {
    const order = await found(sandbox, params.id);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(orderPage(order));
  });

  app.post<{ Params: { id: string }; Body: { outcome?: string } }>(
    `${SANDBOX_PATH}/:id`,
    async ({ params, body }, reply) => {
      const order = await found(sandbox, params.id);
      const outcome = sandboxOutcomes.find((name) => name === body?.outcome);
      if (outcome === undefined) return reply.redirect(`${SANDBOX_PATH}/${order.id}`, 303);
      await sandbox.choose(order.id, outcome);
      await sendNotices();
      if (outcome !== 'close') return reply.redirect(order.redirect_url, 303);
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
        .type('text/html; charset=utf-8')
        .send(
          page(
            'Sandbox',
            '<h1>The payer closed the window</h1><p>The server finds the payment out by asking, within a minute.</p>',
          ),
        );
    },
  );
}

async function found(sandbox: Sandbox, id: string): Promise<SandboxOrder> {
  const order = await sandbox.find(id);
  if (order === undefined) throw new NotFoundError('The sandbox has no such order.');
  return order;
}

function orderPage({
  payment_number: number,
  amount_paise: paise,
  title,
  redirect_url: back,
  state,
}: SandboxOrder): string {
  const amount = formatRupees(readInteger(paise) / 100);
  const facts = `<h1>${escapeHtml(title)}</h1><dl><dt>Amount</dt><dd>${amount}</dd></dl>`;
  const choices = sandboxOutcomes.map((name, index) => {
    const [label, text] = words[name];
    const checked = index === 0 ? ' checked' : '';
    return `<label><input type="radio" name="outcome" value="${name}"${checked}> ${label}<span>${text}</span></label>`;
  });
  const form =
    state === 'open'
      ? `<form method="post"><fieldset><legend>What shall happen?</legend>${choices.join('')}</fieldset><a href="${escapeHtml(back)}">Cancel and go back</a><button>Continue</button></form>`
      : `<p>This order is ${state}.</p><a href="${escapeHtml(back)}">Go back to the site</a>`;
  return page(`Sandbox payment ${number}`, facts + form);
}

function page(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${css}</style></head><body><header>Sandbox. No money moves.</header><main>${body}</main></body></html>\n`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
