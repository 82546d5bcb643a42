import * as v from 'valibot';

const text = (description: string) => v.optional(v.pipe(v.string(), v.description(description)));
const texts = (description: string) => v.optional(v.pipe(v.array(v.string()), v.description(description)));

const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  v.description('Your own name for the document, the same at each import, unique over all your files.'),
);
const date = v.optional(v.pipe(v.string(), v.description('2024-03-05, 05-03-2024 or 5 March 2024.')));
const origin = {
  source: text('Where the document comes from, as readers see it.'),
  licence: text('The terms of the source, as it states them.'),
};

/** One judgment: a line of a file in our own format. */
export const judgmentRecordSchema = v.strictObject({
  kind: v.optional(v.literal('judgment')),
  id,
  title: text('Names of the parties: `A v. B`. Not needed beside `appellant` and `respondent`.'),
  appellant: text('Name of the first party.'),
  respondent: text('Name of the other party.'),
  court: text('Name of the court: `Supreme Court of India`, `High Court of Kerala`.'),
  date,
  citations: texts('Where it is reported: `AIR 1973 SC 1461`, `2024 INSC 12`.'),
  judges: texts('The judges who decided.'),
  advocates: texts('The advocates who appeared.'),
  caseNumber: text('`Civil Appeal No. 12 of 1973`.'),
  caseType: text('`Civil Appeal`; read from the case number if missing.'),
  subject: text('The area of law.'),
  headnote: text('A headnote of your own; one that belongs to a law report may not be copied.'),
  outcome: text('`Allowed`, `Dismissed`, `Partly allowed`.'),
  acts: texts('The acts that it cites.'),
  url: text('Address of the official copy; begins with https://.'),
  ...origin,
  text: text('The words; a line is a paragraph. One of `text`, `html` and `file` is needed.'),
  html: text('The words as HTML; only its paragraphs and words are kept.'),
  file: text('Path of a PDF, DOCX, HTML or text file with the words, from the folder of this file.'),
});

/** One act: a line of a file in our own format. */
export const actRecordSchema = v.strictObject({
  kind: v.literal('act'),
  id,
  title: v.pipe(v.string(), v.minLength(1), v.description('`The Sale of Goods Act, 1930`.')),
  year: v.optional(v.pipe(v.number(), v.integer())),
  number: text('The number of the act in its year.'),
  date,
  longTitle: text('The long title.'),
  ministry: text('The ministry that administers it.'),
  hindiTitle: text('Its title in Hindi.'),
  ...origin,
  sections: v.pipe(
    v.array(
      v.strictObject({
        number: text('`12A`.'),
        heading: text('The marginal heading.'),
        text: text('The words; paragraphs are separated by an empty line.'),
        footnotes: text('Notes on amendments.'),
      }),
    ),
    v.minLength(1),
  ),
});

/** One line of a file in our own format. */
export const ownRecordSchema = v.union([judgmentRecordSchema, actRecordSchema]);

/** A judgment of such a file. */
export type JudgmentRecord = v.InferOutput<typeof judgmentRecordSchema>;
/** An act of such a file. */
export type ActRecord = v.InferOutput<typeof actRecordSchema>;
