import type { AlertHit, AlertList, StoppedAlert } from '@headnote/core/contract';
import { BusyError, NotFoundError } from '@headnote/core/errors';
import type { Principal } from '../accounts/principal.js';
import type { SearchEngine } from '../search/model/engine.js';
import { write } from '../member-library/library-parts.js';
import type { Cells } from '../runtime/budgets/cells.js';
import { createTokenBuckets } from '../runtime/budgets/token-buckets.js';
import type { Store } from '../store/database.js';
import { createAlertLinks } from './alert-links.js';
import { alertFeed } from './alert-feed.js';
import { type MemberChoice, renewFeed, saveMember } from './alert-member.js';
import { alertName } from './alert-name.js';
import { hasSubscription } from './has-subscription.js';
import { listAlerts, listHits } from './list-alerts.js';
import { matchArrivals } from './match-arrivals.js';
import type { SearchRecord } from './run-searches.js';
import { noteExport, type Printed } from './note-export.js';
import { queueAlertMails } from './queue-mails.js';
import { readHits } from './read-hits.js';
import { type NewAlert, saveAlert } from './save-alert.js';
import { stopByLink } from './stop-by-link.js';

/** What a member changes of an alert; what is missing stays as it is. */
export interface AlertEdit {
  readonly isPaused?: boolean | undefined;
  readonly frequency?: 'at-once' | 'daily' | 'weekly' | undefined;
}

/** A hit list of one member. */
interface HitQuestion {
  /** Empty for all alerts. */
  readonly id: string;
  readonly withSentences: boolean;
}

/**
 * What members watch. Each method takes the member's id from the caller, who has it from the token; another member's alert is
 * one that nobody has.
 */
export interface Alerts {
  list(userId: number, origin: string): Promise<AlertList>;
  /** Returns the id. Throws as `saveAlert`. */
  save(userId: number, alert: NewAlert, choice: MemberChoice): Promise<string>;
  /** An empty id changes all of them. */
  change(userId: number, id: string, edit: AlertEdit): Promise<void>;
  remove(userId: number, id: string): Promise<void>;
  hits(userId: number, question: HitQuestion): Promise<readonly AlertHit[]>;
  /** An empty id means all of them. */
  noteSeen(userId: number, id: string): Promise<void>;
  saveSettings(userId: number, choice: MemberChoice): Promise<void>;
  renewFeed(userId: number): Promise<void>;
  /** Notes that a member printed documents, which are watched like those that are saved. */
  noteExport(member: Pick<Principal, 'userId'> | null, printed: Printed): Promise<void>;
  /** Undefined for a link that was changed, or whose alert is gone. */
  stop(token: string, isStart: boolean): Promise<StoppedAlert | undefined>;
  /** The feed at a secret address; undefined for one that was changed or renewed. */
  feed(token: string, origin: string): Promise<string | undefined>;
  /** Gives new documents to the alerts. Returns how many. */
  match(signal?: AbortSignal): Promise<number>;
  /** Queues the e-mails that are due. Returns how many. */
  queueMails(): Promise<number>;
}

const NO_ALERT = 'You have no alert with this id.';

interface AlertsOptions {
  readonly store: Store;
  readonly engine: SearchEngine;
  /** Secret from which the links are signed. */
  readonly secret: string;
  /** Name of the library. */
  readonly library: string;
  readonly publicUrl: string | undefined;
  readonly readOnly: boolean;
  /** Milliseconds since 1970, and of a monotonic clock. */
  readonly now: () => number;
  readonly steady: () => number;
  readonly cells: Cells;
  /** Called for a search that could not be run. */
  readonly onFailure: (failure: { readonly reason: string }) => void;
}

/** Creates them on one database and one engine. */
export function createAlerts({ store, engine, secret, library, publicUrl, readOnly, ...parts }: AlertsOptions): Alerts {
  const { now, steady, cells, onFailure } = parts;
  const links = createAlertLinks(secret);
  const writing = { db: store.db, now };
  const records = new Map<string, SearchRecord>();
  const takeFeed = createTokenBuckets(cells, { name: 'feeds', max: MAX_FEEDS });
  const feedUrl = (origin: string, feedId: string) => `${origin}/feed/alerts?key=${links.sign('feed', feedId)}`;
  const edit = (userId: number, id: string, values: object) =>
    write(writing, userId, async (transaction) => {
      const own = transaction.updateTable('alerts').set(values).where('user_id', '=', userId);
      const changed = await (id === '' ? own : own.where('id', '=', id)).executeTakeFirst();
      if (id !== '' && changed.numUpdatedRows === 0n) throw new NotFoundError(NO_ALERT);
    });
  return {
    async list(userId, origin) {
      const { feedId, ...list } = await listAlerts(store, userId);
      return { ...list, feedUrl: feedId === '' ? '' : feedUrl(publicUrl ?? origin, feedId) };
    },
    save: (userId, alert, choice) =>
      write(writing, userId, async (transaction) => {
        await saveMember(transaction, userId, choice, now());
        return saveAlert(transaction, userId, alert, now());
      }),
    change: (userId, id, { isPaused, frequency }) =>
      edit(userId, id, {
        // So that a change of nothing is a change of one row too.
        user_id: userId,
        ...(isPaused === undefined ? {} : { paused_at: isPaused ? now() : null }),
        ...(frequency === undefined ? {} : { frequency }),
      }),
    remove: (userId, id) =>
      write(writing, userId, async (transaction) => {
        const own = transaction.deleteFrom('alerts').where('user_id', '=', userId).where('id', '=', id);
        const { numDeletedRows } = await own.executeTakeFirst();
        if (numDeletedRows === 0n) throw new NotFoundError(NO_ALERT);
      }),
    async hits(userId, { id, withSentences }) {
      return listHits(store, { userId, id, withSentences });
    },
    noteSeen: (userId, id) => edit(userId, id, { seen_at: now() }),
    saveSettings: (userId, choice) =>
      write(writing, userId, (transaction) => saveMember(transaction, userId, choice, now())),
    renewFeed: (userId) => write(writing, userId, (transaction) => renewFeed(transaction, userId)),
    noteExport: async (member, printed) => {
      // Who only reads a library has no alerts.
      if (member !== null && !readOnly) await noteExport(store.db, { userId: member.userId, printed, now: now() });
    },
    stop: (token, isStart) => stopByLink(store.db, { links, token, isStart, now: now() }),
    async feed(token, origin) {
      const feedId = links.read('feed', token);
      if (feedId === undefined) return undefined;
      const { db } = store;
      const member = await db
        .selectFrom('alert_members')
        .innerJoin('users', 'users.id', 'alert_members.user_id')
        .select('alert_members.user_id')
        .where('feed_id', '=', feedId)
        // Like its sessions and tokens, the feed of an account that waits for its deletion is closed.
        .where('users.deletes_at', 'is', null)
        .executeTakeFirst();
      if (member === undefined) return undefined;
      const userId = member.user_id;
      const wait = await takeFeed(String(userId), FEED_BUCKET);
      if (wait > 0)
        throw new BusyError('This feed was read too often. Please wait a little and read it again.', {
          retryAfter: Math.ceil(wait / 1000),
        });
      const rows = await db
        .selectFrom('alert_hits')
        .innerJoin('alerts', 'alerts.id', 'alert_hits.alert_id')
        .leftJoin('documents', 'documents.id', 'alerts.target')
        .selectAll('alert_hits')
        .select(['alerts.kind', 'alerts.name', 'documents.title', 'documents.appellant', 'documents.respondent'])
        .where('alerts.user_id', '=', userId)
        // What is taken back is news too.
        .orderBy((is) => is.fn.coalesce('withdrawn_at', 'found_at'), 'desc')
        .orderBy('document_id')
        .limit(FEED_HITS)
        .execute();
      const hits = await readHits(store, rows, { withSentences: await hasSubscription(db, userId, now()) });
      const names = new Map(rows.map((row) => [row.alert_id, alertName(row)]));
      const base = publicUrl ?? origin;
      return alertFeed({ library, origin: base, url: feedUrl(base, feedId), now: now(), hits, names });
    },
    match: (signal) => matchArrivals({ store, engine, now, steady, records, onFailure, ...(signal && { signal }) }),
    queueMails: () => queueAlertMails({ store, now, links, library, publicUrl }),
  };
}

/** Entries that are read for a feed: more than its bytes have room for. */
const FEED_HITS = 5_000;

/** A feed of all entries takes the server a tenth of a second; programs that read feeds ask a few times an hour, on a few devices. */
const FEED_BUCKET = { burst: 6, refillMs: 10_000 };
/** Feeds in memory at once; the least recently read are removed first. */
const MAX_FEEDS = 100_000;
