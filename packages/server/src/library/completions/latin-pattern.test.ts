import { describe, expect, it } from 'vitest';
import { latinPattern } from './latin-pattern.js';

describe('the Latin spellings of a word in Devanagari', () => {
  it.each([
    ['मोहम्मद', 'mohammad mohammed mohamed muhammad', 'mohd mohan mahamad-'],
    ['शर्मा', 'sharma sarma sharmaa', 'sharm shrimal sermon'],
    ['राम', 'ram rama raam', 'rim room rome army'],
    ['कुमार', 'kumar kumaar', 'kamra comer'],
    ['सिंह', 'singh sinha', 'sing song'],
    ['केशवानंद', 'kesavananda keshavanand kesavanand', 'kesvn'],
    ['भारती', 'bharati bharti bharathi', 'bharat'],
    ['चौधरी', 'choudhary chaudhari chowdhury choudhury', 'chadar'],
    ['लक्ष्मी', 'laxmi lakshmi', 'lakhmi'],
    ['ज्ञान', 'gyan jnan', 'jan'],
    ['ज़मीर', 'zameer jamir zamir', 'zamar'],
    ['अंबेडकर', 'ambedkar', 'ambekar'],
    ['श्रीनिवासन', 'srinivasan shrinivasan sreenivasan', 'srinath'],
    ['कोर्ट', 'court', 'cart'],
    ['सुप्रीम', 'supreme suprim', 'suprema-'],
    ['स्टेशन', 'station', 'stone'],
    ['अपील', 'appeal', 'apply'],
  ])('%s is %s, and not %s', (word, spellings, others) => {
    const pattern = latinPattern(word);
    for (const spelling of spellings.split(' ')) expect(spelling).toMatch(pattern ?? /^$/);
    for (const other of others.split(' ')) expect(other).not.toMatch(pattern ?? /./);
  });

  it('are none for a word with other letters', () => {
    for (const word of ['', 'ram', '302', 'रामx', 'தமிழ்', '़']) expect(latinPattern(word), word).toBe(undefined);
  });
});
