import { createCaptcha, type Captcha } from '@headnote/core/captcha';

/** Failure to simulate: no answer, or an error status. */
export type SampleFault = 'stall' | 'status';

/** Inline picture, so that no story makes a request. */
const drawn = (text: string, tilt: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#f5f2ea"/><path d="M0 ${18 + tilt}q50 ${tilt} 100 12t100 4" stroke="#857f72" fill="none"/><text x="100" y="42" text-anchor="middle" font-family="serif" font-size="34" letter-spacing="10" transform="rotate(${tilt - 4} 100 30)">${text}</text></svg>`;

/** Correct answer to every picture. */
const ANSWER = 'w7k';

/** Captcha client with a service inside the page. Each picture shows the same characters in a different way. */
export function sampleCaptcha(fault?: SampleFault): Captcha {
  let count = 0;
  const answer: typeof fetch = (input) => {
    if (fault === 'stall') return new Promise(() => {});
    if (fault === 'status') return Promise.resolve(new Response('', { status: 503 }));
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    if (searchParams.get('get') !== 'html')
      return Promise.resolve(new Response(String(searchParams.get('i') === ANSWER)));
    count += 1;
    const id = `c${count}`;
    return Promise.resolve(
      new Response(
        `<img src="handler?get=image&t=${id}" alt=""><a href="handler?get=sound&t=${id}">Hear it</a>` +
          `<input type="hidden" name="captchaId" value="${id}">`,
      ),
    );
  };
  return withDrawnPictures(
    createCaptcha({ endpoint: 'https://captcha.example/handler', styleName: 'inquiry', fetch: answer }),
  );
}

function withDrawnPictures(captcha: Captcha): Captcha {
  let before = captcha.getSnapshot();
  let shown = before;
  return {
    ...captcha,
    getSnapshot() {
      const snapshot = captcha.getSnapshot();
      if (snapshot === before) return shown;
      before = snapshot;
      const { challenge } = snapshot;
      const picture = challenge && drawn(ANSWER, Number(challenge.id.slice(1)) * 3);
      shown = challenge
        ? {
            ...snapshot,
            challenge: { ...challenge, imageUrl: `data:image/svg+xml,${encodeURIComponent(picture ?? '')}` },
          }
        : snapshot;
      return shown;
    },
  };
}
