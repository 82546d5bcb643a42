import { createHash } from 'node:crypto';
import { formatRupees } from '@headnote/core/format';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** Page of the site where a payment begins. */
const PACKAGES_PATH = '/packages';
/** How long the sandbox waits before it looks for notices that are due. */
const NOTICE_MS = 1_000;

/** The outcomes to choose from; cancelling has a button of its own. */
const words: Readonly<Record<Exclude<SandboxOutcome, 'cancel'>, readonly [title: string, text: string]>> = {
  pay: ['Pay', 'Notice at once, then back to the site'],
  'pay-late': ['Pay, notice late', 'Back to the site first; the notice comes after 20 seconds'],
  'pay-twice': ['Pay, notice twice', 'The second one must change nothing'],
  decline: ['Decline', 'Back to the site with a failure'],
  close: ['Close the window', 'No return and no notice; the server finds it out by asking'],
};

/** Looks unlike the site on purpose: nobody takes it for a real payment page. */
const css = `:root{color-scheme:light dark;--paper:light-dark(#f4f1e8,#17181b);--card:light-dark(#fff,#1e2023);--ink:light-dark(#1b1d22,#e9e5dc);--muted:light-dark(#4c4f57,#b7b2a7);--rule:light-dark(#c9c2b3,#4a4b4e);--mark:light-dark(#744600,#e6b566);--wash:light-dark(#fdf1d8,#2b2415);--stripe:light-dark(#f6e3b8,#3a2f18)}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
main{max-width:34rem;margin:clamp(0px,6vw,4rem) auto;background:var(--card);border:1px solid var(--rule)}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding:12px 32px;color:var(--mark);background:repeating-linear-gradient(135deg,var(--stripe) 0 12px,var(--wash) 12px 24px);border-bottom:2px solid var(--mark)}
header strong,header span{background:var(--wash);padding:0 6px}.body{padding:28px 32px 32px}h1{font-size:1.375rem;line-height:1.3;margin:0}p{margin:4px 0 0;color:var(--muted)}
dl{display:flex;justify-content:space-between;align-items:baseline;gap:16px;border-block:1px solid var(--rule);padding:14px 0;margin:20px 0}dt,dd{margin:0}dt{color:var(--muted)}dd{font-size:1.75rem;font-weight:700;font-variant-numeric:tabular-nums}
fieldset{border:0;padding:0;margin:0 0 24px}legend{font-weight:600;padding:0 0 8px}.choices{border:1px solid var(--rule)}
label{display:block;padding:10px 14px 10px 44px;position:relative;cursor:pointer}label+label{border-top:1px solid var(--rule)}label:has(:checked){background:var(--wash)}label:has(:focus-visible){outline:3px solid var(--mark);outline-offset:-3px}
label input{position:absolute;left:14px;top:14px;width:18px;height:18px;margin:0;accent-color:var(--mark)}label b{display:block;font-weight:600}label span{display:block;font-size:.875rem;color:var(--muted)}
.end{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:12px}button,.end a{min-height:44px;display:inline-flex;align-items:center}button{padding:0 28px;font:inherit;font-weight:600;background:var(--ink);color:var(--card);border:1px solid transparent;border-radius:4px;cursor:pointer}button.cancel{padding:0;font-weight:400;background:none;color:inherit;text-decoration:underline}a{color:inherit}:is(a,button):focus-visible{outline:3px solid var(--mark);outline-offset:2px}
@media (max-width:480px){main{border-inline:0}header,.body{padding-inline:16px}}`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Registers the payment pages of the sandbox, and sends its notices. `payee` is the name of the operator. */
export function registerSandbox(app: FastifyInstance, sandbox: Sandbox, payee: string): void {
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
    const order = await sandbox.find(params.id);
    if (order === undefined) return sendPage(reply.code(404), unknownPage());
    return sendPage(reply, orderPage(order, payee));
  });

  app.post<{ Params: { id: string }; Body: { outcome?: string } }>(
    `${SANDBOX_PATH}/:id`,
    async ({ params, body }, reply) => {
      const order = await sandbox.find(params.id);
      if (order === undefined) return sendPage(reply.code(404), unknownPage());
      const outcome = sandboxOutcomes.find((name) => name === body?.outcome);
      if (outcome === undefined) return reply.redirect(`${SANDBOX_PATH}/${order.id}`, 303);
      await sandbox.choose(order.id, outcome);
      await sendNotices();
      if (outcome !== 'close') return reply.redirect(order.redirect_url, 303);
      return sendPage(reply, closedPage(order));
    },
  );
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html);

function unknownPage(): string {
  const text = 'The address is incomplete, or the order is of another server. Nothing was charged.';
  return page(
    '',
    `<h1>The sandbox has no such order</h1><p>${text}</p><div class="end"><a href="${PACKAGES_PATH}">Go to the packages</a></div>`,
  );
}

function orderPage(order: SandboxOrder, payee: string): string {
  const { payment_number: number, amount_paise: paise, title, redirect_url: back, state } = order;
  const amount = formatRupees(readInteger(paise) / 100);
  const facts = `<h1>${escapeHtml(payee)}</h1><p>${escapeHtml(title)}</p><dl><dt>Amount</dt><dd>${amount}</dd></dl>`;
  const choices = Object.entries(words).map(([name, [label, text]], index) => {
    const checked = index === 0 ? ' checked' : '';
    return `<label><input type="radio" name="outcome" value="${name}"${checked}><b>${label}</b><span>${text}</span></label>`;
  });
  const form = `<form method="post"><fieldset><legend>What shall happen?</legend><div class="choices">${choices.join('')}</div></fieldset><div class="end"><button class="cancel" form="cancel" name="outcome" value="cancel">Cancel and go back</button><button>Continue</button></div></form><form method="post" id="cancel"></form>`;
  const done = `<p>This order is ${state}.</p><div class="end"><a href="${escapeHtml(back)}">Go back to the site</a></div>`;
  return page(number, facts + (state === 'open' ? form : done));
}

function closedPage({ payment_number: number, redirect_url: back }: SandboxOrder): string {
  const text = 'No notice was sent. The server finds the payment out by asking, within a minute.';
  return page(
    number,
    `<h1>The payer closed the window</h1><p>${text}</p><div class="end"><a href="${escapeHtml(back)}">Go back to the site</a></div>`,
  );
}

/** A page about a payment; the number is empty where there is none. */
function page(number: string, body: string): string {
  const heading = `Sandbox payment ${escapeHtml(number)}`.trim();
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${css}</style></head><body><main><header><strong>Sandbox. No money moves.</strong>${number === '' ? '' : `<span>Payment ${escapeHtml(number)}</span>`}</header><div class="body">${body}</div></main></body></html>\n`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
