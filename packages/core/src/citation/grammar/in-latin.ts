import { namesIn } from './names-in.js';

/** Names of series, courts, codes and units, with their spellings in Devanagari without full stops and spaces. */
const table = `
SCC,एससीसी
SCC OnLine,एससीसीऑनलाइन
AIR,एआईआर,एआइआर
SCR,एससीआर
SCALE,स्केल
INSC,आईएनएससी
ILR,आईएलआर
CriLJ,क्रिएलजे,क्रिलॉज
MPLJ,एमपीएलजे
MPHT,एमपीएचटी
AWC,एडब्ल्यूसी
RLW,आरएलडब्ल्यू
WLC,डब्ल्यूएलसी
MhLJ,महाएलजे,महालॉज
OnLine,ऑनलाइन
JT,जेटी
Supp,सप्ली
SC,एससी,सुप्रीमकोर्ट,उच्चतमन्यायालय,सर्वोच्चन्यायालय
All,इलाहाबाद
Bom,बॉम्बे,मुंबई,बंबई
Del,दिल्ली
Raj,राजस्थान
Pat,पटना
Cal,कलकत्ता
Mad,मद्रास
MP,मध्यप्रदेश
P&H,पंजाबवहरियाणा,पंजाबएवंहरियाणा
Guj,गुजरात
Ker,केरल
Kar,कर्नाटक
HP,हिमाचलप्रदेश
Sec.,धारा,धाराओं,कीधारा,कीधाराओं
Art.,अनुच्छेद
IPC,भादंसं,भादसं,भादवि,भादंवि,भारतीयदंडसंहिता,भारतीयदण्डसंहिता
CrPC,दंप्रसं,दप्रसं,दंडप्रक्रियासंहिता,दण्डप्रक्रियासंहिता
BNS,भारतीयन्यायसंहिता
BNSS,भारतीयनागरिकसुरक्षासंहिता
BSA,भारतीयसाक्ष्यअधिनियम
Constitution,भारतकासंविधान,भारतकेसंविधान`;

let names: ReadonlyMap<string, string> | undefined;

/** Digits, whose first code is 2406, and words of Devanagari with full stops or single spaces between their parts. */
const DIGIT = /[०-९]/g;
const WORD = /[\u0900-\u0965\u0970-\u097F]+(?:[. ]{1,2}[\u0900-\u0965\u0970-\u097F]+){0,5}\.?/g;

/** Replaces known names in words, longest first, each by Latin letters and dots of the same length. */
function replaceNames(words: string): string {
  names ??= new Map(namesIn(table, (name) => name).filter(([form]) => form > '\u0900'));
  const parts = words.split(/(?<=[. ])(?=[^. ])/);
  let plain = '';
  for (let at = 0; at < parts.length;) {
    let count = parts.length - at;
    while (
      count > 0 &&
      !names.has(
        parts
          .slice(at, at + count)
          .join('')
          .replace(/[. ]/g, ''),
      )
    )
      count -= 1;
    const printed = parts.slice(at, at + Math.max(count, 1)).join('');
    const name = count > 0 ? names.get(printed.replace(/[. ]/g, '')) : undefined;
    const [blank = ''] = / {0,2}$/.exec(printed) ?? [];
    plain += name ? name.padEnd(printed.length - blank.length, '.') + blank : printed;
    at += Math.max(count, 1);
  }
  return plain;
}

/**
 * Returns a text with the digits and the names of series and courts that are written in Devanagari in Latin letters. The
 * length does not change, so that indexes stay.
 */
export function inLatin(text: string): string {
  if (!/[\u0900-\u097F]/.test(text)) return text;
  return text.replace(DIGIT, (digit) => `${(digit.charCodeAt(0) - 6) % 10}`).replace(WORD, replaceNames);
}
