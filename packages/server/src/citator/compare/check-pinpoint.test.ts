import { describe, expect, it } from 'vitest';
import { checkPinpoint, readPrintedPlaces } from './check-pinpoint.js';
import { readJudgmentText } from './judgment-text.js';
import { readPinpointPlaces } from './read-pinpoint-places.js';

const sentence = 'The buyer takes the boat with its debts. '.repeat(60);
const paragraphs = Array.from({ length: 12 }, (_, index) => {
  const mark = index % 2 === 0 ? `<span id="page-${1790 + index / 2}">${1790 + index / 2}</span> ` : '';
  return `<p id="p${index + 1}"><span id="para-${index + 1}">${index + 1}.</span> ${sentence}${mark}${sentence}</p>`;
});
const text = readJudgmentText(paragraphs.join('\n'));
const printed = readPrintedPlaces(text, ['AIR 1980 SC 1789', '(1980) 3 SCC 625']);
const check = (pinpoint: string, citation = 'AIR 1980 SC 1789') => {
  const { pinpoint: state, last } = checkPinpoint(pinpoint, citation, printed);
  return last === '' ? state : `${state} ${last}`;
};

describe('a pinpoint', () => {
  it.each([
    ['para 12', 'exists'],
    ['paras 11-13', 'beyond 12'],
    ['[7]', 'exists'],
    ['¶ 40', 'beyond 12'],
    ['para 7A', 'cannot-check'],
    ['at 1792', 'exists'],
    ['at 5', 'exists'],
    ['p. 1791-92', 'exists'],
    ['pp. 1795, 1810', 'beyond p. 1795'],
    ['p. 1700', 'beyond p. 1789'],
    ['1792, para 13', 'beyond 12'],
  ])('%s: %s', (pinpoint, answer) => {
    expect(check(pinpoint)).toBe(answer);
  });

  it('of another report is checked by its first page only', () => {
    expect(check('p. 630', '(1980) 3 SCC 625')).toBe('cannot-check');
    expect(check('p. 624', '(1980) 3 SCC 625')).toBe('beyond p. 625');
    expect(check('at 14', '1980 INSC 77')).toBe('beyond 12');
  });

  it('is checked in a report that the library spells in two ways', () => {
    const twice = readPrintedPlaces(text, ['AIR 1980 SC 1789', '1980 AIR SC 1789']);
    expect(checkPinpoint('p. 1810', 'AIR 1980 SC 1789', twice)).toEqual({ pinpoint: 'beyond', last: 'p. 1795' });
    const two = readPrintedPlaces(text, ['AIR 1980 SC 1789', '(1980) 3 SCR 1789']);
    expect(checkPinpoint('p. 1810', 'AIR 1980 SC 1789', two).pinpoint).toBe('cannot-check');
  });

  it('cannot be checked in a text without numbers, or whose last numbers may be lost', () => {
    const unnumbered = readPrintedPlaces(readJudgmentText(`<p id="p1">${sentence}</p>`), []);
    expect(checkPinpoint('para 3', '1980 INSC 77', unnumbered).pinpoint).toBe('cannot-check');
    const lost = readJudgmentText(`${paragraphs.join('\n')}\n${`<p>${sentence.slice(0, 400)}</p>\n`.repeat(200)}`);
    expect(checkPinpoint('para 20', '1980 INSC 77', readPrintedPlaces(lost, [])).pinpoint).toBe('cannot-check');
  });
});

it('reads units, ranges and shortened ends', () => {
  const read = (pinpoint: string) => readPinpointPlaces(pinpoint).map(({ unit, number }) => `${unit} ${number}`);
  expect(read('paras 12-15 and 17A')).toEqual(['paragraph 12', 'paragraph 15', 'paragraph 17A']);
  expect(read('1206-08')).toEqual(['either 1206', 'either 1208']);
  expect(read('p. 280, para 5')).toEqual(['page 280', 'paragraph 5']);
});
