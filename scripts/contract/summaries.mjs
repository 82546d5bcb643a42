// What each call does, in the words of its doc comment: the comment is the only place that says it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const CONTRACT = join(root, 'packages/core/src/contract');
const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(?:export const )?(\w+)\b(?=:| = |,)/g;
/** In the other files of a service only what they export: a field of a type may have the name of a call. */
const EXPORTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+export const (\w+) = /g;

const plain = (comment) =>
  comment
    .replaceAll(/\n\s*\*/g, '\n')
    .replace(/@\w[\s\S]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function commentsIn(path, pattern) {
  return new Map([...readFileSync(path, 'utf8').matchAll(pattern)].map(([, comment, name]) => [name, plain(comment)]));
}

/** Returns the doc comment of a call, from `calls.ts` or a file next to it. Throws if there is none. */
export function summaryOf({ service, name }) {
  const folder = join(CONTRACT, service);
  const others = readdirSync(folder).filter((file) => file !== 'calls.ts');
  const found = ['calls.ts', ...others]
    .map((file) => commentsIn(join(folder, file), file === 'calls.ts' ? COMMENT : EXPORTED).get(name))
    .find((text) => text !== undefined);
  if (found === undefined) throw new Error(`${service}.${name} has no doc comment`);
  return found;
}
