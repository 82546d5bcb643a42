import { readFileSync } from 'node:fs';
import { benchOf } from './courts.mjs';
import { finish } from './compose.mjs';
import { fill } from './fill.mjs';
import { createMarks } from './marks.mjs';
import { seeded } from './random.mjs';
import { slotsOf } from './slots.mjs';

const orders = readFileSync(new URL('short-orders.txt', import.meta.url), 'utf8')
  .split('@order ')
  .slice(1)
  .map((text) => {
    const [head, ...paragraphs] = text.trim().split('\n');
    const [type, subject] = head.split(' | ');
    return { type, subject, paragraphs };
  });

const parties = [
  ['{p1}', 'State of {state}'],
  ['Smt. {f1}', '{p2}'],
  ['{co}', '{co2} & Anr.'],
  ['{p1}', 'Union of India'],
  ['{p1}', 'Municipal Council of {town}'],
];
const outcomes = {
  'Transfer Petition': 'Allowed',
  'Interlocutory Application': 'Disposed of',
  'Contempt Petition': 'Disposed of',
  'Writ Petition': 'Disposed of',
  'Civil Appeal': 'Referred to larger bench',
  'Company Application': 'Allowed',
};

/** Writes an order of one page. */
export function composeOrder(planned, world) {
  const random = seeded(`case ${planned.id}`);
  const slots = slotsOf({ date: planned.date, random });
  const { type: kind, subject, paragraphs } = orders[Number(planned.id.split('-')[1]) % orders.length];
  // Only the Supreme Court grants special leave.
  const type = kind === 'Special Leave Petition' && planned.court !== 'SC' ? 'Writ Petition' : kind;
  const isWife = type === 'Transfer Petition';
  const [appellant, respondent] = (
    isWife ? parties[1] : type.startsWith('Criminal') ? parties[0] : random.pick(parties)
  ).map((one) => fill(one, slots, random));
  const marks = createMarks();
  const bench = benchOf(planned.court, planned.date, planned.size, random);
  const year = Number(planned.date.slice(0, 4));
  const roles = ['the petitioner', 'the respondent'];
  const me = {
    ...planned,
    ...world.given,
    random,
    slots,
    words: slots,
    bench,
    appellant,
    respondent,
    subject,
    style: {
      type,
      noun: 'petition',
      roles,
      number: `${type} No. ${random.between(12, 3900)} of ${year - random.below(2)}`,
    },
    outcome: outcomes[kind] ?? 'Dismissed',
  };
  const blocks = paragraphs.map((paragraph) => ({ text: fill(paragraph, slots, random) }));
  return finish(me, blocks, marks, world);
}
