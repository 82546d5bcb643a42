import { sectionOfPlace, type CodeName, type CodePair, type PairRow } from '@headnote/core/codes';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fullAct } from '../../data/act-record.js';
import { findActs } from '../../data/act-queries.js';
import { judgmentsOf } from '../../data/section-queries.js';
import { actReaderPath, resultsPath } from '../../links/links.js';
import { searchFor } from '../../links/search-state.js';
import { TEXT_LANGUAGE } from '../../services/language.js';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { markedWords, type WordRun } from './marked-words.js';
import { messages } from './messages.js';
import { sectionText } from './section-texts.js';

/** Sections of one code as the library has them. */
function useSections(act: CodeName, numbers: readonly string[]) {
  const { client } = useServices();
  const userId = useMember()?.userId ?? '';
  const found = useQuery({ ...findActs(client, act), enabled: numbers.length > 0 });
  const [first] = found.data?.acts ?? [];
  const id = first?.id ?? '';
  const text = useQuery({ ...fullAct(client, { id, userId }), enabled: id !== '' });
  const naming = useQuery({ ...judgmentsOf(client, { id, section: undefined }), enabled: id !== '' });
  const html = text.data?.html ?? '';
  const sections = useMemo(
    () => (html === '' ? [] : numbers.map((number) => ({ number, section: sectionText(html, number) }))),
    [html, numbers],
  );
  const isPending = numbers.length > 0 && (found.isPending || (id !== '' && text.isPending));
  const counts = new Map(naming.data?.sections.map((section) => [section.id, section.count]));
  return {
    id,
    act,
    title: first?.title ?? act,
    sections,
    judgmentsAt: (anchor: string): number => counts.get(anchor) ?? 0,
    isPending,
    failed: found.isError ? found : text.isError ? text : undefined,
  };
}

type Side = ReturnType<typeof useSections>;

/** Both texts of a row of the table, the words that differ marked. An act that the library does not have is named only. */
export function PairTexts({ pair, row }: { readonly pair: CodePair; readonly row: PairRow }) {
  const newNumbers = useMemo(() => [...new Set(row.new.map(sectionOfPlace))], [row]);
  const old = useSections(pair.old, row.old);
  const now = useSections(pair.new, newNumbers);
  const [oldText, newText] = [old, now].map(wholeText);
  const marked = useMemo(() => (oldText && newText ? markedWords(oldText, newText) : undefined), [oldText, newText]);
  const failed = old.failed ?? now.failed;
  if (failed) return <ReadError title={messages.notLoaded} query={failed} />;
  if (old.isPending || now.isPending) return <Skeleton count={2} />;
  return (
    <div className="site-codes-texts">
      <OneSide side={old} numbers={row.old} none={messages.noOld} runs={marked?.old} mark="del" />
      <OneSide side={now} numbers={newNumbers} none={messages.noNew} runs={marked?.now} mark="ins" />
      <BothCodes pair={pair} row={row} />
      {marked && <p className="site-codes-texts__key">{messages.key}</p>}
    </div>
  );
}

/** The way to the judgments under either code, if one provision finds all of them. */
function BothCodes({ pair, row }: { readonly pair: CodePair; readonly row: PairRow }) {
  const [section = '', ...more] = new Set(row.links.map((link) => sectionOfPlace(link.new)));
  const [old = '', ...others] = row.old;
  if (section === '' || (more.length > 0 && others.length > 0)) return null;
  return (
    <p className="site-codes-texts__key">
      <JudgmentsLink text={others.length > 0 ? `${section} ${pair.new}` : `${old} ${pair.old}`}>
        {messages.judgmentsOnBoth}
      </JudgmentsLink>
    </p>
  );
}

function JudgmentsLink({ text, children }: { readonly text: string; readonly children: string }) {
  const { codec } = useServices();
  const href = useMemo(() => resultsPath(codec, searchFor(text)), [codec, text]);
  return <TextLink href={href}>{children}</TextLink>;
}

/** Separates sections in the text that is compared. */
const BREAK = '\n\n';

const wholeText = ({ sections }: Side): string =>
  sections
    .map(({ section }) => section?.text ?? '')
    .filter((text) => text !== '')
    .join(BREAK);

interface OneSideProps {
  readonly side: Side;
  readonly numbers: readonly string[];
  readonly none: string;
  /** The marked words of all sections; undefined where there is nothing to compare. */
  readonly runs: readonly WordRun[] | undefined;
  readonly mark: 'del' | 'ins';
}

function OneSide({ side, numbers, none, runs, mark }: OneSideProps) {
  const paragraphs = useMemo(() => sectionParagraphs(side.sections, runs), [side.sections, runs]);
  return (
    <section className="site-codes-texts__side" aria-label={side.title}>
      <HeadRule />
      <h2 className="site-codes-texts__act">{side.title}</h2>
      {numbers.length === 0 && <p className="hn-muted">{none}</p>}
      {numbers.map((number, at) => {
        const section = side.sections[at]?.section;
        return (
          <article key={number}>
            <h3 className="site-codes-texts__heading">
              {side.id === '' ? (
                messages.section(number)
              ) : (
                <TextLink href={actReaderPath(side.id, section?.anchor)}>{messages.section(number)}</TextLink>
              )}
              {section && (
                <span className="site-codes-texts__name" lang={TEXT_LANGUAGE}>
                  {section.heading}
                </span>
              )}
            </h3>
            {side.id === '' && <p className="hn-muted">{messages.missing(side.title)}</p>}
            {section && side.judgmentsAt(section.anchor) > 0 && (
              <JudgmentsLink text={`only:"${number} ${side.act}"`}>
                {messages.judgmentsOf(side.judgmentsAt(section.anchor))}
              </JudgmentsLink>
            )}
            {side.id !== '' && section === undefined && <p className="hn-muted">{messages.missingSection}</p>}
            {paragraphs[at]?.map((words, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text
              <p key={index} lang={TEXT_LANGUAGE}>
                {words.map(({ text, isOwn }, place) => marked(text, isOwn ? mark : undefined, place))}
              </p>
            ))}
          </article>
        );
      })}
    </section>
  );
}

/** The paragraphs of each section, cut from the marked words of all of them where there are any. */
function sectionParagraphs(sections: Side['sections'], runs: readonly WordRun[] | undefined): WordRun[][][] {
  const all = runs ? paragraphsOf(runs) : undefined;
  let next = 0;
  return sections.map(({ section }) => {
    if (section === undefined || section.text === '') return [];
    const texts = section.text.split(BREAK);
    return all?.slice(next, (next += texts.length)) ?? texts.map((text) => [{ text, isOwn: false }]);
  });
}

function marked(text: string, mark: 'del' | 'ins' | undefined, key: number) {
  if (mark === 'del') return <del key={key}>{text}</del>;
  if (mark === 'ins') return <ins key={key}>{text}</ins>;
  return text;
}

/** Runs of words cut at the ends of paragraphs. */
function paragraphsOf(runs: readonly WordRun[]): WordRun[][] {
  const paragraphs: WordRun[][] = [[]];
  for (const { text, isOwn } of runs) {
    const [first = '', ...more] = text.split(BREAK);
    if (first !== '') paragraphs.at(-1)?.push({ text: first, isOwn });
    for (const part of more) paragraphs.push(part === '' ? [] : [{ text: part, isOwn }]);
  }
  return paragraphs;
}
