import { courtActor, isOtherSubject, placeBefore } from './court-actor.js';
import type { Noun } from './noun.js';
import { type Actor, COURT, type Reader, isWord } from './reader.js';
import type { VerbGroup } from './verb-group.js';
import { courtNouns, ownSubjects } from './vocabulary.js';

/** Who did it to the subject of a passive verb. */
export function agentOf(reader: Reader, last: number, group: VerbGroup, noun: Noun): Actor | undefined {
  const { tokens } = reader;
  if (noun.actor !== undefined) return { source: 'reported', actor: noun.actor };
  if (group.isHereby) return COURT;
  const behind = tokens[last + 1]?.word ?? '';
  for (let at = last + 1; at < tokens.length && at - last < 30; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { word } = token;
    if (word === ';' || word === ':') break;
    if (at === last + 1 && !agentLeads.has(word) && !word.endsWith('ly')) break;
    if (ownSubjects.has(word)) return COURT;
    if (token.named !== undefined) return { source: 'reported', actor: token.named };
    if (courtNouns.has(word)) {
      const found = courtActor(reader, at);
      if (found !== undefined) return found;
    }
    if (isOtherSubject(tokens, at) && behind === 'by') return undefined;
  }
  // "In #, the view in # was overruled."
  const subject = noun.edge === -1 ? group.first : noun.edge;
  const place = placeBefore(tokens, subject);
  if (place !== undefined && !noun.cases.includes(place)) return { source: 'reported', actor: place };
  if (group.isPresent && group.hasAuxiliary) return COURT;
  if (!group.hasAuxiliary) return undefined;
  return { source: 'reported' };
}

const agentLeads = new Set(['by', 'in', 'vide', 'through', 'on', 'subsequently', 'later', 'since', '(', 'recently']);

/** Whose view it is that a case is no longer good law. */
export function statusActor(reader: Reader, last: number, group: VerbGroup, noun: Noun): Actor | undefined {
  const { tokens } = reader;
  if (noun.actor !== undefined) return { source: 'reported', actor: noun.actor };
  // "… in view of #", "… after #".
  for (let at = last + 1; at < tokens.length && at - last < 25; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.word === ';') break;
    if (at === last + 1 && !isWord(token, /^(?:in|after|since|by|because|on|consequent|following|any|,|having)$/))
      break;
    if (token.named !== undefined) return { source: 'reported', actor: token.named };
  }
  // Not the "that" of a clause between the case and the verb.
  const that = tokens
    .slice(0, noun.edge === -1 ? group.first : noun.edge + 1)
    .findLastIndex(({ word }) => word === 'that');
  if (that !== -1) {
    const said = subjectOfSaying(reader, that);
    if (said !== 'court') return said;
  }
  if (tokens.slice(group.first, last).some((one) => one.word === 'held' || one.word === 'declared') && !group.isPresent)
    return { source: 'reported' };
  const place = placeBefore(tokens, noun.edge === -1 ? group.first : noun.edge);
  if (place !== undefined && !noun.cases.includes(place)) return { source: 'reported', actor: place };
  return COURT;
}

/** "This Court in # held that": who says what follows `that`; `court` if the writing court does. */
function subjectOfSaying(reader: Reader, that: number): Actor | undefined | 'court' {
  const { tokens } = reader;
  // "We state that": the word before is the verb.
  for (let at = that - 2; at >= 0 && that - at < 40; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.word === ';') return 'court';
    if (ownSubjects.has(token.word) || /^(?:our|my)$/.test(token.word)) return 'court';
    if (token.named !== undefined) return { source: 'reported', actor: token.named };
    if (courtNouns.has(token.word)) return courtActor(reader, at);
    // "In X it was held that", "it follows that".
    if (token.word === 'it' && /^(?:was|has|had|is|follows|must|appears|seems)$/.test(tokens[at + 1]?.word ?? ''))
      continue;
    if (isOtherSubject(tokens, at) || /^(?:he|it|they)$/.test(token.word)) return undefined;
  }
  return 'court';
}
