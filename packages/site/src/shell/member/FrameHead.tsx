import { HeadRule } from '@headnote/ui/head-rule';
import type { ReactNode } from 'react';
import { ScreenHeading } from '../page/ScreenHeading.js';

interface FrameHeadProps {
  readonly title: string;
  /** What the screen is for. */
  readonly text?: ReactNode;
}

/** The head of a screen without columns of its own: head rule, heading, one sentence. Its screen has the class `site-frame`. */
export function FrameHead({ title, text }: FrameHeadProps) {
  return (
    <header className="site-frame__head">
      <HeadRule />
      <ScreenHeading className="site-frame__heading">{title}</ScreenHeading>
      {text !== undefined && <p className="site-frame__text">{text}</p>}
    </header>
  );
}
