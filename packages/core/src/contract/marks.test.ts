import { describe, expect, it } from 'vitest';
import { contract, type ContractCall } from './index.js';

const nameOf = ({ service, name }: ContractCall): string => `${service}.${name}`;
const names = (keep: (call: ContractCall) => boolean): string[] => contract.filter(keep).map(nameOf).sort();

describe('what a client may do with a call', () => {
  it('C2: a GET that writes is never repeated, bypasses every cache, and is sent as a POST', () => {
    const writers = ['library.deleteNote', 'library.saveNote', 'library.saveResult', 'welcome.resetActSettings'];
    expect(names(({ postAlias }) => postAlias === true)).toEqual(writers);
    expect(names(({ noStore }) => noStore === true)).toEqual(writers);
    expect(names(({ method, safe }) => method === 'GET' && safe !== true)).toEqual(writers);
  });

  it('C2: their values travel in the body, so that no address and no log has a note', () => {
    for (const call of contract.filter(({ postAlias }) => postAlias)) {
      const wire = call.request({ note: 'n', documentId: 'd', name: 'r' } as never);
      expect(wire.query, nameOf(call)).toBeUndefined();
      expect(wire.body, nameOf(call)).toBeDefined();
    }
  });

  it('of what is sent by POST only reads may be repeated', () => {
    expect(names(({ method, safe }) => method === 'POST' && safe === true)).toEqual([
      'assistant.exists',
      'citations.check',
      'documents.casePreview',
      'embed.check',
      'search.acts',
      'search.cases',
      'search.query',
      'search.suggestions',
      'welcome.latestCases',
    ]);
  });

  it('C3: what would cost money or leave two of a kind carries an idempotency key', () => {
    const keyed = ['library.saveFolder', 'library.saveQuery', 'payments.create'];
    expect(names(({ idempotent }) => idempotent === true)).toEqual(keyed);
    expect(names(({ idempotent, safe }) => idempotent === true && safe === true)).toEqual([]);
  });

  it('only what makes a PDF or asks the assistant may be slow', () => {
    expect(names(({ slow }) => slow === true)).toEqual([
      'assistant.ask',
      'assistant.askFile',
      'documents.pdf',
      'documents.pdfForMail',
      'documents.replica',
    ]);
  });

  it('raises the flag of its screen, and none where somebody types or nobody waits', () => {
    expect(names(({ loading }) => loading === 'downloadPDF')).toEqual(['documents.pdf', 'documents.replica']);
    expect(names(({ loading }) => loading === 'sendmail')).toEqual(['documents.pdfForMail', 'mail.sendJudgment']);
    expect(names(({ loading, service }) => loading === undefined && !['complete', 'embed'].includes(service))).toEqual([
      'account.newTicket',
      'account.signOut',
      'config.get',
      'documents.stylesheet',
      'search.suggestions',
    ]);
    expect(names(({ loading, service }) => loading !== undefined && ['complete', 'embed'].includes(service))).toEqual(
      [],
    );
    const members = contract.filter(({ auth, loading }) => auth === 'member' && loading === 'loadme');
    expect(members.map(nameOf)).toEqual([]);
    const visitors = contract.filter(({ auth, loading }) => auth === 'no-token' && loading !== 'loadme');
    expect(visitors.map(nameOf)).toEqual([]);
  });
});

describe('importing the contract', () => {
  it('makes no call and keeps no state: two calls with the same input give the same, and give it anew', () => {
    for (const call of contract.filter(({ service }) => service === 'complete')) {
      const [one, other] = [call.request({ text: 'a' } as never), call.request({ text: 'a' } as never)];
      expect(one).toEqual(other);
      expect(one.query).not.toBe(other.query);
    }
  });
});
