// Counts runs of words that the sample shares with other texts: node scripts/sample/overlap.mjs <folder> [words]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const [folder, printed = '25'] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder of the other texts: node scripts/sample/overlap.mjs <folder>');
const LENGTH = Number(printed);
const sample = new URL('../../packages/server/sample/', import.meta.url);
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runs = new Map();
const pairs = new Set();
for (const part of ['judgments/', 'acts/'])
  for (const name of readdirSync(new URL(part, sample))) {
    const words = wordsOf(readFileSync(new URL(part + name, sample), 'utf8'));
    for (let at = 0; at + LENGTH <= words.length; at += 1) {
      runs.set(words.slice(at, at + LENGTH).join(' '), name);
      pairs.add(`${words[at]} ${words[at + 1]} ${words[at + 2]} ${words[at + 3]}`);
    }
  }

const found = new Map();
let characters = 0;
function scan(text, source) {
  characters += text.length;
  const words = wordsOf(text);
  for (let at = 0; at + LENGTH <= words.length; at += 1) {
    if (!pairs.has(`${words[at]} ${words[at + 1]} ${words[at + 2]} ${words[at + 3]}`)) continue;
    const run = words.slice(at, at + LENGTH).join(' ');
    if (runs.has(run)) found.set(run, `${runs.get(run)} and ${source}`);
  }
}

function read(path, name) {
  const bytes = readFileSync(path);
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  if (!/\.jsonl(\.gz)?$/.test(name)) return scan(text, name);
  // Escapes of line breaks are not words.
  for (const line of text.split('\n')) scan(line.replace(/\\[nrtu]/g, ' '), name);
}

function walk(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) walk(inside);
    else if (/\.(jsonl|json|txt)(\.gz)?$/.test(entry.name)) read(inside, entry.name);
  }
}
walk(folder);
console.log(`${found.size} runs of ${LENGTH} words in common with ${(characters / 1e6).toFixed(0)} million characters`);
for (const [run, where] of [...found].slice(0, 20)) console.log(`${where}: ${run}`);
