/**
 * The script of the endpoint, for pages that use the markup without our client: `Another picture` replaces the markup in
 * place, and the sound plays without leaving the page.
 */
export const captchaScript = `(() => {
  const withAbsoluteLinks = (markup, base) => {
    const box = new DOMParser().parseFromString(markup, 'text/html').querySelector('.captcha');
    box?.querySelectorAll('[src], [href]').forEach((element) => {
      const name = element.hasAttribute('src') ? 'src' : 'href';
      element.setAttribute(name, new URL(element.getAttribute(name), base).href);
    });
    return box;
  };
  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-captcha-reload], [data-captcha-sound]') : null;
    const box = link?.closest('.captcha');
    if (!box) return;
    event.preventDefault();
    if (link.hasAttribute('data-captcha-sound')) {
      void new Audio(link.href).play();
      return;
    }
    const answer = await fetch(link.href, { cache: 'no-store' });
    const next = answer.ok ? withAbsoluteLinks(await answer.text(), link.href) : null;
    if (next) box.replaceWith(next);
  });
})();
`;
