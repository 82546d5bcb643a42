import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Packages, payments and invoices. Runs on SQLite and PostgreSQL. */
export const paymentsMigration: Migration = { up };

type Columns = Readonly<Record<string, ColumnDataType>>;

function withColumns<Table extends string>(table: CreateTableBuilder<Table>, columns: Columns) {
  return Object.entries(columns).reduce(
    (built, [name, type]) => built.addColumn(name, type, (column) => column.notNull()),
    table,
  );
}

async function up(db: Kysely<unknown>): Promise<void> {
  await withColumns(
    db.schema.createTable('subscription_packages').addColumn('id', 'integer', (column) => column.primaryKey()),
    {
      priority: 'integer',
      name: 'text',
      description: 'text',
      initial_paise: 'bigint',
      renewal_paise: 'bigint',
      is_trial: 'integer',
      is_on_sale: 'integer',
    },
  ).execute();
  await createPayments(db);
  await createInvoices(db);
  await withColumns(
    db.schema
      .createTable('sandbox_orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('notice_at', 'bigint'),
    {
      payment_number: 'text',
      amount_paise: 'bigint',
      title: 'text',
      redirect_url: 'text',
      state: 'text',
      notices: 'integer',
    },
  ).execute();
  await sellFirstPackages(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await withColumns(
    db.schema
      .createTable('payments')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('settled_at', 'bigint'),
    {
      package_id: 'integer',
      package_name: 'text',
      kind: 'text',
      amount_paise: 'bigint',
      provider: 'text',
      provider_id: 'text',
      provider_payment_id: 'text',
      payment_url: 'text',
      redirect_url: 'text',
      request_key: 'text',
      state: 'text',
      created_at: 'bigint',
      next_check_at: 'bigint',
    },
  ).execute();
  await db.schema
    .createIndex('payments_by_request')
    .on('payments')
    .columns(['user_id', 'request_key'])
    .unique()
    .execute();
  await db.schema.createIndex('payments_by_state').on('payments').columns(['state', 'next_check_at']).execute();
  await db.schema.createIndex('payments_by_provider').on('payments').columns(['provider', 'provider_id']).execute();
  await withColumns(
    db.schema
      .createTable('payment_ledger')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('payment_number', 'text', (column) => column.notNull().references('payments.number')),
    { at: 'bigint', act: 'text', amount_paise: 'bigint', actor: 'text', details: 'text' },
  ).execute();
  await db.schema.createIndex('payment_ledger_of').on('payment_ledger').columns(['payment_number', 'at']).execute();
}

async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await withColumns(
    db.schema
      .createTable('billing_details')
      .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade')),
    { name: 'text', address: 'text', state_id: 'integer', gstin: 'text' },
  ).execute();
  await withColumns(
    db.schema
      .createTable('invoices')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('payment_number', 'text', (column) => column.notNull().unique().references('payments.number'))
      .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null')),
    { issued_at: 'bigint', document: 'text' },
  ).execute();
  await withColumns(
    db.schema.createTable('invoice_series').addColumn('year', 'text', (column) => column.primaryKey()),
    { last: 'integer' },
  ).execute();
}

/** The trial of the specification (plan 27) and a first package, which an operator changes or replaces. */
async function sellFirstPackages(db: Kysely<{ subscription_packages: Record<string, unknown> }>): Promise<void> {
  await db
    .insertInto('subscription_packages')
    .values([
      {
        id: 27,
        priority: 1,
        name: 'Trial',
        description: 'The whole library for three days, free of charge.',
        initial_paise: 0,
        renewal_paise: 0,
        is_trial: 1,
        is_on_sale: 1,
      },
      {
        id: 1,
        priority: 1,
        name: 'The whole library',
        description:
          'All judgments and acts of this library.\nSearch, citator, notes and folders.\nPDF, print and e-mail.',
        initial_paise: 15_000_00,
        renewal_paise: 12_500_00,
        is_trial: 0,
        is_on_sale: 1,
      },
    ])
    .execute();
}
