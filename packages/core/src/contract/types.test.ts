import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { createClient } from '../client/index.js';
import {
  calls,
  serverCalls,
  writeAnswer,
  type CaseRecord,
  type CompleteInput,
  type Completion,
  type CourtTree,
  type Package,
  type SearchAnswer,
  type Subscription,
} from './index.js';

type Client = ReturnType<typeof createClient>;

describe('the types of a call', () => {
  it('reach the client: English input, English value', () => {
    expect(calls.complete.fullText.request({ text: 'lease' })).toEqual({ query: { searchtext: 'lease' } });
    expectTypeOf<Client['complete']['fullText']>().parameter(0).toEqualTypeOf<CompleteInput>();
    expectTypeOf<Client['complete']['fullText']>().returns.toEqualTypeOf<Promise<readonly Completion[]>>();
    expectTypeOf<Client['packages']['list']>().returns.toEqualTypeOf<Promise<readonly Package[]>>();
    expectTypeOf<Client['courts']['tree']>().returns.toEqualTypeOf<Promise<CourtTree>>();
    expectTypeOf<Client['account']['subscription']>().returns.toEqualTypeOf<Promise<Subscription>>();
    expectTypeOf<Client['documents']['pdf']>().returns.toEqualTypeOf<Promise<Blob>>();
    expectTypeOf<Client['search']['cases']>().returns.toEqualTypeOf<Promise<SearchAnswer<CaseRecord>>>();
  });

  it('reject what the call does not accept', () => {
    // @ts-expect-error the field is called text
    expect(calls.complete.fullText.request({ searchtext: 'lease' })).toEqual({ query: {} });
    // @ts-expect-error a year is a number
    void calls.citations.lookup.request({ part: 'years', book: 'AIR', year: '1973' });
    // @ts-expect-error books are listed by another call
    void calls.citations.lookup.request({ part: 'books', book: 'AIR' });
  });

  it('reach the server: query, body and answer under wire names', () => {
    type Note = v.InferOutput<typeof serverCalls.library.saveNote.query>;
    expectTypeOf<Note>().toEqualTypeOf<{
      personalNote: string;
      version?: number | undefined;
      userid?: string | undefined;
      file_name: string;
    }>();
    const answer = writeAnswer(serverCalls.assistant.exists, { exists: true });
    expect(answer).toEqual({ flag: true, message: '', outdata: { exists: true } });
    expect(v.parse(serverCalls.assistant.exists.reply ?? v.never(), answer)).toEqual(answer);
    // @ts-expect-error the answer is an object
    expect(() => writeAnswer(serverCalls.assistant.exists, [true])).not.toThrow();
  });
});
