import { caseName } from './cite.mjs';
import { benchLine, courts } from './courts.mjs';
import { fill } from './fill.mjs';

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** The lines above a judgment. */
export function headerOf(me, world) {
  const law = me.area && world.acts[me.area.act];
  const acts = [
    law && me.area.act !== 'none' ? `${law.title}, s. ${me.issue.section}` : '',
    me.court === 'SC'
      ? 'Constitution of India, Art. 136'
      : courts[me.court].kind === 'HC'
        ? 'Constitution of India, Art. 226'
        : '',
  ].filter(Boolean);
  const sides = me.style.roles.map((role) => role.replace('the ', 'the '));
  const keys = {
    Citation: me.house,
    Court: courts[me.court].name,
    Appellant: me.appellant,
    Respondent: me.respondent,
    Date: me.date,
    Case: me.style.number,
    'Case type': me.style.type,
    Bench: benchLine(me.bench, me.court),
    Judges: me.bench.join('; '),
    Advocates: `${me.words.adv1} for ${sides[0]}; ${me.words.adv2} for ${sides[1]}`,
    Subject: me.subject ?? `${me.area.title}. ${fill(capital(me.issue.question), me.words, me.random)}`,
    Decision: { allowed: 'Allowed', dismissed: 'Dismissed', partly: 'Partly allowed' }[me.outcome] ?? me.outcome,
    Headnote: headnoteOf(me, world),
    Acts: acts.join('; '),
    'Other citations': [...me.reports, ...(me.serial ? [`LII ${me.serial}`] : [])].join('; '),
  };
  return Object.entries(keys)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');
}

function headnoteOf(me, world) {
  if (!me.points) return '';
  const law = ({ issue, stance }) => (stance === '+' ? me.area.issues[issue].holding : me.area.issues[issue].contrary);
  const held = `${capital(fill(law(me.points[0]), me.words, me.random))}.`;
  const treated = me.points
    .filter(({ cited, deed }) => cited && deed !== 'referred')
    .map(
      ({ cited, deed }) =>
        `${caseName(world.held.get(cited))}, ${world.held.get(cited).house}, ${deed.replace('-', ' ').replace('dissented', 'dissented from')}.`,
    );
  return [held, ...treated, ...(me.dissent ? [`${me.dissent}, J. dissented.`] : [])].join(' ');
}
