import { readdirSync, readFileSync } from 'node:fs';
import { parseSampleCase } from '../../packages/server/src/ingest/formats/sample.js';

const SAMPLE = new URL('../../packages/server/sample/judgments/', import.meta.url);

/** Builds one judgment of at least `length` characters of HTML from the sample, with the tables, links and emphasis of law reports. */
export function longJudgment(length: number): string {
  const texts = readdirSync(SAMPLE).map(
    (name) => parseSampleCase(name, readFileSync(new URL(name, SAMPLE), 'utf8')).text.html,
  );
  const parts: string[] = [];
  let total = 0;
  for (let round = 0; total < length; round += 1) {
    const text = (texts[round % texts.length] ?? '').replaceAll(/ id="p(\d+)"/g, ` id="p${round}-$1"`);
    const extra =
      `<table><tr><th>Year</th><th>Rent</th></tr><tr><td>19${round % 90}</td><td>Rs. ${round}</td></tr></table>` +
      `<p>See <a href="#p${round}-1">paragraph 1</a>, <em>ibid.</em>, <b>held</b> &amp; <sup>1</sup>; राज्य.</p>`;
    parts.push(text, extra);
    total += text.length + extra.length;
  }
  return parts.join('\n');
}
