import { afterEach, describe, expect, it } from 'vitest';
import { sanitizeHtml } from './browser.js';
import { describeEngines } from './engines.fixtures.js';
import { itForEveryInput } from './for-every-input.fixtures.js';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { sanitizeHtml as onServer } from './server.js';

describeEngines(onServer, sanitizeHtml, 200);

const ran: string[] = [];
Object.assign(window, { alert: () => ran.push('alert') });

/** Inserts HTML, clicks its links, and waits for events of images and scripts, which come in a later task. */
async function live(html: string): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('article'));
  host.innerHTML = html;
  for (const link of host.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  return host;
}

function clearPage(): void {
  document.body.replaceChildren();
  ran.length = 0;
}

afterEach(clearPage);

// Parsers remove a line end directly after `<pre>`, and serialisers do not write it again.
const withoutLineEnds = (host: HTMLElement) => host.innerHTML.replace(/[\r\n]/g, '');
const foreign = 'script,style,img,svg,math,iframe,object,embed,form,input,button,link,meta,base,template,video,audio';

describe('hostile markup in a real browser', () => {
  itForEveryInput(
    'E1, E2: runs nothing after two rounds, loads nothing and adds only allowed elements',
    hostileInputs,
    async (input) => {
      clearPage();
      const host = await live(sanitizeHtml(input));
      const again = await live(sanitizeHtml(host.innerHTML));
      expect(again.querySelector(foreign)).toBeNull();
      expect(withoutLineEnds(again)).toBe(withoutLineEnds(host));
      expect(ran).toEqual([]);
      expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil')).length).toBe(0);
    },
  );

  itForEveryInput('E1, E2: runs nothing after the server sanitised it', hostileInputs, async (input) => {
    clearPage();
    const host = await live(onServer(input));
    host.innerHTML = `${host.innerHTML}`;
    expect(host.querySelector(foreign)).toBeNull();
    expect(ran).toEqual([]);
  });

  it('E1: control: unsanitised markup runs', async () => {
    await live('<img src="data:image/png,x" onerror="alert(1)"><a href="#x" onclick="alert(1)">x</a>');
    await expect.poll(() => ran.length).toBe(2);
  });
});
