import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@headnote/core/config';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readBrand } from './brand-file.js';
import { readConfig } from './config.js';
import { readSmsGateway } from './sms-settings.js';

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'headnote-brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'brand.json');
  writeFileSync(file, content);
  return file;
}

describe('BRAND_FILE', () => {
  it('changes what it names and leaves the rest', () => {
    const brand = readBrand(fileWith('{"name":"Vidhi","mailboxes":{"enquiry":"enquiry@vidhi.example"}}'));
    expect(brand).toEqual({
      ...defaultBrand,
      name: 'Vidhi',
      mailboxes: { enquiry: 'enquiry@vidhi.example', support: '', sales: '' },
    });
    expect(readBrand(undefined)).toBe(defaultBrand);
  });

  it.each([
    ['{', /BRAND_FILE must be a JSON file that can be read/],
    ['{"nam":"Vidhi"}', /BRAND_FILE: nam/],
    ['{"name":""}', /BRAND_FILE: name in .* must not be blank/],
    ['{"name":"a\\nb"}', /BRAND_FILE: name in .* must be one line/],
    [
      '{"mailboxes":{"enquiry":"a@b.example, c@d.example"}}',
      /BRAND_FILE: mailboxes.enquiry in .* must be an e-mail address/,
    ],
    ['{"social":{"x":"javascript:alert(1)"}}', /BRAND_FILE: social.x/],
    ['{"news":[{"date":"soon","text":"A"}]}', /BRAND_FILE: news.0.date/],
    ['{"news":[{"date":"2026-11-19","text":"A","url":"javascript:alert(1)"}]}', /BRAND_FILE: news.0.url/],
    [
      '{"houseNotices":[{"placement":"left","title":"A","text":"","link":"B","url":"javascript:alert(1)"}]}',
      /BRAND_FILE: houseNotices.0.url/,
    ],
    [
      '{"houseNotices":[{"placement":"top","title":"A","text":"","link":"B","url":"/"}]}',
      /BRAND_FILE: houseNotices.0.placement/,
    ],
    ['{"addresses":[{"label":"Office"}]}', /BRAND_FILE: addresses.0.lines/],
  ])('refuses %s', (content, message) => {
    expect(() => readBrand(fileWith(content))).toThrow(message);
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '//host.example/',
    'blob:https://a.example/1',
  ])('E4: refuses a notice in the place of an advertisement that leads to %j', (url) => {
    const notice = { placement: 'left', title: 'A', text: '', link: 'B', url };
    expect(() => readBrand(fileWith(JSON.stringify({ houseNotices: [notice] })))).toThrow('houseNotices.0.url');
  });

  it('refuses a file that is not there', () => {
    expect(() => readBrand('/nowhere/brand.json')).toThrow('BRAND_FILE must be a JSON file that can be read');
  });
});

describe('the SMS gateway', () => {
  const complete = {
    SMS_URL: 'https://sms.example/v1/messages',
    SMS_TOKEN: 'a-token',
    SMS_ENTITY_ID: '1101234567890',
    SMS_HEADER: 'HDNOTE',
    SMS_TEMPLATES: 'one=1107160000000000001, two=1107160000000000002',
  };
  const read = (env: Readonly<Record<string, string>>) => readSmsGateway(readConfig(env), ['one', 'two']);

  it('has an entity id, a header and an id for each template', () => {
    expect(read(complete)).toEqual({
      url: 'https://sms.example/v1/messages',
      token: 'a-token',
      entityId: '1101234567890',
      header: 'HDNOTE',
      templateIds: { one: '1107160000000000001', two: '1107160000000000002' },
    });
    expect(read({})).toBeUndefined();
  });

  it.each(['SMS_TOKEN', 'SMS_ENTITY_ID', 'SMS_HEADER'])('is refused without %s', (name) => {
    expect(() => read({ ...complete, [name]: '' })).toThrow(`SMS_URL is set, but ${name} is not`);
    expect(() => read({ [name]: complete[name as keyof typeof complete] })).toThrow(`${name} is set, but SMS_URL`);
  });

  it('is refused without the id of a template', () => {
    expect(() => read({ ...complete, SMS_TEMPLATES: 'one=1' })).toThrow('SMS_TEMPLATES has no template id for two.');
  });

  it.each([
    ['SMS_URL', 'http://sms.example/send'],
    ['SMS_URL', 'https://user:secret@sms.example'],
    ['SMS_ENTITY_ID', 'abc'],
    ['SMS_HEADER', 'H D'],
    ['SMS_TEMPLATES', 'one'],
    ['SMS_TOKEN', 'two words'],
  ])('refuses %s = %s, and shows no secret', (name, value) => {
    expect(() => read({ ...complete, [name]: value })).toThrow(name);
    if (name === 'SMS_TOKEN') expect(() => read({ ...complete, [name]: value })).not.toThrow(value);
  });
});
