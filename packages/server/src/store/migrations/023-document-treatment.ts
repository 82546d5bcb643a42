import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How later judgments treat a judgment, so that searches count and filter it. Runs on SQLite and PostgreSQL. */
export const documentTreatmentMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('treatment', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await fillTreatments(db);
}

/** Fills the column from the stored links, by the rule of the citator on the day of this migration. */
export async function fillTreatments<T>(db: Kysely<T>): Promise<void> {
  await sql`
    WITH said AS (
      SELECT cited_id, count(*) AS links,
        CASE WHEN is_smaller_bench = 1 AND treatment IN ('overruled', 'reversed') THEN 'doubted' ELSE treatment END AS treatment
      FROM case_links WHERE speaker = 'court' GROUP BY cited_id, 3
    ), ranked AS (
      SELECT cited_id, treatment, row_number() OVER (PARTITION BY cited_id ORDER BY
        CASE treatment WHEN 'overruled' THEN 1 WHEN 'reversed' THEN 2 WHEN 'doubted' THEN 3 WHEN 'dissented' THEN 4
          WHEN 'referred' THEN 6 ELSE 5 END,
        links DESC,
        CASE treatment WHEN 'distinguished' THEN 1 WHEN 'explained' THEN 2 WHEN 'approved' THEN 3 WHEN 'followed' THEN 4 ELSE 5 END
      ) AS place FROM said
    )
    UPDATE documents SET treatment = (SELECT ranked.treatment FROM ranked WHERE ranked.cited_id = documents.id AND place = 1)
    WHERE id IN (SELECT cited_id FROM ranked)`.execute(db);
}
