/** A judgment as a brief cites it. */
export interface CitedCase {
  /** `A v. B`. */
  readonly name: string;
  readonly citation: string;
}

/** What a brief says of it. */
export interface BriefParts extends CitedCase {
  readonly quotation: string;
  /** A paragraph or page: `para 23`; empty if none is named. */
  readonly pinpoint: string;
  /** Another judgment that the brief cites. */
  readonly other: CitedCase;
}

const at = (pinpoint: string): string => (pinpoint === '' ? '' : `, ${pinpoint}`);

/** Ways in which a brief sets a quotation, written before the rules. */
export const layouts: readonly ((parts: BriefParts) => string)[] = [
  ({ name, citation, quotation, pinpoint }) =>
    `In ${name}, ${citation}${at(pinpoint)}, the Court held that "${quotation}".`,
  ({ name, citation, quotation, pinpoint }) =>
    `It is settled that “${quotation}” (${name}, ${citation}${at(pinpoint)}).`,
  ({ name, citation, quotation, pinpoint }) =>
    `The law was laid down in ${name}, ${citation}${at(pinpoint)}, as under:\n\n    ${quotation}\n\nThe facts here are the same.`,
  ({ name, citation, quotation, pinpoint }) =>
    `As the Supreme Court observed:\n\n    "${quotation}"\n\n    [${name}, ${citation}${at(pinpoint)}]\n\nThe appeal must fail.`,
  ({ name, citation, quotation, pinpoint }) =>
    `Reliance is placed on ${name} reported in ${citation}${at(pinpoint)}. The Court therein observed: ‘${quotation}’`,
  ({ name, citation, quotation, pinpoint }) => `“${quotation}” — ${name}, ${citation}${at(pinpoint)}.`,
  ({ name, citation, quotation, pinpoint, other }) =>
    `In ${name}, ${citation}${at(pinpoint)}, following ${other.name}, ${other.citation}, it was held: “${quotation}”.`,
  ({ name, citation, quotation, pinpoint, other }) =>
    `${other.name}, ${other.citation}, is of no help. In ${name}, ${citation}${at(pinpoint)}, their Lordships said «${quotation}».`,
  ({ name, citation, quotation, pinpoint }) => `${name}\n${citation}${at(pinpoint)}\n"${quotation}"`,
  ({ name, citation, quotation, pinpoint, other }) =>
    `The point is covered by ${name}, ${citation}. See also ${other.name}, ${other.citation}.\n\nIn ${name.split(' v. ')[0]} (supra)${at(pinpoint)}, the Court ruled that "${quotation}".`,
  ({ name, citation, quotation, pinpoint }) =>
    `The Court in ${name} [${citation}]${at(pinpoint)} held:\n> ${quotation}\n\nHence this appeal.`,
  ({ name, citation, quotation, pinpoint }) =>
    `5. It was held in "${name}", ${citation}${at(pinpoint)} that '${quotation}'`,
  ({ name, citation, quotation, pinpoint }) => `"${quotation}" [See ${name}, ${citation}${at(pinpoint)}]`,
  ({ name, citation, quotation, pinpoint, other }) =>
    `(a) ${other.name}, ${other.citation}: on limitation.\n(b) ${name}, ${citation}${at(pinpoint)}: “${quotation}”`,
  ({ name, citation, quotation, pinpoint }) =>
    `The Supreme Court in ${name} (${citation})${at(pinpoint)} has laid down the law thus:-\n\n\t"${quotation}"\n\nIt binds.`,
  ({ name, citation, quotation, pinpoint }) =>
    `The rule is old.1 The Court put it so: “${quotation}”2\n\n1 Act 5 of 1908.\n2 ${name}, ${citation}${at(pinpoint)}.`,
  ({ name, citation, quotation, pinpoint }) =>
    `We rely on ${name}, ${citation}. It was there held${pinpoint === '' ? '' : ` (${pinpoint})`} that "${quotation}".`,
  ({ name, citation, quotation, pinpoint, other }) =>
    `As held in ${other.name}, ${other.citation}, costs follow the event. But “${quotation}”: ${name}, ${citation}${at(pinpoint)}.`,
  ({ name, citation, quotation, pinpoint }) =>
    `In ${name}, ${citation}${at(pinpoint)}, the question was one of title. The Court examined the deed and its recitals.\n\nIt went on to hold:\n\n        ${quotation}\n\n`,
  ({ name, citation, quotation, pinpoint, other }) =>
    `The principle in ${name} ${citation}${at(pinpoint)} is that “${quotation}”, and was applied in ${other.name}, ${other.citation}.`,
];
