import type { CaseRecord, SearchAnswer } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { latestFromAnswer } from './latest-items.js';

function answerWith(...records: (Partial<CaseRecord> & { id: string })[]): SearchAnswer<CaseRecord> {
  return {
    total: { value: 40, relation: 'eq' },
    hits: records.map((record) => ({ id: record.id, score: null, record, highlight: {} })),
    facets: {},
    timedOut: false,
  };
}

const addressOf = ({ id }: { id: string }) => `/Lawsuit/case/${id}`;

describe('latestFromAnswer', () => {
  it('lists each case with the requested address', () => {
    const record = {
      id: 'c1',
      appellant: 'ASHA RAM',
      respondent: 'STATE OF U.P.',
      decidedOn: '2024-01-02',
      houseCitation: '2024 HN 1',
      otherCitations: ['2024 INSC 5'],
      caseNumber: 'C.A. No. 657 of 2024',
    };
    const latest = latestFromAnswer(answerWith(record), { court: 'sc', addressOf });
    expect(latest.items[0]).toMatchObject({
      date: '2024-01-02',
      appellant: 'Asha Ram',
      respondent: 'State of U.P.',
      reference: 'C.A. 657 OF 2024',
      citation: '2024 INSC 5',
      href: '/Lawsuit/case/c1',
    });
    expect(latest.total).toBe(40);
  });

  it('leaves unknown fields empty', () => {
    const [item] = latestFromAnswer(answerWith({ id: 'c1' }), { court: 'hc', addressOf }).items;
    expect(item).toMatchObject({ date: null, subject: '', decision: '' });
  });

  it('marks a list of the fictional sample', () => {
    expect(latestFromAnswer(answerWith({ id: 'c1', isSample: true }), { court: 'sc', addressOf }).sample).toBe(true);
    expect(latestFromAnswer(answerWith({ id: 'c1' }), { court: 'sc', addressOf }).sample).toBe(false);
  });
});
