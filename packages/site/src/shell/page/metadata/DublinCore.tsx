/** Elements of the Dublin Core; an empty value is left out. */
export interface DublinCoreProps {
  readonly title: string;
  readonly creators?: readonly string[];
  readonly publisher: string;
  /** ISO. */
  readonly date: string;
  readonly identifiers: readonly string[];
  readonly subject?: string;
  readonly source: string;
}

/** The particulars of a document for reference managers and libraries. */
export function DublinCore({
  title,
  creators = [],
  publisher,
  date,
  identifiers,
  subject = '',
  source,
}: DublinCoreProps) {
  const elements: readonly (readonly [name: string, value: string])[] = [
    ['title', title],
    ...creators.map((creator) => ['creator', creator] as const),
    ['publisher', publisher],
    ['date', date],
    ...identifiers.map((identifier) => ['identifier', identifier] as const),
    ['subject', subject],
    ['source', source],
    ['type', 'Text'],
    ['language', 'en-IN'],
    ['coverage', 'India'],
  ];
  return (
    <>
      <link rel="schema.DC" href="http://purl.org/dc/elements/1.1/" />
      {elements
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <meta key={`${name} ${value}`} name={`DC.${name}`} content={value} />
        ))}
    </>
  );
}
