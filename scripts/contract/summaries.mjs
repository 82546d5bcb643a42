// What every call does, in the words of its doc comment: the comments are the one place that says it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const CALLS = join(root, 'packages/core/src/contract/calls');
const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(?:export const )?(\w+)\b(?=:| = |,)/g;

const plain = (comment) =>
  comment
    .replaceAll(/\n\s*\*/g, '\n')
    .replace(/@\w[\s\S]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function commentsIn(path) {
  return new Map([...readFileSync(path, 'utf8').matchAll(COMMENT)].map(([, comment, name]) => [name, plain(comment)]));
}

/** The comment of a call; throws where there is none, because nobody may find a call that is not explained. */
export function summaryOf({ service, name }) {
  const folder = join(CALLS, service);
  const own = commentsIn(`${folder}.ts`).get(name);
  if (own !== undefined) return own;
  const parts = readdirSync(CALLS).includes(service) ? readdirSync(folder) : [];
  const found = parts.map((part) => commentsIn(join(folder, part)).get(name)).find((text) => text !== undefined);
  if (found === undefined) throw new Error(`${service}.${name} has no doc comment`);
  return found;
}
