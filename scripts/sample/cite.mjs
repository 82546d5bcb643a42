const JOINTS = [' : ', ' = ', '; ', ', also reported in ', ' : ', ', '];

const COMMON =
  /^(?:the )?(?:state|union|commissioner|collector|government|secretary|director|chief|regional|municipal|general|special|deputy|assistant|additional|registrar|official|land)\b/i;

/** The names of the parties as a later judgment cites them. */
export const caseName = ({ appellant, respondent }) => `${bare(appellant)} v. ${bare(respondent)}`;
const bare = (party) =>
  party
    .replace(/,? & (?:Ors|Anr)\.$/, '')
    .replace(/^(?:\(?(?:Smt|Dr)\.\)? )+/, '')
    .replace(/ \(minor\).*$/, '');

/** Returns the party after which a judgment is called. */
export function shortName({ appellant, respondent }) {
  return COMMON.test(bare(appellant)) ? bare(respondent) : bare(appellant);
}

/** Writes citations of a judgment of the library in several forms. Parallel citations get the same mark. */
export function createCite({ marks, random }) {
  const note = (cited, treatment, speaker, form) => ({
    form,
    state: 'found',
    cited: [cited.house],
    treatment,
    speaker,
  });
  const full = (cited, treatment, speaker = 'court') => {
    const some = random.shuffle(cited.reports).slice(0, random.pick([1, 1, 2, 2, 3]));
    if (some.length === 0) return house(cited, treatment, speaker);
    const joint = random.pick(JOINTS);
    const form = some.length > 1 ? `parallel${joint.trim() === '' ? ' ,' : ` ${joint.trim()}`}` : 'full';
    let text = some.map((report) => marks.mark(report, note(cited, treatment, speaker, form))).join(joint);
    if (random.chance(0.12)) text += ` : ${marks.mark(cited.house, note(cited, treatment, speaker, 'house'))}`;
    else if (random.chance(0.25) && cited.paragraphs > 8) {
      const paragraph = random.between(5, cited.paragraphs - 3);
      text += random
        .pick([', para {n}', ' at para {n}', ', paras {n}-{m}', ' [{n}]'])
        .replaceAll('{n}', String(paragraph))
        .replace('{m}', String(paragraph + 2));
    } else if (random.chance(0.25) && /\d$/.test(some.at(-1)) && !/INSC|OnLine|:/.test(some.at(-1))) {
      const page = Number(/(\d+)$/.exec(some.at(-1))[1]) + random.between(1, 3);
      text += random.pick([` at ${page}`, ` at p. ${page}`, ` @ ${page}`]);
    }
    return `${caseName(cited)}, ${text}`;
  };
  const house = (cited, treatment, speaker) =>
    `${caseName(cited)}, ${marks.mark(cited.house, note(cited, treatment, speaker, 'house'))}`;
  const short = {
    F: full,
    S: (cited, treatment, speaker = 'court') =>
      `${shortName(cited)} (${marks.mark('supra', note(cited, treatment, speaker, 'supra'))})`,
    N: (cited, treatment, speaker = 'court') =>
      COMMON.test(bare(cited.appellant))
        ? short.S(cited, treatment, speaker)
        : `${marks.mark(bare(cited.appellant), note(cited, treatment, speaker, 'name'))}'s case`,
    I: (cited, treatment, speaker = 'court') => marks.mark('ibid', note(cited, treatment, speaker, 'ibid')),
  };
  return {
    full,
    house,
    /** Inserts the citations into a sentence with placeholders. */
    put: (sentence, cited, speaker = 'court') =>
      // A comma follows a full citation if the sentence continues.
      sentence.replace(/<([FSNI]) ([a-z-]+)>( [a-z])?/g, (_all, form, treatment, next = '') => {
        const written = short[form](cited, treatment, speaker);
        return `${written}${form === 'F' && next !== '' ? ',' : ''}${next}`;
      }),
  };
}
