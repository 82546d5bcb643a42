import { type DocumentName, findDocument } from '../../library/find-document.js';
import type { Store } from '../../store/database.js';
import { dayOf } from '../model/days.js';
import type { EngineAnswer } from '../model/engine.js';
import type { Clause, EngineRequest } from '../model/engine-request.js';

const FOUND_NOTHING: EngineAnswer = {
  hits: [],
  total: { value: 0, relation: 'eq' },
  maxScore: null,
  aggregations: {},
  timedOut: false,
};

/**
 * Answers a request for one document by its id or house citation from the library, which always knows whether it has it:
 * an engine that is slow or away must not say that a judgment does not exist. Undefined for every other request.
 */
export async function findNamedDocument(store: Store, request: EngineRequest): Promise<EngineAnswer | undefined> {
  const name = nameOf(request.query);
  if (name === undefined || request.size < 1 || !isPlain(request)) return undefined;
  const found = await findDocument(store, name, request.kind);
  if (found === undefined) return FOUND_NOTHING;
  const isScored = request.sort.length === 0;
  const day = found.decidedOn === null ? undefined : dayOf(found.decidedOn);
  const hit = { id: found.id, score: isScored ? 1 : null, highlight: {}, ...(!isScored && { sort: [day ?? null] }) };
  return { ...FOUND_NOTHING, hits: [hit], total: { value: 1, relation: 'eq' }, maxScore: isScored ? 1 : null };
}

function nameOf(clause: Clause): DocumentName | undefined {
  if (clause.type === 'bool') {
    const { must, should, mustNot, filter } = clause;
    const [only, ...others] = [...must, ...filter];
    if (only === undefined || others.length + should.length + mustNot.length > 0) return undefined;
    return nameOf(only);
  }
  if (clause.type === 'ids') return single('id', clause.values);
  return clause.type === 'terms' && clause.field === 'houseCitation'
    ? single('house_citation', clause.values)
    : undefined;
}

const single = (
  column: DocumentName['column'],
  [value, ...others]: readonly (string | number)[],
): DocumentName | undefined =>
  value === undefined || others.length > 0 ? undefined : { column, value: String(value) };

/** True if the request asks for nothing but the document. */
const isPlain = ({ from, after, aggregations, histograms = [], choices = [], places, sort }: EngineRequest): boolean =>
  from === 0 &&
  after === undefined &&
  places === undefined &&
  aggregations.length + histograms.length + choices.length === 0 &&
  (sort.length === 0 || (sort.length === 1 && sort[0]?.field === 'decidedOn'));
