import { areas } from './areas.mjs';
import { analyse } from './analysis.mjs';
import { createCite } from './cite.mjs';
import { benchOf, courts } from './courts.mjs';
import { fill, tidy } from './fill.mjs';
import { headerOf } from './header.mjs';
import { createMarks } from './marks.mjs';
import * as phrases from './phrases.mjs';
import { seeded } from './random.mjs';
import { slotsOf } from './slots.mjs';

export const NOTICE =
  'Fictional judgment, written for the sample library. No court decided it; its parties, judges, facts and reports are invented.';

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const roman = ['i', 'ii', 'iii', 'iv', 'v'];

/** Returns the type and number of the proceeding, and the roles of its parties. */
function styleOf({ court, area, date }, random) {
  const year = Number(date.slice(0, 4));
  const number = random.between(11, 4800);
  // Filed after the order below, which is at least half a year old.
  const filed = Number(date.slice(5, 7)) > 7 ? year : year - 1;
  const make = (type, noun, roles) => ({ type, noun, roles, number: `${type} No. ${number} of ${filed}` });
  const appeal = ['the appellant', 'the respondent'];
  if (court === 'CAT') return make('Original Application', 'application', ['the applicant', 'the respondent']);
  if (court === 'NCLAT') return make('Company Appeal', 'appeal', appeal);
  if (area === 'criminal') return make('Criminal Appeal', 'appeal', appeal);
  if (court === 'SC') return make('Civil Appeal', 'appeal', appeal);
  if (['contract', 'motor'].includes(area)) return make('First Appeal', 'appeal', appeal);
  if (area === 'rent') return make('Civil Revision Petition', 'revision', ['the petitioner', 'the respondent']);
  if (area === 'company') return make('Company Appeal', 'appeal', appeal);
  return make('Writ Petition', 'petition', ['the petitioner', 'the respondent']);
}

/** Plans everything of a judgment except its text. */
function begin(planned, { held, order, house, reports }) {
  const random = seeded(`case ${planned.id}`);
  const area = areas.find(({ name }) => name === planned.area);
  const below = planned.appealFrom && held.get(planned.appealFrom);
  const slots = below
    ? { ...below.slots, adv1: undefined, ...pickNew(planned, random) }
    : slotsOf({ date: planned.date, random });
  const pattern = area.facts[planned.pattern];
  const [claimant, opponent] = pattern.parties.map((party) => fill(party, slots, random));
  const issue = area.issues[planned.points[0].issue];
  const wins = (planned.points[0].stance === '+') === (issue.wins === 'C') ? 'claimant' : 'opponent';
  const winner = planned.isSwapped ? (wins === 'claimant' ? 'opponent' : 'claimant') : wins;
  // The loser of the judgment below appeals.
  const isClaimants = below ? winner === 'claimant' : random.chance(0.62);
  const isAllowed = (winner === 'claimant') === isClaimants;
  const style = styleOf(planned, random);
  const bench = benchOf(planned.court, planned.date, planned.size, random);
  const [first, second] = style.roles;
  return {
    ...planned,
    random,
    area,
    slots,
    pattern,
    issue,
    isClaimants,
    style,
    bench,
    house,
    order,
    reports,
    outcome: isAllowed ? (random.chance(0.15) && planned.points.length > 1 ? 'partly' : 'allowed') : 'dismissed',
    appellant: isClaimants ? claimant : opponent,
    respondent: isClaimants ? opponent : claimant,
    words: {
      ...slots,
      A: first,
      R: second,
      C: isClaimants ? first : second,
      O: isClaimants ? second : first,
      proceeding: style.noun,
    },
  };
}

function pickNew(planned, random) {
  const { adv1, adv2, d3 } = slotsOf({ date: planned.date, random });
  return { adv1, adv2, d3 };
}

function statuteOf(me, acts) {
  const act = acts[me.area.act];
  const section = act?.sections[me.issue.section];
  return section && { act, section };
}

function lawOf(me, acts) {
  const statute = statuteOf(me, acts);
  if (statute) return `s. ${me.issue.section} of the ${statute.act.title} ("the Act")`;
  return me.random.pick([
    'the law of evidence upon a charge of a grave kind',
    'the protection which the law gives to a person accused',
    'a matter of daily occurrence in the criminal courts',
  ]);
}

/** Writes one judgment. `world` contains the judgments written before it. */
export function compose(planned, world) {
  const me = begin(planned, world);
  const { random, words, area } = me;
  const marks = createMarks();
  const cite = createCite({ marks, random });
  const text = (template, more = {}) => fill(template, { ...words, ...more }, random);
  // The words of an issue name its own claimant and opponent.
  const issueWords = me.isSwapped ? { C: words.O, O: words.C } : {};
  const blocks = [];
  const add = (paragraph, extra = {}) => blocks.push({ text: paragraph, ...extra });
  const heads = me.size > 3 || random.chance(0.35);
  const head = (title) => heads && blocks.push({ head: title });
  const kind = courts[me.court].kind;
  const author = random.pick(me.bench);
  const ending = kind === 'TR' ? ', Member' : ', J.';

  head('JUDGMENT');
  add(
    `${author}${ending}${me.bench.length > 2 && me.size > 3 ? ' (for the majority)' : ''}: ${text(random.pick(phrases.openings[kind]), { law: lawOf(me, world.acts) })}`,
  );
  head('THE FACTS');
  for (const paragraph of me.pattern.text) add(text(paragraph));
  add(text(random.pick(phrases.histories[kind])));

  const statute = statuteOf(me, world.acts);
  if (statute && me.points[0].deed !== 'followed') {
    add(text(random.pick(phrases.statuteLeads), { s: me.issue.section }));
    add(statute.section[0], { isQuote: true });
  }
  const others = me.points.slice(1).map(({ issue }) => area.issues[issue].question);
  if (others.length > 0) {
    add(text(random.pick(phrases.issueLeads)));
    [me.issue.question, ...others].forEach((question, index, list) =>
      add(`(${roman[index]}) ${text(capital(question), issueWords)}${index === list.length - 1 ? '.' : ';'}`, {
        isItem: true,
      }),
    );
  } else add(text(`The question is ${me.issue.question}.`, issueWords));

  head('SUBMISSIONS');
  const sideOf = (party) => ((party === 'claimant') !== me.isSwapped ? words.C : words.O);
  const args = [
    { side: sideOf('claimant'), arg: me.issue.claimant },
    { side: sideOf('opponent'), arg: me.issue.opponent },
  ].sort((one) => (one.side === words.A ? -1 : 1));
  add(
    text(random.pick(phrases.argumentLeads.first), {
      counsel: words.adv1,
      ...args[0],
      arg: text(args[0].arg, issueWords),
    }),
  );
  const counsel = me.counsel.map(({ treatment, cited }, index) => {
    const of = world.held.get(cited);
    // No court is above the Supreme Court, so a larger bench reverses instead.
    const wording =
      treatment === 'reversed' && of.court === 'SC' ? phrases.reversedByLarger : phrases.counselWords[treatment];
    return cite.put(text(random.pick(wording), { side: index % 2 === 0 ? words.A : words.R }), of, 'counsel');
  });
  if (counsel[0]) add(tidy(counsel[0]));
  add(
    text(random.pick(phrases.argumentLeads.second), {
      counsel: words.adv2,
      ...args[1],
      arg: text(args[1].arg, issueWords),
    }) + (counsel[1] ? ` ${tidy(counsel[1])}` : ''),
  );

  head('DISCUSSION');
  const pool = world.principles(area.name);
  me.points.forEach((point, index) => {
    if (index === 1) add(pool());
    const isMain = index === 0;
    for (const one of analyse(point, {
      area,
      me,
      held: world.held,
      random,
      cite,
      slots: { ...words, ...(isMain ? issueWords : {}) },
      isMain,
    })) {
      if (one.quote) add(one.quote, { isQuote: true });
      else add(tidy(one.text), one);
    }
    const cited = point.cited && world.held.get(point.cited);
    if (cited && random.chance(0.22)) {
      const deed = ['followed', 'relied-on'].includes(point.deed) && random.chance(0.6) ? 'relied-on' : 'referred';
      add(tidy(cite.put(text(random.pick(phrases.shortCourt[deed])), cited)));
    }
  });
  for (
    let more = me.size > 5 ? 11 : me.size > 3 ? 6 : random.between(1, 2) + (me.points.length < 2 ? 3 : 0);
    more > 0;
    more -= 1
  )
    add(pool());

  const old =
    random.chance(0.22) && random.pick(world.old.filter((one) => one.date < me.date && one.areas.includes(area.name)));
  if (old)
    add(
      `Reference may be made to ${cite.house(old, 'referred', 'court')}, in which a kindred question was considered.`,
    );
  const year = Number(me.date.slice(0, 4));
  const trap =
    random.chance(0.8) &&
    world.trap({
      random,
      year,
      order: me.order,
      earlier: world.earlier(me.date),
      mark: (shown, form, state, cited = [], speaker = 'court') =>
        marks.mark(shown, { form, state, cited, treatment: 'referred', speaker }),
    });
  if (trap) add(text(trap));
  if (!me.isRepeat || me.appealFrom) add(text(random.pick(phrases.applications), { record: me.pattern.record }));

  head('ORDER');
  add(text(random.pick(phrases.orders[me.outcome])));
  if (me.size > 4 || (me.size === 3 && random.chance(0.25)))
    addOpinions({ me, add, text, blocks, author, random, issueWords, pool });
  return finish(me, blocks, marks, world);
}

function addOpinions({ me, add, text, blocks, author, random, issueWords, pool }) {
  const rest = me.bench.filter((name) => name !== author);
  const loser = (me.points[0].stance === '+') === (me.issue.wins === 'C') ? 'opponent' : 'claimant';
  const contrary = me.points[0].stance === '+' ? me.issue.contrary : me.issue.holding;
  blocks.push({ head: `Per ${rest[0]}, J. (dissenting)` });
  const lines = random.pick(phrases.dissents);
  lines.forEach((line, index) => {
    if (index === lines.length - 1) add(pool());
    add(text(line, { contrary, arg: text(me.issue[loser], issueWords), ...issueWords }));
  });
  me.dissent = rest[0];
  if (rest.length > 2) {
    blocks.push({ head: `Per ${rest[1]}, J. (concurring)` });
    add(text(random.pick(phrases.concurrences)));
    add(pool());
  }
  blocks.push({ head: 'ORDER OF THE COURT' });
  add(
    `In accordance with the opinion of the majority the ${me.style.noun} is ${{ allowed: 'allowed', dismissed: 'dismissed', partly: 'allowed in part' }[me.outcome]}.`,
  );
}

/** Numbers the paragraphs, removes the marks, and returns the file. */
export function finish(me, blocks, marks, world) {
  let number = 0;
  const places = [];
  const lines = [NOTICE];
  const written = [];
  for (const block of blocks) {
    if (block.head) {
      lines.push(`## ${block.head}`);
      continue;
    }
    if (block.isQuote) {
      lines.push(`> ${block.text}`);
      continue;
    }
    const isNumbered = !block.isItem;
    if (isNumbered) number += 1;
    const { text, places: found } = marks.take(`${isNumbered ? `${number}. ` : ''}${block.text}`);
    for (const place of found) places.push({ citing: me.house, paragraph: `p${lines.length + 1}`, ...place });
    lines.push(text.replace(/\n/g, '\\\n'));
    written.push({ ...block, text: text.replace(/^\d+\. /, ''), number });
  }
  const done = { ...me, blocks: written.filter(({ issue }) => issue !== undefined), paragraphs: number, places };
  done.content = `${headerOf(done, world)}\n\n${lines.join('\n\n')}\n`;
  return done;
}
