import type { Citation } from '@headnote/core/citation';

/** Behind the name of an act: the law of another country, or of Jammu and Kashmir, which had codes of its own. */
const ELSEWHERE =
  /^,?\s*(?:of|in force in)\s+(?:the\s+)?(?:State of\s+)?(?:Afghanistan|Australia|Bangladesh|Bhutan|Burma|Canada|Ceylon|China|England|Fiji|France|Germany|Ghana|Great Britain|Hong Kong|Ireland|Israel|Italy|Jammu (?:and|&) Kashmir|Japan|Kenya|Malaya|Malaysia|Mauritius|Myanmar|Nepal|New Zealand|Nigeria|Pakistan|Singapore|South Africa|Sri Lanka|Sudan|Tanzania|Uganda|United Kingdom|United States|U\.?K\.?|U\.?S\.?A?\.?|Zambia|Zanzibar)(?![A-Za-z])/;
/** Characters behind a citation in which that stands. */
const LOOK = 60;

/** A section of `the Penal Code of Singapore` is not one of the Indian code of that name: such citations lose their act. */
export function settleForeignActs(plain: string, citations: readonly Citation[]): readonly Citation[] {
  return citations.map((citation) => {
    const { kind, family, end, canonical } = citation;
    if (kind !== 'provision' || family === '' || !ELSEWHERE.test(plain.slice(end, end + LOOK))) return citation;
    const bare = canonical.endsWith(` ${family}`) ? canonical.slice(0, -family.length - 1) : canonical;
    return { ...citation, family: '', canonical: bare };
  });
}
