import type { AccountEvent, AccountFace, AccountStep, FlipCard as CardMachine } from '@headnote/core/machines';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { useFocusRequest } from '../internal/use-machine.js';
import { FlipCard } from './FlipCard.js';

/** Faces in turning order. */
const FACES: readonly AccountFace[] = ['login', 'forgot', 'confirm', 'activation'];

/** Steps of each face. Steps of one face replace each other. */
const STEPS: Readonly<Record<AccountFace, readonly AccountStep[]>> = {
  login: ['login'],
  forgot: ['forgot'],
  confirm: ['code', 'password'],
  activation: ['activation'],
};

export interface AccountCardProps {
  /** Machine from core's `createAccountCard`. The caller sends its events and disposes of it. */
  card: CardMachine<AccountStep, AccountFace, AccountEvent>;
  /** Content of each step. A step without content, and a face without steps, is not rendered. */
  steps: Readonly<Partial<Record<AccountStep, ReactNode>>>;
  /** Accessible name of the card. Default none. */
  label?: string | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Account card with four faces: sign in, forgot password, code and new password, activation. After each step the focus
 * moves to the first field of the next step.
 *
 * - **Do** use one on the home page, with every step filled.
 * - **Don’t** use it for signed-in members.
 */
export function AccountCard({ card, steps, label, className }: AccountCardProps) {
  const { step, face, focus } = useSyncExternalStore(card.subscribe, card.getSnapshot, card.getSnapshot);
  const box = useRef<HTMLDivElement>(null);
  const rendered = FACES.map((id) => ({ id, of: STEPS[id].filter((one) => steps[one] !== undefined) })).filter(
    ({ of }) => of.length > 0,
  );
  useFocusRequest(focus, (on) => {
    const place = box.current?.querySelector<HTMLElement>(`[data-step="${on}"]`);
    const field = place?.querySelector<HTMLElement>('input:not([type="hidden"]):enabled, textarea, select');
    (field ?? place?.querySelector<HTMLElement>('button, a[href]'))?.focus({ preventScroll: true });
  });
  return (
    <div ref={box} className={className}>
      <FlipCard
        label={label}
        face={face}
        faces={rendered.map(({ id, of }) => ({
          id,
          content: (
            <div className="hn-flip__steps">
              {of.map((one) => {
                const isUp = face !== id ? one === of[0] : one === step;
                return (
                  <div
                    key={one}
                    className={cx('hn-flip__step', !isUp && 'hn-flip__step--away')}
                    data-step={one}
                    inert={!isUp}
                  >
                    {steps[one]}
                  </div>
                );
              })}
            </div>
          ),
        }))}
      />
    </div>
  );
}
