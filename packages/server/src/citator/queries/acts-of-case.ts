import type { Store } from '../../store/database.js';

/** An act of the library that a judgment names. */
export interface ActOfCase {
  readonly title: string;
  readonly houseCitation: string;
}

/** Returns the acts of the library that a judgment names, the most often named first. */
export async function actsOfCase({ db }: Store, id: string, limit: number): Promise<ActOfCase[]> {
  return db
    .selectFrom('provision_uses')
    .innerJoin('documents', 'documents.id', 'provision_uses.act_id')
    .select(['documents.title', 'documents.house_citation as houseCitation'])
    .where('provision_uses.document_id', '=', id)
    .groupBy(['documents.id', 'documents.title', 'documents.house_citation'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('documents.title')
    .limit(limit)
    .execute();
}
