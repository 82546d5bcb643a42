import { serverCalls, writeSearchAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './built-call.js';
import { answered } from './envelope.js';
import type { Library } from './library.js';

/** The judgments that cite a judgment, and those that overrule it. */
export function documentRoutes(library: Library): readonly BuiltCall[] {
  const { documents } = serverCalls;
  const linked = async (id: string, which: 'citing' | 'overruling') =>
    answered({ outdata: writeSearchAnswer(await library.citations.linked({ id, which })) });
  return [
    build(documents.citedBy, ({ query }) => linked(query.filename, 'citing')),
    build(documents.overruled, ({ query }) => linked(query.filename, 'overruling')),
  ];
}
