import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../content/server.js';
import { ContractError } from '../errors/contract-error.js';
import { readChallenge } from './read-challenge.js';

const ENDPOINT = 'https://captcha.example/app/handler';
const read = (markup: string) => readChallenge(markup, ENDPOINT);
const picture = '<img src="handler?get=image&amp;t=c1">';

describe('readChallenge', () => {
  it.each([
    ['handler?get=image&amp;t=1', `${ENDPOINT}?get=image&t=1`],
    ['/handler?t=1', 'https://captcha.example/handler?t=1'],
    ['//captcha.example/i?t=1', 'https://captcha.example/i?t=1'],
    ['../i?t=1', 'https://captcha.example/i?t=1'],
    ['?get=image&#38;t=1', `${ENDPOINT}?get=image&t=1`],
    ['https://captcha.example/x?t=1', 'https://captcha.example/x?t=1'],
  ])('makes links absolute: %s', (link, expected) => {
    const { imageUrl, markup } = read(`<p>a</p><img alt='x' src="${link}">`);
    expect(imageUrl).toBe(expected);
    expect(markup).toBe(`<p>a</p><img alt='x' src="${expected.replaceAll('&', '&amp;')}">`);
  });

  it('keeps links inside the page, other schemes and all other text unchanged', () => {
    const rest = `<a href="#">x</a><a HREF = 'javascript:void(0)'>y</a><a href="">z</a><b data-src="x">1 < 2 > 1</b>`;
    expect(read(picture + rest).markup.endsWith(rest)).toBe(true);
    expect(read(`${picture}<A HREF = 'sound'>`).markup).toContain('<A HREF = "https://captcha.example/app/sound">');
    expect(read(`${picture}<a title=x href=sound>`).markup).toContain(
      '<a title=x href="https://captcha.example/app/sound">',
    );
  });

  it('escapes attribute values', () => {
    const { markup } = read(`${picture}<a href='x" onclick="alert(1)'>`);
    expect(markup).toContain('href="https://captcha.example/app/x%22%20onclick=%22alert(1)"');
    expect(sanitizeHtml(read(`${picture}<script>alert(1)</script><b onclick="x()">b</b>`).markup)).not.toMatch(
      /script|onclick/,
    );
  });

  it.each([
    ['<input type="hidden" name="BDC_VCID_s" value="a1">', 'a1'],
    ['<input type="hidden" name="other" value="no"><input type=hidden id=captchaId value=a2>', 'a2'],
    ['<INPUT VALUE="a3" TYPE="HIDDEN" NAME="captcha_id">', 'a3'],
    ['<input type="text" name="captchaId" value="no"><input type="hidden" value="a4">', 'a4'],
    ['', 'c1'],
  ])('reads the id of the challenge: %s', (input, id) => expect(read(picture + input).id).toBe(id));

  it('reads the text alternative and the sound', () => {
    const plain = read(picture);
    expect(plain.imageText).toBe('');
    expect(plain).not.toHaveProperty('soundUrl');
    const full = read(`${picture.replace('>', ' alt="a &lt; b">')}<audio src="handler?get=sound&t=c1"></audio>`);
    expect(full.imageText).toBe('a < b');
    expect(full.soundUrl).toBe(`${ENDPOINT}?get=sound&t=c1`);
    expect(read(`${picture}<a href="https://elsewhere.example/h?get=sound">`)).not.toHaveProperty('soundUrl');
  });

  it.each([
    ['', 'img'],
    ['Sign in to the network', 'img'],
    ['<img src="https://elsewhere.example/x?t=1">', 'img'],
    ['<img src="data:image/png;base64,AA==">', 'img'],
    ['<img src="javascript:alert(1)?t=1">', 'img'],
    ['<img src="java\tscript:alert(1)?t=1">', 'img'],
    ['<img src="//elsewhere.example/h?t=1">', 'img'],
    ['<img src="blob:https://captcha.example/1?t=1">', 'img'],
    ['<img alt="no source">', 'img'],
    ['<script src="handler?t=1"></script>', 'img'],
    ['<img src="handler">', 'id'],
    ['<img src="handler?t="><input type="hidden" value="">', 'id'],
    ['x'.repeat(65_537), ''],
  ])('E4: refuses markup that is not a challenge of the service: %s', (markup, field) => {
    let error: unknown;
    try {
      read(markup);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ call: 'captcha.challenge', field });
    expect((error as ContractError).message).not.toContain('x'.repeat(50));
  });

  it.each([
    ['a > b', `<img alt="a > b" src="handler?get=image&amp;t=c1">`],
    ['3 < 4', `<img alt='3 < 4' src="handler?get=image&amp;t=c1">`],
    ['x', `<img alt="x"src=handler?get=image&amp;t=c1>`],
    ['', `<img/src="handler?get=image&amp;t=c1"/>`],
    ['=', `<img alt="=" src = handler?get=image&amp;t=c1 >`],
  ])('parses tags as a browser does: alternative text %s', (imageText, markup) => {
    expect(read(markup)).toMatchObject({ id: 'c1', imageText, imageUrl: `${ENDPOINT}?get=image&t=c1` });
  });

  const other = `<img src="handler?get=image&t=no"><input type="hidden" name="captchaId" value="no">`;

  it.each([
    `<!-- ${other} -->`,
    `<script>document.write('${other}')</script>`,
    `<noscript>${other}</noscript>`,
    `<NoScript class="x">${other}</NOSCRIPT>`,
    `<style>/* ${other} */</style>`,
    `<a title='${other}'>`,
  ])('ignores what a browser does not show: %s', (hidden) => {
    const challenge = read(`${hidden}${picture}<input type="hidden" name="captchaId" value="c1">`);
    expect(challenge).toMatchObject({ id: 'c1', imageUrl: `${ENDPOINT}?get=image&t=c1` });
    expect(challenge.markup.startsWith(hidden)).toBe(true);
  });

  it.each([
    ['handler?get=image&amp;x=1', 'handler?get=image&x=1', '<input type="hidden" value="c1">'],
    ['handler?t=c1', 'handler?t=c1', '<input type="hidden" value="c1">'],
    ['handler?t=c1', 'handler?t=c1', ''],
  ])('finds the picture of the challenge after another picture: %s', (source, expected, input) => {
    expect(read(`<img src="/pixel.gif"><img src="${source}">${input}`)).toMatchObject({
      id: 'c1',
      imageUrl: `https://captcha.example/app/${expected}`,
    });
  });

  it('reads markup up to the limit', () => {
    expect(read(picture + 'x'.repeat(65_536 - picture.length)).id).toBe('c1');
  });

  it.each([
    '<a'.repeat(32_000),
    `<${'a'.repeat(65_000)}`,
    `<a ${'b'.repeat(65_000)}`,
    `<a ${'b '.repeat(32_000)}`,
    `<a ${'b="'.repeat(21_000)}`,
    `<a ${` b='`.repeat(16_000)}>`,
    `<a${' '.repeat(65_000)}`,
    `<a${' b'.repeat(100)}${' '.repeat(64_000)}>`,
    '<a b='.repeat(13_000),
    '<!--'.repeat(16_000),
    '<script '.repeat(8_000),
    `<a ${'b="\' '.repeat(13_000)}`,
    `<a b${'= '.repeat(32_000)}>`,
    `<a b=${' '.repeat(65_000)}>`,
  ])('takes linear time for hostile markup (%#)', (markup) => {
    let best = Infinity;
    for (let run = 0; run < 3; run += 1) {
      const start = performance.now();
      expect(() => read(markup)).toThrow(ContractError);
      best = Math.min(best, performance.now() - start);
    }
    expect(best).toBeLessThan(100);
  });
});
