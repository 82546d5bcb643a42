import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Brand } from '@headnote/core/config';
import { BusyError } from '@headnote/core/errors';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Captcha } from '../captcha/captcha.js';
import { queueMessage } from '../messages/queue-message.js';
import { createAddressAllowance } from '../runtime/budgets/address-allowance.js';
import type { Cells } from '../runtime/budgets/cells.js';
import type { Database } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';
import type { ContactMessageRow } from '../store/tables/message-tables.js';
import {
  contactProblem,
  inquiryProblem,
  reportProblem,
  type ContactEntry,
  type InquiryEntry,
  type ReportEntry,
} from './check-contact.js';
import { contactMail, mailboxOf } from './contact-mail.js';

/** The result of a form: its reference, or why it was refused. */
export type ContactResult =
  | { readonly isDone: true; readonly reference: string }
  | {
      readonly isDone: false;
      readonly message: string;
      /** `captcha` if only its text was wrong, so that the form can show another picture. */
      readonly field?: 'captcha';
    };

/** The forms to the operator. Every accepted form is stored and mailed in one transaction. */
export interface Contact {
  /** Uses the form's captcha. Rejects with BusyError when the address has sent too much. */
  send(entry: ContactEntry, proof: CaptchaProof, address: string): Promise<ContactResult>;
  /** Without a captcha, so the limit of the address is what stops a flood. Rejects with BusyError. */
  inquire(entry: InquiryEntry, address: string): Promise<ContactResult>;
  /**
   * From a partner's page: uses the form's captcha, and notes the partner's key. The same inquiry with the same
   * challenge, from a double click or a repeated request, is stored and mailed once and gets the same reference.
   */
  inquireFrom(entry: InquiryEntry, from: PartnerPage): Promise<ContactResult>;
  /** A reader's report of an error in a document. Without a captcha, like an inquiry. Rejects with BusyError. */
  report(entry: ReportedError, address: string): Promise<ContactResult>;
  /** Deletes messages that are older than a year. */
  purge(): Promise<void>;
}

/** A report, and the document that it is about. */
export interface ReportedError extends ReportEntry {
  /** Id of the document. */
  readonly id: string;
  /** Its house citation, for the operator. */
  readonly citation: string;
}

/** The visitor's answer to a challenge. */
interface CaptchaProof {
  readonly id: string;
  readonly text: string;
}

/** What comes with an inquiry from a partner's page. */
export interface PartnerPage {
  readonly proof: CaptchaProof;
  /** Empty on localhost and on the library's own pages. */
  readonly partnerKey: string;
  readonly address: string;
}

interface ContactOptions {
  readonly db: Kysely<Database>;
  readonly captcha: Captcha;
  readonly brand: Pick<Brand, 'name' | 'mailboxes'>;
  readonly now: () => number;
  readonly cells: Cells;
}

const MINUTE = 60_000;
/** Forms of one address: five in a row, then one in ten minutes. */
const PER_ADDRESS = { burst: 5, refillMs: 10 * MINUTE } as const;
/** Forms of one partner's pages: a college on its busiest day, not a machine with many addresses. */
const PER_PARTNER = { burst: 60, refillMs: MINUTE } as const;
/** As the forms promise. */
const KEPT_MS = 365 * 24 * 60 * MINUTE;
const WRONG_CAPTCHA = 'The characters were not correct. Please try the new picture.';
/** Letters and digits that are not mistaken for each other on the telephone. */
const REFERENCE_ALPHABET = 'ACDEFHJKLMNPRTWXY3479';
const REFERENCE_LENGTH = 8;

/** Creates the forms to the operator. */
export function createContact({ db, captcha, brand, now, cells }: ContactOptions): Contact {
  const takeOne = createAddressAllowance(cells, 'contact', PER_ADDRESS);
  const spend = async (address: string) => refuseIfEarly(await takeOne(address), 'network');

  const store = async (transaction: Transaction<Database>, entry: StoredEntry): Promise<ContactResult> => {
    const reference = newReference(entry.kind);
    await transaction
      .insertInto('contact_messages')
      .values({ ...entry, id: randomUUID(), reference, created_at: now() })
      .execute();
    const to = mailboxOf(entry, brand.mailboxes);
    if (to !== '') await queueMessage(transaction, contactMail({ ...entry, reference, to, brand: brand.name }), now());
    return { isDone: true, reference };
  };

  return {
    async send(entry, proof, address) {
      const problem = contactProblem(entry);
      if (problem !== '') return { isDone: false, message: problem };
      await spend(address);
      const { name, email, comment: body } = entry;
      return runTransaction(db, async (transaction) => {
        if (!(await captcha.consume(transaction, proof))) return { isDone: false, message: WRONG_CAPTCHA };
        return store(transaction, { kind: 'contact', subject: '', name, email, city: '', contact_no: '', body });
      });
    },
    async inquire(entry, address) {
      const problem = inquiryProblem(entry);
      if (problem !== '') return { isDone: false, message: problem };
      await spend(address);
      return runTransaction(db, (transaction) => store(transaction, inquiryRow(entry)));
    },
    async inquireFrom(entry, { proof, partnerKey, address }) {
      const problem = inquiryProblem(entry);
      if (problem !== '') return { isDone: false, message: problem };
      const row = { ...inquiryRow(entry), partner_key: partnerKey, challenge_hash: hashOf(proof.id) };
      const known = await referenceOf(db, row);
      if (known !== undefined) return { isDone: true, reference: known };
      await spend(address);
      return runTransaction(db, async (transaction) => {
        if (await captcha.consume(transaction, proof)) {
          // Only now: wrong texts from many addresses must not use up what the readers of the page need. A refusal undoes
          // the transaction, so the reader's captcha stays good.
          const takeOfPartner = createAddressAllowance(cells.within(transaction), 'contact-of-partner', PER_PARTNER);
          if (partnerKey !== '') refuseIfEarly(await takeOfPartner(partnerKey), 'site');
          return store(transaction, row);
        }
        // A second request with this challenge waits until the first one has stored its inquiry.
        const reference = await referenceOf(transaction, row);
        if (reference !== undefined) return { isDone: true, reference };
        return { isDone: false, message: WRONG_CAPTCHA, field: 'captcha' };
      });
    },
    async report(entry, address) {
      const problem = reportProblem(entry);
      if (problem !== '') return { isDone: false, message: problem };
      await spend(address);
      return runTransaction(db, (transaction) => store(transaction, reportRow(entry)));
    },
    async purge() {
      await db
        .deleteFrom('contact_messages')
        .where('created_at', '<', now() - KEPT_MS)
        .execute();
    },
  };
}

type StoredEntry = Omit<Insertable<ContactMessageRow>, 'id' | 'reference' | 'created_at'>;
type PartnerRow = ReturnType<typeof inquiryRow> & { readonly partner_key: string; readonly challenge_hash: string };

function inquiryRow({ subject, firstName: name, email, city, contactNo, description: body }: InquiryEntry) {
  return { kind: 'inquiry', subject, name, email, city, contact_no: contactNo, body } as const;
}

function reportRow({ id, citation, paragraph, words, email }: ReportedError) {
  const place = { document_id: id, paragraph };
  return {
    kind: 'report',
    subject: citation,
    name: '',
    email,
    city: '',
    contact_no: '',
    body: words,
    ...place,
  } as const;
}

/** Returns the reference of the same inquiry with the same challenge, if it was stored. */
async function referenceOf(db: Kysely<Database>, row: PartnerRow): Promise<string | undefined> {
  const stored = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('challenge_hash', '=', row.challenge_hash)
    .executeTakeFirst();
  const isSame = stored && Object.entries(row).every(([name, value]) => stored[name as keyof PartnerRow] === value);
  return isSame ? stored.reference : undefined;
}

function refuseIfEarly(wait: number, from: 'network' | 'site'): void {
  if (wait === 0) return;
  const minutes = Math.ceil(wait / MINUTE);
  const when = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  throw new BusyError(`Too many messages from this ${from}. Please try again in ${when}.`, { retryAfter: 60 });
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function newReference(kind: ContactMessageRow['kind']): string {
  const letters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  );
  return `${{ contact: 'C', inquiry: 'Q', report: 'E' }[kind]}-${letters.join('')}`;
}
