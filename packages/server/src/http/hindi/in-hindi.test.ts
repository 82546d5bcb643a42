import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTexts, messages } from '@headnote/core/hindi';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { accountTexts } from './account-texts.js';
import { inHindi } from './in-hindi.js';
import { libraryTexts } from './library-texts.js';
import { serviceTexts } from './service-texts.js';

const root = join(import.meta.dirname, '..', '..');

/** What no page in Hindi shows: texts for the operator, the terminal and other programs, and pages that are in English only. */
const NOT_SHOWN: readonly RegExp[] = [
  /^(?:operation|ingest|config|runtime|store|extraction|articles|partners|site|printing)\//,
  /^(?:check-config|cli|joint-settings|server|start-message)\.ts$/,
  // Mails: the language of a member is not stored.
  /^(?:messages|alerts\/alert-(?:mail|feed))\b/,
  // Commands of the operator.
  /^accounts\/members\.ts$/,
  /^citator\/(?:mark-document|save-documents|sources\/source-desk|treatment-desk)\.ts$/,
  // The words of a list, as the report prints them.
  /^citator\/resolve\/listed-places\.ts$/,
  /^citator\/reading\//,
  /^library\//,
  /^payments\/(?:instamojo-provider|invoice-pdf|payment-desk|price-list-desk|sandbox-provider|settle-payment)\.ts$/,
  // The widgets and their partners; notices of the payment service; the log, metrics and the start of the server.
  /^(?:http\/(?:embed-gate|embed-quotas|metrics-text|request-figures|port)|assistant\/answer-figures)\.ts$/,
  /^routes\/(?:embed\/|partner-routes|sandbox-routes|outbox-routes|health-routes|payment-notice-routes)/,
  // Members' own tools, which are programs.
  /^routes\/mcp\//,
  // Failures of an engine that only the log has: the reader sees the text of the error's code.
  /^search\/engines\/opensearch\/(?:open-engine|search-opensearch)\.ts$/,
  /^search\/engines\/sqlite\/worker\/search-worker\.ts$/,
  /^search\/indexing\//,
  // The reason of an unfinished citation is in the answer itself, as every other reading of a citation.
  /^citator\/queries\/read-lines\.ts$/,
  // What is sent to a model, and why its reply does not count: the log has it.
  /^assistant\/selection\//,
  // A suggestion is a question in the language of the judgment, as the rules read it.
  /^assistant\/suggest-questions\.ts$/,
  /^http\/hindi\//,
];

const SENTENCE = /^[A-Z“{][^]* [^]*[.!?]$/;
const SQL = /^(?:SELECT|DELETE|UPDATE|INSERT) |= \?/;
/** Stands for a value that a text names. */
const value = (at: number): string => `Qz${at}`;

interface Found {
  readonly file: string;
  /** With `Qz1` for its first value. */
  readonly sentence: string;
}

function sentencesOf(file: string): Found[] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node);
    if (text !== undefined && SENTENCE.test(text) && !SQL.test(text)) found.push({ file, sentence: text });
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** The text of a literal; undefined for any other part of a program. */
function textOf(node: object): string | undefined {
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value;
  if (!('type' in node) || node.type !== 'TemplateLiteral' || !('quasis' in node)) return undefined;
  const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return parts.map(({ value: { cooked } }, at) => (at === 0 ? cooked : value(at) + cooked)).join('');
}

const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|suite|fixtures)\.ts$/.test(file))
  .toSorted();
const isShown = (file: string) => !NOT_SHOWN.some((pattern) => pattern.test(file));
const all = files.flatMap(sentencesOf);
const shown = all.filter(({ file }) => isShown(file));

/** What a Hindi text lacks. */
function problemsOf(sentence: string): string[] {
  const hindi = inHindi(sentence);
  const values = sentence.match(/Qz\d/g) ?? [];
  return [
    ...(/[\u0900-\u097f]/.test(hindi) ? [] : ['no Hindi']),
    ...values.filter((name) => !hindi.includes(name)).map((name) => `without ${name}`),
  ];
}

describe('the messages of the server in Hindi', () => {
  it('finds the sentences of the server, and every exception is needed', () => {
    expect(shown.length).toBeGreaterThan(100);
    const needless = NOT_SHOWN.filter((pattern) => !all.some(({ file }) => pattern.test(file)));
    expect(needless.map(String).filter((text) => !text.includes('hindi'))).toEqual([]);
  });

  it('has every sentence that a page shows', () => {
    const missing = shown.flatMap((found) => problemsOf(found.sentence).map((problem) => ({ ...found, problem })));
    expect(missing).toEqual([]);
  });

  it.each(Object.values({ ...messages, ...errorTexts }))('has the text of core: %s', (text) => {
    expect(problemsOf(text.replace('<prefix>', 'Qz1').replace('<min>', 'Qz2').replace('<max>', 'Qz3'))).toEqual([]);
  });

  it('has no text that the server does not say', () => {
    const sources = files
      .filter((file) => !file.startsWith('http/hindi/'))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    const isSaid = (text: string) =>
      sources.some((source) => text.split(/\{\d\}/).every((part) => source.includes(part)));
    const texts = Object.keys({ ...accountTexts, ...libraryTexts, ...serviceTexts });
    expect(texts.filter((text) => !isSaid(text))).toEqual([]);
  });

  it('puts values and the words in them into the sentence', () => {
    expect(inHindi('You have 1,000 folders, the most that the library keeps. Remove some first.')).toBe(
      'आपके पास 1,000 फ़ोल्डर हैं, पुस्तकालय इससे अधिक नहीं रखता। पहले कुछ हटाएँ।',
    );
    expect(inHindi('Too many messages from this network. Please try again in 5 minutes.')).toBe(
      'इस नेटवर्क से बहुत अधिक संदेश आए हैं। कृपया 5 मिनट बाद फिर से प्रयास करें।',
    );
    expect(inHindi('Your message was received. Its number is A7.')).toBe('आपका संदेश प्राप्त हुआ। उसकी संख्या A7 है।');
    expect(inHindi('City must not be blank!')).toBe('शहर भरना आवश्यक है!');
    expect(inHindi('Password must have 8 to 128 characters!')).toBe('पासवर्ड में 8 से 128 वर्ण होने चाहिए!');
    expect(inHindi('You have a folder “A. {1} $& Rent.” here already.')).toBe(
      'यहाँ “A. {1} $& Rent.” नाम का फ़ोल्डर पहले से है।',
    );
  });

  it('leaves a text that it does not know', () => {
    for (const text of ['', 'query.bool: not supported', 'Qz1']) expect(inHindi(text)).toBe(text);
  });
});
