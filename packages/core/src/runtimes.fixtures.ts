import { createCaptcha } from './captcha/index.js';
import { createClient } from './client/index.js';
import { createCodec, createSealedCodec } from './codec/index.js';
import { defaultBrand } from './config/index.js';
import { textOf, truncateText } from './content/index.js';
import { sanitizeHtml } from './content/server.js';
import { contract } from './contract/index.js';
import { createEmbed } from './embed/index.js';
import { NetworkError } from './errors/index.js';
import { formatDate } from './format/index.js';
import { createTree } from './machines/index.js';
import { explain, parseQuery } from './search/index.js';
import { createSession } from './session/index.js';
import { createRememberMe } from './session/remember-entry.js';
import { createForm, required } from './validation/index.js';

const KEY = 'a key of the test';
const totals = [[{ TotalUsers: 3 }], [{ TotalCases: '43' }], [{ Totalbareacts: 3 }]];

/** Uses every entry point except `content/browser` once. The result is the same in every runtime. */
export async function useEveryEntry(): Promise<Record<string, unknown>> {
  const codec = createCodec({ key: KEY });
  const sealed = createSealedCodec({ key: KEY });
  const answer = async (body: unknown) => Response.json(body);
  const session = createSession({
    storage: () => {
      throw new Error('no storage here');
    },
    transport: {
      signIn: () => Promise.reject(new NetworkError()),
      newTicket: () => Promise.reject(new NetworkError()),
      signOut: () => Promise.resolve(),
    },
  });
  const client = createClient({
    bases: { api: 'https://library.example' },
    session,
    fetch: () => answer({ flag: true, message: '', outdatalist: totals }),
  });
  const embed = createEmbed({ base: 'https://library.example', fetch: () => answer({ items: [] }) });
  const form = createForm({ fields: { city: { prefix: 'City', rules: [required] } }, onSubmit: async () => undefined });
  form.click();
  const captcha = createCaptcha({ endpoint: 'https://library.example/captcha/simple//', styleName: 'plain' });
  const tree = createTree({ nodes: [{ id: 'sc', label: 'Supreme Court' }] });
  const opened = await sealed.open(await sealed.seal('1973', { purpose: 'query' }), { purpose: 'query' });
  const result = {
    codec: codec.decrypt(codec.encrypt('(1973) 4 SCC 225')),
    sealed: opened,
    session: session.getSnapshot().status,
    client: await client.welcome.totals(),
    contract: contract.length > 0,
    search: explain(parseQuery('bail /5 surety').tree),
    content: textOf(truncateText('<p>Held: the appeal fails.</p>', 4)),
    server: sanitizeHtml('<p onclick="x()">Held</p><script>x()</script>'),
    format: formatDate('1973-04-24'),
    config: defaultBrand.name,
    embed: await embed.latest({ court: 'sc' }),
    validation: form.getSnapshot().errors,
    captcha: captcha.handler,
    machines: tree.getSnapshot().rows.length,
    remember: typeof createRememberMe,
  };
  session.dispose();
  return result;
}

/** The expected result in every runtime. */
export const everywhere = {
  codec: { ok: true, value: '(1973) 4 SCC 225' },
  sealed: { ok: true, value: '1973' },
  session: 'signed-out',
  client: { users: 3, cases: 43, acts: 3 },
  contract: true,
  search: 'judgments containing bail within 5 words of surety',
  content: 'Held…',
  server: '<p>Held</p>',
  format: '24 April 1973',
  config: 'Headnote',
  embed: { items: [] },
  validation: { city: 'City must not be blank!' },
  captcha: 'simple',
  machines: 1,
  remember: 'function',
};
