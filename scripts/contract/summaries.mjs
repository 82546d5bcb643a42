// What each call does, in the words of its doc comment: the comment is the only place that says it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const CONTRACT = join(root, 'packages/core/src/contract');
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

/** Returns the doc comment of a call, from `calls.ts` or a file next to it named after the call. Throws if there is none. */
export function summaryOf({ service, name }) {
  const folder = join(CONTRACT, service);
  const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const files = ['calls.ts', ...(readdirSync(folder).includes(file) ? [file] : [])];
  const found = files.map((one) => commentsIn(join(folder, one)).get(name)).find((text) => text !== undefined);
  if (found === undefined) throw new Error(`${service}.${name} has no doc comment`);
  return found;
}
