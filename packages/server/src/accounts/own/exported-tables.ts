import type { Database } from '../../store/database.js';
import { unpackText } from '../../store/packed-text.js';

/** A table with data of members, and how to find the rows of one member. */
export interface ExportedTable {
  /** Name in the export. */
  readonly section: string;
  readonly table: keyof Database;
  /** `user`: the column holds the member's id; `address`: the confirmed e-mail address or mobile number; `portal`: the id of one of the member's portals. */
  readonly by: 'user' | 'address' | 'portal';
  readonly column: string;
  /** The column that names one row, where rows are so large that one is read at a time. */
  readonly eachBy?: string;
  /** Columns that are left out, each with the reason. */
  readonly omits: Readonly<Record<string, string>>;
  /** Columns that are not stored as a person can read them, and how to read them. */
  readonly reads?: Readonly<Record<string, (stored: never) => unknown>>;
}

const OWN_ID = 'the member’s own id, the same in every row';
const COPY = 'a form for comparison of a column that is exported';

/** Every table whose rows a member gets. A new table of members joins here or in `notExported`; a test checks it. */
export const exportedTables: readonly ExportedTable[] = [
  {
    section: 'profile',
    table: 'users',
    by: 'user',
    column: 'id',
    omits: { password_hash: 'a secret', email_key: COPY, mobile_key: COPY },
  },
  { section: 'subscriptions', table: 'subscriptions', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  { section: 'sessions', table: 'session_families', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  {
    section: 'devices',
    table: 'known_devices',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, device_key: 'a hash that says nothing' },
  },
  {
    section: 'accessTokens',
    table: 'access_tokens',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, token_hash: 'a hash of a secret', name_key: COPY },
  },
  {
    section: 'accessTokenUse',
    table: 'access_token_days',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID },
  },
  { section: 'settings', table: 'member_settings', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  {
    section: 'searches',
    table: 'saved_queries',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID },
  },
  {
    section: 'folders',
    table: 'saved_folders',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, name_key: COPY },
  },
  {
    section: 'savedResults',
    table: 'saved_results',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, item_key: COPY },
  },
  {
    section: 'history',
    table: 'search_history',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, query_key: COPY },
  },
  { section: 'bookmarks', table: 'bookmarks', by: 'user', column: 'user_id', omits: { user_id: OWN_ID, words: COPY } },
  { section: 'notes', table: 'personal_notes', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  { section: 'sentJudgments', table: 'sent_judgments', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  { section: 'noteVersions', table: 'note_versions', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  {
    section: 'alerts',
    table: 'alerts',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, body: COPY, body_key: COPY, failure: 'work of the server' },
  },
  {
    section: 'alertHits',
    table: 'alert_hits',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, mail_id: 'work of the sender' },
  },
  {
    section: 'alertSettings',
    table: 'alert_members',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, feed_id: 'a part of a secret address; the page of alerts shows it' },
  },
  {
    section: 'printedDocuments',
    table: 'exported_documents',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID },
  },
  {
    section: 'conversations',
    table: 'assistant_conversations',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID },
  },
  { section: 'answers', table: 'assistant_answers', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  {
    section: 'files',
    table: 'assistant_files',
    by: 'user',
    column: 'user_id',
    eachBy: 'id',
    omits: { user_id: OWN_ID, hash: 'only to know the same file again' },
    reads: { words: (stored: Uint8Array) => (JSON.parse(unpackText(stored)) as { readonly plain: string }).plain },
  },
  {
    section: 'messages',
    table: 'outbox',
    by: 'address',
    column: 'recipient',
    omits: {
      body: 'empty once it was sent; before, it may contain a code',
      html: 'the same text again',
      lane: 'work of the sender',
      source: 'work of the sender, and perhaps another member',
      turn: 'work of the sender',
      due_at: 'work of the sender',
      tries: 'work of the sender',
      failure: 'work of the sender',
      attachment_id: 'work of the sender',
      unsubscribe: 'a signed link, also in the e-mail itself',
    },
  },
  {
    section: 'payments',
    table: 'payments',
    by: 'user',
    column: 'user_id',
    omits: { user_id: OWN_ID, request_key: 'work of the server', next_check_at: 'work of the server' },
  },
  { section: 'invoices', table: 'invoices', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  { section: 'billing', table: 'billing_details', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  { section: 'record', table: 'audit_log', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  { section: 'portals', table: 'partner_portals', by: 'user', column: 'user_id', omits: { user_id: OWN_ID } },
  { section: 'portalKeys', table: 'partner_keys', by: 'portal', column: 'portal_id', omits: {} },
  { section: 'portalOrigins', table: 'partner_origins', by: 'portal', column: 'portal_id', omits: {} },
  { section: 'portalUsage', table: 'partner_usage', by: 'portal', column: 'portal_id', omits: {} },
  { section: 'portalVersions', table: 'partner_versions', by: 'portal', column: 'portal_id', omits: {} },
  { section: 'contactMessages', table: 'contact_messages', by: 'address', column: 'email', omits: {} },
];

/** Tables with a column of a person that are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  refresh_tokens: 'hashes of secrets; their sessions are exported',
  account_flows: 'hashes of codes that live for minutes',
  member_libraries: 'the time of the last change; what changed is exported',
  member_requests: 'keys of requests, kept for a day; what they created is exported',
  codes_sent: 'keyed hashes, kept for a day to limit codes',
  known_addresses: 'keyed hashes of addresses, which say nothing; sessions have the addresses',
};
