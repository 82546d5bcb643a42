import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { Button } from '@headnote/ui/button';
import { HeadRule } from '@headnote/ui/head-rule';
import { RadioGroup } from '@headnote/ui/radio';
import { widgetNames, type WidgetName } from '@headnote/widgets/tables';
import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { Checks } from './Checks.js';
import { emptyLook, firstChoice, type Choice } from './choice.js';
import { hostAddress } from './host-address.js';
import { LookFields } from './LookFields.js';
import { messages } from './messages.js';
import { OptionFields } from './OptionFields.js';
import { Recipes, SnippetSection } from './lazy-sections.js';
import { tagName, type Install } from './snippets.js';
import { Stage } from './Stage.js';
import { usePortalKey } from './use-portal-key.js';
import { useStage } from './use-stage.js';
import { entryOf, exampleOf, fallbackOf } from './widget-entries.js';
import type { WidgetsData } from './widgets-loader.js';

/** The playground: choose a widget and its options, see it in sample pages, copy the lines for your own page. */
export function WidgetsScreen() {
  const { config } = useServices();
  const { release, example } = useLoaderData<WidgetsData>();
  const { revalidate } = useRevalidator();
  const [typed, setChoice] = useState<Choice>(firstChoice);
  const change = (part: Partial<Choice>) => setChoice((choice) => ({ ...choice, ...part }));
  const choice = { ...typed, options: { ...exampleOf(typed.widget, example), ...typed.options } };
  const { widget, options, look } = choice;
  const frame = useRef<HTMLIFrameElement>(null);
  const address = hostAddress(choice);
  const state = useStage(frame, address, tagName(widget));
  const portalKey = usePortalKey();
  const install: Install = {
    library: config.publicUrl,
    portalKey: portalKey ?? messages.install.placeholderKey,
    widget,
    options,
    look,
    fallback: fallbackOf(widget, config.publicUrl),
  };
  return (
    <div className="site-widgets site-top hn-container">
      <PageHead
        title={`${messages.title} – ${config.brand.name}`}
        description={messages.description(config.brand.name)}
        canonicalPath="/widgets/"
        crumb={messages.crumb}
      />
      <Breadcrumb crumbs={[{ label: messages.home, href: '/' }, { label: messages.crumb }]} />
      <HeadRule className="site-widgets__rule" />
      <ScreenHeading className="site-heading">{messages.title}</ScreenHeading>
      <p className="site-widgets__lead">{messages.lead}</p>
      <noscript>
        <p className="site-widgets__note hn-muted hn-text-ui">{messages.needsScript}</p>
      </noscript>
      <div className="site-widgets__columns">
        <div className="site-widgets__panel hn-no-print">
          <RadioGroup
            label={messages.widget}
            options={widgetNames.map((value) => ({ value, label: entryOf(value).title, hint: entryOf(value).hint }))}
            value={widget}
            onValueChange={(value) => change({ widget: value as WidgetName, options: {} })}
          />
          <h2 className="site-widgets__label">{messages.options.heading}</h2>
          <OptionFields
            widget={widget}
            options={options}
            onChange={(name, text) => change({ options: { ...typed.options, [name]: text } })}
          />
          <h2 className="site-widgets__label">{messages.look.heading}</h2>
          <LookFields look={look} background={state.facts?.background} onChange={(next) => change({ look: next })} />
          <Button variant="quiet" onClick={() => change({ options: {}, look: emptyLook })}>
            {messages.options.back}
          </Button>
        </div>
        <Stage choice={choice} onChange={change} frame={frame} address={address} state={state} />
      </div>
      <SnippetSection
        install={install}
        release={release}
        onRetry={() => void revalidate()}
        height={state.facts?.height}
      />
      <Recipes />
      <Checks />
    </div>
  );
}
