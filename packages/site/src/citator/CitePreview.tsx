import './cite-preview.css';
import type { CitedPlace, JudgmentCitations, ProvisionPlace } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { Suspense, useEffect, useId, useState, type RefObject } from 'react';
import { lazyPart } from '../shell/lazy/lazy-part.js';
import { laterDetails, quoted } from './citation-words.js';
import { messages } from './messages.js';

/** Milliseconds that the pointer rests on a citation before its preview opens. The focus opens it at once. */
const REST_MS = 300;
/** Milliseconds in which the pointer can go from the citation to its preview. */
const LEAVE_MS = 200;

export interface CitePreviewProps {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly citations: JudgmentCitations | undefined;
}

interface Shown {
  /** A citation, or a section of an act. */
  readonly of: { readonly place: CitedPlace } | { readonly provision: ProvisionPlace };
  readonly link: HTMLElement;
}

/** The words of a section; the code is loaded with the first one. */
const lazySection = lazyPart(async () => (await import('./SectionPreview.js')).SectionPreview);

/**
 * What a citation in the text leads to, while the pointer or the focus is on it: court, parties, citation, how this judgment
 * and later ones treat it; of a section of an act, its words. Escape closes it, and the pointer may move onto it.
 */
export function CitePreview({ text, citations }: CitePreviewProps) {
  const id = useId();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const root = text.current;
    if (!root || !citations) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (milliseconds: number, next: Shown | undefined) => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(next), milliseconds);
    };
    const find = (target: EventTarget | null): Shown | undefined => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-cite], a[data-provision]') : null;
      if (!link) return undefined;
      const provision = citations.provisions[Number(link.dataset['provision'] ?? -1)];
      if (provision) return provision.anchor === '' ? undefined : { of: { provision }, link };
      const place = citations.cites[Number(link.dataset['cite'] ?? -1)];
      return place?.targets[0] ? { of: { place }, link } : undefined;
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const found = pointerType === 'touch' ? undefined : find(target);
      if (found) later(REST_MS, found);
    };
    const onOut = ({ target, relatedTarget }: PointerEvent) => {
      const isOntoIt = relatedTarget instanceof Element && relatedTarget.closest('.site-cite-preview') !== null;
      if (find(target) && !isOntoIt) later(LEAVE_MS, undefined);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const found = find(target);
      if (found && found.link.matches(':focus-visible')) later(0, found);
    };
    const onBlur = () => later(0, undefined);
    const close = () => later(0, undefined);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    root.addEventListener('pointerover', onOver);
    root.addEventListener('pointerout', onOut);
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    window.addEventListener('scroll', close, { passive: true });
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', onOver);
      root.removeEventListener('pointerout', onOut);
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
      window.removeEventListener('scroll', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [text, citations]);

  // The browser's own tooltip says less, and would cover it.
  useEffect(() => {
    const link = shown?.link;
    if (!link) return;
    const { title } = link;
    link.removeAttribute('title');
    link.setAttribute('aria-describedby', id);
    return () => {
      link.title = title;
      link.removeAttribute('aria-describedby');
    };
  }, [shown, id]);

  if (!shown) return null;
  return (
    <div
      id={id}
      className="site-cite-preview hn-no-print"
      style={placeOf(shown.link)}
      onPointerLeave={() => setShown(undefined)}
    >
      {'place' in shown.of ? (
        <Card place={shown.of.place} />
      ) : (
        <Suspense>
          <lazySection.Part provision={shown.of.provision} />
        </Suspense>
      )}
    </div>
  );
}

function Card({ place: { targets, treatment, speaker, sentence } }: { readonly place: CitedPlace }) {
  const [target] = targets;
  if (!target) return null;
  const { title, citation, courtName, decidedOn, benchStrength, later } = target;
  const bench = benchStrength > 0 ? messages.bench(benchStrength) : '';
  return (
    <>
      <p className="hn-muted hn-text-small">{[courtName, formatDate(decidedOn), bench].filter(Boolean).join(' · ')}</p>
      <p className="hn-text-row">{title}</p>
      <p>{citation}</p>
      {sentence !== '' && <p className="site-cite-preview__words">{quoted(sentence)}</p>}
      <p>
        <TreatmentFlag treatment={treatment} /> {messages.speakers[speaker]} {messages.here}
      </p>
      {later && (
        <p>
          <TreatmentFlag treatment={later.treatment}>{messages.warnings[later.treatment]}</TreatmentFlag>
          {messages.laterBy}
          {later.title}
          {messages.details(laterDetails(later))}
        </p>
      )}
    </>
  );
}

const WIDTH = 424;
const GAP = 8;
/** Room that a card needs below its citation; with less, it opens above. */
const HEIGHT = 280;

function placeOf(link: HTMLElement) {
  const { left, top, bottom } = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
  const insetInlineStart = Math.max(GAP, Math.min(left, document.documentElement.clientWidth - WIDTH - GAP));
  const isBelow = bottom + HEIGHT < window.innerHeight;
  return isBelow
    ? { insetInlineStart, insetBlockStart: bottom + GAP }
    : { insetInlineStart, insetBlockEnd: window.innerHeight - top + GAP };
}
