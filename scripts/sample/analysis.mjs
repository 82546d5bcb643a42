import { contraryAnalyses, courtWords, holdLeads, quoteLeads } from './phrases.mjs';
import { courts } from './courts.mjs';
import { fill } from './fill.mjs';

/** Returns what the citing judgment calls the court of the cited one. */
export function calledBy(citing, cited) {
  if (citing.court !== cited.court) return courts[cited.court].called;
  return citing.size < cited.size ? `a Bench of ${cited.size} learned Judges of this Court` : 'this Court';
}

/** Returns at most two consecutive sentences to quote, each of at least eight words and without citations. */
function passage(text, random) {
  const sentences = text
    .split(/(?<=[a-z0-9)"]\.) (?=[A-Z])/)
    .filter((one) => one.split(' ').length > 7 && !/[\ue001-\ue003]/.test(one));
  if (sentences.length === 0) return undefined;
  const from = random.below(Math.max(1, sentences.length - 1));
  return sentences.slice(from, from + 2).join(' ');
}

/** Writes the court's own reasoning on one point, as paragraphs `{ text, quote?, issue? }`. */
export function analyse(point, { area, me, held, random, cite, slots, isMain }) {
  const issue = area.issues[point.issue];
  const text = (template, more = {}) => fill(template, { ...slots, ...more }, random);
  const law = (stance) => (stance === '+' ? issue.holding : issue.contrary);
  const out = [];
  const full = () => {
    if (point.stance === '+')
      for (const paragraph of issue.analysis) out.push({ text: text(paragraph), issue: point.issue });
    else {
      const accepted = issue.wins === 'C' ? issue.opponent : issue.claimant;
      const rejected = issue.wins === 'C' ? issue.claimant : issue.opponent;
      const [first, ...rest] = random.pick(contraryAnalyses);
      out.push({ text: text(first, { arg: accepted, other: rejected }), issue: point.issue });
      for (const paragraph of rest) out.push({ text: text(paragraph) });
    }
  };
  const hold = () =>
    out.push({ text: text(random.pick(holdLeads), { me: law(point.stance) }), issue: point.issue, isHolding: true });
  if (point.deed === 'lead') {
    full();
    hold();
    return out;
  }
  const cited = held.get(point.cited);
  const treatment = point.deed;
  const sentence = text(random.pick(courtWords[treatment]), { h: law(point.citedStance), by: calledBy(me, cited) });
  const treated = { text: cite.put(sentence, cited) };
  const turns = ['overruled', 'reversed', 'dissented'].includes(treatment);
  const needsReasons = isMain && (turns || !['followed', 'relied-on'].includes(treatment));
  if (treatment === 'reversed') out.push(treated);
  if (needsReasons) full();
  if (treatment !== 'reversed') out.push(treated);
  const source = cited.blocks.filter(({ issue: of, isHolding }) => of === point.issue && !isHolding);
  if (source.length > 0 && !['doubted'].includes(treatment) && random.chance(0.6)) {
    const from = random.pick(source);
    const words = passage(from.text, random);
    if (words) {
      const lead = text(random.pick(quoteLeads), { n: String(from.number) });
      out.push({ text: lead });
      out.push({ quote: words });
    }
  }
  if (isMain || turns) hold();
  return out;
}
