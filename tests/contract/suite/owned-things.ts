import { sql, type TableMetadata } from 'kysely';
import { documentId } from '../../../packages/server/src/library/document-id.js';
import type { TestApp } from '../../../packages/server/src/app.fixtures.js';
import { judgment, lease, LONG_CASE, SHORT_CASE } from './cases/library-parts.js';
import { createHash } from 'node:crypto';
import { createFiles } from '../../../packages/server/src/assistant/files/files.js';
import { pdfOf } from '../../../packages/server/src/ingest/uploads/hostile-pdfs.fixtures.js';
import { uploadedText } from '../../../packages/server/src/assistant/files/uploaded.fixtures.js';
import type { Member, Scene } from './scene.js';

/** The word in everything that the owner writes. */
export const SECRET = /secret/i;
export const PASSWORD = 'correct horse 9';
const LEASE_ACT = documentId('act', 'test:act');

const OWN_BYTES = await pdfOf(['1. The notice of tenancy7 was valid, and the appeal is allowed.']);
const OWN_HASH = createHash('sha256').update(OWN_BYTES).digest('base64url');

/** The owner's PDF with a question; its file says less than what the owner's library has of it. */
export const ownPdf = () => ({
  file: new File([new Uint8Array(OWN_BYTES)], 'Notice.pdf'),
  question: 'What is said of tenancy7?',
});

/** A member who has one of everything that a member can have. */
export interface Owner extends Member {
  readonly queryId: string;
  readonly folderId: string;
  readonly resultId: string;
  readonly removedId: string;
  readonly historyId: string;
  readonly conversationId: string;
  readonly answerId: string;
  /** Id of a PDF, and of a conversation about it. */
  readonly fileId: string;
  readonly fileConversationId: string;
  readonly portalId: string;
  readonly portalKey: string;
  readonly payment: { readonly number: string; readonly invoice: string };
  readonly contactChange: { readonly handle: string; readonly code: string };
  /** Id of an alert that has found something. */
  readonly alertId: string;
  /** Id of an access token. */
  readonly accessTokenId: string;
  /** A session on another device. */
  readonly otherSession: string;
}

/** Registers a member and stores one of everything. */
export async function newOwner(scene: Scene, name: string): Promise<Owner> {
  const email = `secret.${name}@example.com`;
  const member = await scene.newMember({ firstName: 'Secreta', lastName: 'Quazi', email, loginId: `secret${name}` });
  const otherSession = (await scene.signIn(member.person)).sessionId;
  const library = await fillLibrary(member);
  const { account, assistant, mail, partners, settings, welcome } = member.client;
  await settings.saveJudgment({ sort: 'date', pageSize: 50, showsHeadnote: false, marksHits: true });
  await settings.saveCourt({ courtIds: [4], showsHistory: false });
  await welcome.saveActSettings({ actIds: [LEASE_ACT] });
  await mail.sendJudgment({ emails: ['secret.friend@example.com'], documentId: LONG_CASE, attachPdf: false });
  const { id: portalId } = await partners.register({ name: 'Secret College', origins: ['https://secret.example'] });
  const [portal] = (await partners.list(undefined)).portals;
  const to = `secret.new.${name}@example.com`;
  const { handle } = await account.startContactChange({ kind: 'email', to, password: PASSWORD });
  const contactChange = { handle, code: await scene.code(to) };
  const question = { documentId: LONG_CASE, question: 'What is the secret of tenancy7?' };
  const { conversationId, id: answerId } = await assistant.ask(question);
  const { id: fileId } = await createFiles(scene.test.library.store.db, () => scene.test.clock.now).add(
    Number(member.userId),
    { name: 'Secret.pdf', hash: OWN_HASH, text: uploadedText('The secret of tenancy7 is that the notice was valid.') },
  );
  const aboutFile = await assistant.ask({ documentId: fileId, question: 'What is the secret of tenancy7?' });
  const payment = await pay(scene, member);
  const { id: accessTokenId } = await account.makeAccessToken({ name: 'Secret tool' });
  const alerts = await watch(scene, member);
  const portalKey = portal?.keys[0]?.key ?? '';
  return {
    ...member,
    ...library,
    ...alerts,
    conversationId,
    answerId,
    fileId,
    fileConversationId: aboutFile.conversationId,
    accessTokenId,
    otherSession,
    portalId,
    portalKey,
    contactChange,
    payment,
  };
}

async function fillLibrary({ client: { library } }: Member) {
  const { id: queryId } = await library.saveQuery({ ...lease, keywords: 'secret search' });
  await library.saveQuery({ ...lease, keywords: 'secret child', parentId: queryId });
  const { id: removedId } = await library.saveQuery({ ...lease, keywords: 'secret removed' });
  await library.remove({ kind: 'query', ids: [removedId] });
  const { id: folderId } = await library.saveFolder({ name: 'Secret folder' });
  const { id: resultId } = await library.saveResult({ ...judgment, name: 'secret result', queryId, folderId });
  await library.addHistory({ query: 'secret run', keywords: 'secret run', kind: '', total: 0 });
  const historyId = (await library.history(undefined))[0]?.id ?? '';
  await library.addBookmark({ documentId: LONG_CASE, paragraph: 4 });
  await library.saveNote({ documentId: LONG_CASE, note: 'secret first text' });
  await library.saveNote({ documentId: LONG_CASE, note: 'secret note', version: 1 });
  await library.saveNote({ documentId: SHORT_CASE, note: 'secret short note' });
  return { queryId, removedId, folderId, resultId, historyId };
}

async function watch(scene: Scene, { client: { alerts }, userId }: Member) {
  const search = { kind: 'search', query: 'secret', frequency: 'daily' } as const;
  const body = (text: string) => JSON.stringify({ query: { match: { content: text } } });
  const { id: alertId } = await alerts.save({ ...search, name: 'Secret alert', body: body('secret') });
  const { now } = scene.test.clock;
  const found = { alert_id: alertId, user_id: Number(userId), document_id: SHORT_CASE, event: 'new', by_id: '' };
  const untold = { mail_id: '', found_at: now, mailed_at: null, withdrawn_at: null };
  await scene.test.library.store.db
    .insertInto('alert_hits')
    .values({ ...found, ...untold })
    .execute();
  scene.wait(1000);
  return { alertId };
}

async function pay(scene: Scene, { client: { payments }, userId }: Member): Promise<Owner['payment']> {
  await payments.saveBilling({ name: 'Secret Chambers', address: 'Secret Lane', stateId: 29, gstin: '' });
  const redirectUrl = 'http://localhost/packages/payment';
  const { paymentUrl } = await payments.create({ amount: 15_000, redirectUrl, userId, packageId: 1 });
  await scene.test.app.inject({
    method: 'POST',
    url: new URL(paymentUrl).pathname,
    payload: 'outcome=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const [paid] = await payments.list(undefined);
  if (!paid?.invoice) throw new Error('the payment has no invoice');
  return { number: paid.number, invoice: paid.invoice };
}

/** Read once: no test makes a table. */
let tables: readonly TableMetadata[] | undefined;

/** Everything that the store has of a member: each row with the member's id, and of the member's portals. */
export async function rowsOf({ library, messages }: TestApp, { userId }: Member): Promise<string> {
  // What waits to be sent changes its row when it is sent.
  await messages();
  const { db } = library.store;
  const id = Number(userId);
  const own: [string, unknown[]][] = [
    ['users', await db.selectFrom('users').selectAll().where('id', '=', id).execute()],
  ];
  const portals = sql`select id from partner_portals where user_id = ${id}`;
  tables ??= await db.introspection.getTables();
  for (const { name, columns } of tables) {
    const has = (column: string) => columns.some((one) => one.name === column);
    if (!has('user_id') && !has('portal_id')) continue;
    const condition = has('user_id') ? sql`user_id = ${id}` : sql`portal_id in (${portals})`;
    const { rows } = await sql<object>`select * from ${sql.table(name)} where ${condition}`.execute(db);
    own.push([name, rows.map((row) => JSON.stringify(row)).toSorted()]);
  }
  return JSON.stringify(
    own.toSorted(([a], [b]) => a.localeCompare(b)),
    undefined,
    1,
  );
}
