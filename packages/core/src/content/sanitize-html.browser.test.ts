import { afterEach, describe, expect, it } from 'vitest';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { sanitizeHtml } from './browser.js';

const ran: string[] = [];
Object.assign(window, { alert: () => ran.push('alert') });

afterEach(() => {
  document.body.replaceChildren();
  ran.length = 0;
});

describe('hostile markup in a real browser', () => {
  it.each(hostileInputs)(
    'runs nothing, asks for nothing and adds nothing but text and plain elements: %s',
    async (input) => {
      const host = document.body.appendChild(document.createElement('article'));
      host.innerHTML = sanitizeHtml(input);
      host.innerHTML = sanitizeHtml(host.innerHTML);
      for (const link of host.querySelectorAll('a')) {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
      }
      // Error events of images and scripts come in a later task.
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      expect(ran).toEqual([]);
      expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil')).length).toBe(0);
      expect(
        host.querySelector('script,style,img,svg,math,iframe,object,embed,form,input,button,link,meta,base'),
      ).toBeNull();
    },
  );
});
