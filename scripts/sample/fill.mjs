/** Chooses between `[one|other]` and fills `{slots}`. Throws if a slot has no value. */
export function fill(text, slots, random) {
  const chosen = text.replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_all, list) => random.pick(list.split('|')));
  const filled = chosen.replace(/\{(\w+)\}/g, (_all, name) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`no value for {${name}} in: ${text.slice(0, 80)}`);
    return value;
  });
  return tidy(filled.includes('{') ? fill(filled, slots, random) : filled);
}

const ROLES = 'appellant|respondent|petitioner|applicant';

/** Capitalises slots at the beginning of a sentence and removes double full stops. */
export function tidy(text) {
  return text
    .replace(new RegExp(`(^|[.?!:]["”]? |"|\\ue003 )the (${ROLES})`, 'g'), (_all, before, role) =>
      before === '"' ? `${before}the ${role}` : `${before}The ${role}`,
    )
    .replace(
      /(^|[.?!] )(this|the) (Court|Supreme|High|Full|Division|Appellate|Central|Nagpur|Lucknow|Dharwad|Madurai)\b/g,
      (_all, before, article, noun) => `${before}${article[0].toUpperCase()}${article.slice(1)} ${noun}`,
    )
    .replace(/(^|[.?!] )a Bench\b/g, '$1A Bench')
    .replace(/\b(Ltd|Anr|Ors|Co|Pvt|JJ|J)\.\./g, '$1.')
    .replace(/, on 1 /g, ', on 1 ');
}
