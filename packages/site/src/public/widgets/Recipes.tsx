import { SectionHead } from '@headnote/ui/head-rule';
import { Stack } from '@headnote/ui/layout';
import { Tabs } from '@headnote/ui/tabs';
import { messages } from './messages.js';

const { recipes: texts } = messages;

/** Steps for the systems that colleges and courts use. Without script they follow each other. */
export function Recipes() {
  const items = texts.list.map(({ value, label, steps }) => ({ value, label, content: <Steps steps={steps} /> }));
  return (
    <section className="site-widgets__part" aria-labelledby="widgets-recipes">
      <SectionHead id="widgets-recipes" title={texts.heading} />
      <Tabs label={texts.kinds} items={items} />
      <noscript>
        {items.slice(1).map(({ value, label, content }) => (
          <div key={value}>
            <h3 className="site-widgets__label">{label}</h3>
            {content}
          </div>
        ))}
      </noscript>
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Stack as="ol" gap={12} className="site-widgets__steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Stack>
  );
}
