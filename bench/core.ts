import { createCodec, createSealedCodec } from '@headnote/core/codec';
import { sanitizeHtml } from '@headnote/core/content/server';
import { parseQuery, toSearchBody } from '@headnote/core/search';
import CryptoJS from 'crypto-js';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { parse as parseLiqe } from 'liqe';
import { longJudgment } from './core/long-judgment.js';
import { opensslDecrypt, opensslEncrypt } from './core/openssl.js';
import { makeQueries } from './core/queries.js';
import { medianTime, rateOf } from './core/rate.js';

const KEY = 'a key of the benchmark';
const QUERIES = 10_000;
/** Length of the sanitised judgment, in characters. */
const MEGABYTE = 1_000_000;
/** Target for sanitising it, in milliseconds. */
const SANITISE_TARGET = 200;

/** Measures core's codec, query language and sanitiser, each with a peer in the same run. */
export async function run(): Promise<void> {
  await compareCodecs();
  compareParsers();
  compareSanitisers();
}

function line(name: string, figures: readonly string[]): void {
  console.log([name.padEnd(34), ...figures.map((figure) => figure.padStart(22))].join(''));
}

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`;

async function compareCodecs(): Promise<void> {
  console.log('codec, operations a second (ratio: ours / peer)');
  line('', ['ours', "Node's OpenSSL", 'ratio', 'crypto-js', 'ratio']);
  const codec = createCodec({ key: KEY });
  for (const [name, plain] of [
    ['a citation of 20 characters', '(1973) 4 SCC 225 abc'],
    ['a search of 4,000 characters', 'land acquisition '.repeat(235)],
  ] as const) {
    const text = codec.encrypt(plain);
    const base64 = opensslEncrypt(plain, KEY);
    await compareCodec(`encrypt ${name}`, {
      ours: () => codec.encrypt(plain),
      openssl: () => opensslEncrypt(plain, KEY),
      cryptoJs: () => CryptoJS.AES.encrypt(plain, KEY).toString(),
    });
    await compareCodec(`decrypt ${name}`, {
      ours: () => codec.decrypt(text),
      openssl: () => opensslDecrypt(base64, KEY),
      cryptoJs: () => CryptoJS.AES.decrypt(base64, KEY).toString(CryptoJS.enc.Utf8),
    });
  }
  const sealed = createSealedCodec({ key: KEY });
  const value = await sealed.seal('(1973) 4 SCC 225', { purpose: 'query' });
  line('seal (AES-GCM)', [perSecond(await rateOf(() => sealed.seal('(1973) 4 SCC 225', { purpose: 'query' })))]);
  line('open (AES-GCM)', [perSecond(await rateOf(() => sealed.open(value, { purpose: 'query' })))]);
}

async function compareCodec(
  name: string,
  sides: Record<'ours' | 'openssl' | 'cryptoJs', () => unknown>,
): Promise<void> {
  const ours = await rateOf(sides.ours);
  const openssl = await rateOf(sides.openssl);
  const cryptoJs = await rateOf(sides.cryptoJs);
  line(name, [
    perSecond(ours),
    perSecond(openssl),
    (ours / openssl).toFixed(2),
    perSecond(cryptoJs),
    (ours / cryptoJs).toFixed(2),
  ]);
}

function compareParsers(): void {
  const queries = makeQueries(QUERIES);
  const ours = medianTime(() => queries.forEach((query) => parseQuery(query)), 5);
  const bodies = medianTime(() => queries.forEach((query) => toSearchBody(parseQuery(query).tree, {})), 5);
  const liqe = medianTime(() => queries.slice(0, QUERIES / 20).forEach((query) => parseLiqe(query)), 1) * 20;
  console.log(`\nsearch language, ${QUERIES.toLocaleString('en')} queries, ms (ratio: peer / ours)`);
  line('', ['ours', 'with the body', 'liqe 3.8', 'ratio']);
  line('parse', [ours.toFixed(0), bodies.toFixed(0), `${liqe.toFixed(0)} (from 500)`, (liqe / ours).toFixed(1)]);
}

function compareSanitisers(): void {
  const html = longJudgment(MEGABYTE);
  const purify = createDOMPurify(new JSDOM('').window);
  const ours = medianTime(() => sanitizeHtml(html), 9);
  const theirs = medianTime(() => purify.sanitize(html), 3);
  console.log(`\nsanitiser, a judgment of ${html.length.toLocaleString('en')} characters, ms (ratio: peer / ours)`);
  line('', ['ours', 'DOMPurify on jsdom', 'ratio', `target ${SANITISE_TARGET}`]);
  line('sanitise', [
    ours.toFixed(0),
    theirs.toFixed(0),
    (theirs / ours).toFixed(1),
    ours <= SANITISE_TARGET ? 'met' : 'missed',
  ]);
}
