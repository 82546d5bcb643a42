import { firefox } from './support/firefox.js';
import { BrowserPage } from './support/page.js';
import { hostPage } from '../e2e/support/host-pages.js';
import { startWidgetHosts } from '../e2e/support/widget-host-server.js';
import { widgetRows } from '../e2e/support/widget-table.js';
const hosts = await startWidgetHosts();
const e = await firefox.start();
const d = await e.open();
const v = new BrowserPage(d);
hosts.page = hostPage('plain', hosts.library, widgetRows.map(({ markup }) => markup).join(''));
await d.goto(hosts.host + '/page');
await v.locator('headnote-latest-cases').locator('li').expectCount(3);
await v.tool('problems');
console.log(
  await v.evaluate(
    `(() => { const r = document.querySelector('headnote-latest-cases').shadowRoot; const T = TestingLibraryDom; const as=[...r.querySelectorAll('a')]; return as.map(a=>a.outerHTML.slice(0,300)+ T.queryAllByRole(r,'link').length + '|' + T.queryAllByRole(r,'link',{hidden:true}).length+ '|' + T.isInaccessible(a)).join('\\n') })()`,
  ),
);
console.log(
  await v.evaluate(
    `(() => { const r = document.querySelector('headnote-latest-cases').shadowRoot; const out=[];TestingLibraryDom.queryAllByRole(r,'link',{name:(n)=>{out.push(n);return true}}); return out.join('#')})()`,
  ),
);
await d.close();
await e.stop();
await hosts.close();
