import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeReadingSettings,
  getReadingSettings,
  parseReadingSettings,
  STANDARD,
  subscribeToReadingSettings,
} from './reading-settings.js';

afterEach(() => {
  changeReadingSettings(STANDARD);
  localStorage.clear();
});

describe('the stored reading settings', () => {
  it('keep what is known and replace the rest by its standard', () => {
    expect(parseReadingSettings('{"size":22,"face":"comic","theme":"dark","extra":1}')).toEqual({
      ...STANDARD,
      size: 22,
      theme: 'dark',
    });
    expect(parseReadingSettings(null)).toEqual(STANDARD);
    expect(parseReadingSettings('7')).toEqual(STANDARD);
  });

  it('take over the size that an earlier version stored', () => {
    expect(parseReadingSettings(null, '28').size).toBe(28);
    expect(parseReadingSettings('{"size":14}', '28').size).toBe(14);
  });
});

describe('a change of the reading settings', () => {
  it('is stored, told once, and followed from another tab', () => {
    const told = vi.fn();
    const stop = subscribeToReadingSettings(told);
    changeReadingSettings({ face: 'sans' });
    expect(getReadingSettings()).toEqual({ ...STANDARD, face: 'sans' });
    expect(JSON.parse(localStorage.getItem('headnote.reading') ?? '')).toMatchObject({ face: 'sans' });
    expect(told).toHaveBeenCalledTimes(1);

    localStorage.setItem('headnote.reading', JSON.stringify({ ...STANDARD, width: 'wide' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'headnote.reading' }));
    expect(getReadingSettings().width).toBe('wide');
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'headnote.reading' }));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('lasts for the visit when the storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    changeReadingSettings({ spacing: 'open' });
    expect(getReadingSettings().spacing).toBe('open');
    blocked.mockRestore();
  });
});
