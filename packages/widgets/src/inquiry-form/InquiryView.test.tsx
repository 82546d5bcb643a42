import { createRoot } from 'react-dom/client';
import { describeInquiryForm } from './behaviour.fixtures.js';
import { createCaptchaPart } from '../inquiry-captcha/captcha-part.js';
import { createInquiryMachine } from './inquiry-machine.js';
import { InquiryView } from './InquiryView.js';
import { inquiryMessages as labels } from './messages.js';

const renderer = import.meta.env['VITE_RENDERER'] ?? 'React';

// The element draws the view in a shadow root; this draws it in the page, without hooks, on either renderer.
describeInquiryForm(`inquiry form, view on ${renderer}, in the page`, ({ captcha, sound, inquiry }, subject = '') => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const machine = createInquiryMachine({
    source: {
      connect: async () =>
        createCaptchaPart({
          captcha,
          captchaSound: async () => ({ wav: await sound() }),
          inquiry: async (entry) => ({ message: await inquiry(entry) }),
        }),
    },
  });
  machine.preselect(subject);
  const draw = (): void =>
    root.render(
      <InquiryView
        {...{ machine, labels }}
        state={machine.getSnapshot()}
        idBase="view"
        headingLevel={2}
        frame="card"
        markOn="submit"
      />,
    );
  const unsubscribe = machine.subscribe(draw);
  draw();
  return {
    root: document,
    remove() {
      unsubscribe();
      machine.stop();
      root.unmount();
      container.remove();
    },
  };
});
