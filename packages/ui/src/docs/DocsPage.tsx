import type { CSSProperties, ReactNode } from 'react';
import { HeadRule } from '../head-rule/index.js';
import { checkIcon, crossIcon, Icon } from '../icon/index.js';
import { cssVar } from '../tokens/index.js';

const pair: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: cssVar('--hn-space-24'),
};
const specimen: CSSProperties = {
  padding: cssVar('--hn-space-24'),
  border: '1px solid var(--hn-hairline)',
  borderRadius: cssVar('--hn-radius'),
  background: cssVar('--hn-paper'),
};

/** Page of the design guide: head rule, title, introduction. */
export function DocsPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <main style={{ maxInlineSize: 1080, display: 'grid', gap: cssVar('--hn-space-40') }}>
      <header>
        <HeadRule />
        <h1 style={{ marginBlock: '14px 8px' }}>{title}</h1>
        <p style={{ maxInlineSize: '66ch', color: cssVar('--hn-muted') }}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** Rule of the design guide: a good and a bad example next to each other. */
export function Rule({ title, good, bad }: { title: string; good: Side; bad: Side }) {
  return (
    <section>
      <h2 style={{ marginBlockEnd: 12 }}>{title}</h2>
      <div style={pair}>
        <Shown side={good} isGood />
        <Shown side={bad} isGood={false} />
      </div>
    </section>
  );
}

/** Example with a reason. */
export interface Side {
  shown: ReactNode;
  why: string;
}

function Shown({ side, isGood }: { side: Side; isGood: boolean }) {
  const role = isGood ? '--hn-good' : '--hn-bad';
  return (
    <figure style={{ display: 'grid', gridTemplateRows: '1fr auto', gap: 8, minInlineSize: 0 }}>
      <div style={{ ...specimen, borderBlockStart: `3px solid ${cssVar(role)}` }}>{side.shown}</div>
      <figcaption style={{ display: 'flex', gap: 8, font: cssVar('--hn-text-ui') }}>
        <span style={{ color: cssVar(role), marginBlockStart: 2 }}>
          <Icon shape={isGood ? checkIcon : crossIcon} />
        </span>
        <span>
          <strong style={{ font: cssVar('--hn-text-strong'), color: cssVar(role) }}>{isGood ? 'Do.' : 'Don’t.'}</strong>{' '}
          {side.why}
        </span>
      </figcaption>
    </figure>
  );
}

/** Elements in a row, with the gap of a group. */
export function Group({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: cssVar('--hn-gap') }}>{children}</div>
  );
}
