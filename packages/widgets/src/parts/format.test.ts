import * as core from '@headnote/core/format';
import { expect, it } from 'vitest';
import { formatDate, formatNumber } from './format.js';

it('formats every day like core', () => {
  const last = Date.UTC(2026, 0, 1);
  for (let day = Date.UTC(2023, 0, 1); day < last; day += 86_400_000) {
    const iso = new Date(day).toISOString().slice(0, 10);
    expect(formatDate(iso)).toBe(core.formatDate(iso));
  }
  for (const iso of [null, '', 'soon', '1861-05-09', '2024-02-29T23:59:59']) {
    expect(formatDate(iso)).toBe(core.formatDate(iso));
  }
});

it('formats numbers like core', () => {
  for (const value of [0, 7, 999, 1000, 99_999, 100_000, 1_380_000, 123_456_789]) {
    expect(formatNumber(value)).toBe(core.formatIndianNumber(value));
  }
});
