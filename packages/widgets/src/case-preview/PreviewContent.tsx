import type { ReactNode } from 'react';
import { box } from '../parts/box.js';
import { TabList } from '../parts/TabList.js';
import { WidgetLink } from '../parts/WidgetLink.js';
import { CaseHeader } from './CaseHeader.js';
import { CaseParticulars, type Fact } from './CaseParticulars.js';
import { treatmentMessages } from './messages.js';
import { PreviewText } from './PreviewText.js';
import { TreatmentFlag } from './TreatmentFlag.js';
import { TreatmentList } from './TreatmentList.js';
import type { EmbedCase, EmbedCaseAnswer } from './types.js';
import type { CasePreviewViewProps } from './view-props.js';

/** Inside of the preview: skeleton, case, the reason why there is none, or the error. */
export function PreviewContent(props: CasePreviewViewProps) {
  const { state, labels, error } = props;
  const { phase, data } = state;
  return (
    <>
      <div {...box('panel')} tabIndex={-1} data-state={phase} aria-busy={phase === 'loading'}>
        {phase === 'loading' && skeleton}
        {phase === 'error' && error}
        {data && (data.case ? <Case {...props} item={data.case} /> : <NoCase {...props} answer={data} />)}
      </div>
      <output {...box('hidden')}>{state.isAsked && phase !== 'error' && labels[data ? 'loaded' : 'loading']}</output>
    </>
  );
}

function Case({ item, ...props }: CasePreviewViewProps & { readonly item: EmbedCase }) {
  const { state, machine, labels, linkTarget, idBase, onSelect, onOpen } = props;
  const { tab } = state;
  const Heading = `h${props.headingLevel}` as 'h2';
  const { later } = item;
  return (
    <>
      <CaseHeader
        {...{ item, labels }}
        heading={(title) => (
          <Heading {...box('title')} id={`${idBase}-title`}>
            {title}
          </Heading>
        )}
      />
      <TabList
        label={labels.tabs}
        idBase={idBase}
        selected={tab}
        items={(['text', 'particulars', 'treatment'] as const).map((id) => ({ id, label: labels[id] }))}
        onSelect={machine.showTab}
      />
      {/* The text may have no link, so the panel itself has a place in the tab order. */}
      <div {...box('face')} role="tabpanel" id={`${idBase}-panel`} aria-labelledby={`${idBase}-${tab}`} tabIndex={0}>
        {tab === 'text' && <PreviewText {...{ item, labels, linkTarget }} />}
        {tab === 'particulars' && <CaseParticulars {...{ item, labels }} more={sources(item, props)} />}
        {tab === 'treatment' && <TreatmentList {...{ item, labels, linkTarget, onSelect }} />}
      </div>
      <footer {...box('actions')}>
        {later && (
          <TreatmentFlag treatment={later.treatment}>
            {treatmentMessages[later.treatment]}{' '}
            <WidgetLink
              name="later"
              href={later.href}
              target={linkTarget}
              onClick={(event) => onSelect?.({ item: later, event })}
            >
              <bdi>{later.citation}</bdi>
            </WidgetLink>
          </TreatmentFlag>
        )}
        <WidgetLink
          name="signin"
          href={item.signIn}
          target={linkTarget}
          onClick={(event) => onOpen?.(item.signIn, event)}
        >
          {labels.signIn}
        </WidgetLink>
      </footer>
    </>
  );
}

/** Particulars that only the widget shows: all citations, and where the text comes from. */
function sources({ citations, source, sourceHref: href }: EmbedCase, props: CasePreviewViewProps): readonly Fact[] {
  const { labels, linkTarget: target } = props;
  const link = (source || href) && <WidgetLink {...{ name: 'link', href, target }}>{source || href}</WidgetLink>;
  return [
    { name: labels.citations, content: citations.join('; ') },
    { name: labels.source, content: link },
  ];
}

function NoCase({
  answer: { asked, state, items, search },
  labels,
  linkTarget,
  onSelect,
  onOpen,
}: CasePreviewViewProps & { readonly answer: EmbedCaseAnswer }) {
  return (
    <div {...box('empty')}>
      <b>{labels.notAvailable}</b>
      <p dir="auto">{labels[state === 'found' ? 'not-held' : state](asked)}</p>
      {items.map((item, index) => (
        <p key={index}>
          <WidgetLink name="link" href={item.href} target={linkTarget} onClick={(event) => onSelect?.({ item, event })}>
            <bdi>{item.title}</bdi>, <bdi>{item.citation}</bdi>
          </WidgetLink>
        </p>
      ))}
      <WidgetLink name="more" href={search} target={linkTarget} onClick={(event) => onOpen?.(search, event)}>
        {labels.search}
      </WidgetLink>
    </div>
  );
}

/** Skeleton of a heading, eight lines of text and the button. */
const skeleton: ReactNode = (
  <div className="hnw-skeleton" aria-hidden="true">
    {Array.from({ length: 12 }, (_, index) => (
      <i key={index} />
    ))}
  </div>
);
