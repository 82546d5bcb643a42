import type { Captcha, CaptchaSnapshot } from '@headnote/core/captcha';
import { useEffect, useSyncExternalStore, type FocusEvent } from 'react';
import { useFormField } from '../form/index.js';
import { checkIcon, Icon, refreshIcon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { TextField, useTypedText, type TextFieldProps } from '../text-field/index.js';
import { CaptchaPicture } from './CaptchaPicture.js';

export interface CaptchaFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'end' | 'prefix' | 'suffix' | 'countTo'
> {
  /** Client from `createCaptcha`. Its creator disposes of it. */
  captcha: Captcha;
  /** Label of the field. Default `Characters in the picture`, in the reader's language. */
  label?: TextFieldProps['label'] | undefined;
}

const empty: CaptchaSnapshot = { status: 'empty' };

/**
 * Field for the characters of a captcha picture, which can also be heard. It loads a picture when it mounts and a new
 * one after a wrong answer. In a form, define its field with `captchaField` of `@headnote/core/captcha`.
 *
 * - **Do** use it in forms that the server protects with a captcha.
 * - **Don’t** use it for signed-in members.
 */
export function CaptchaField({ captcha, label, onFocus, ...props }: CaptchaFieldProps) {
  const labels = useLabels();
  const snapshot = useSyncExternalStore(captcha.subscribe, captcha.getSnapshot, () => empty);
  // The snapshot contains the error, and the picture shows it.
  const load = () => void captcha.load().catch(() => undefined);
  useEffect(() => {
    if (captcha.getSnapshot().status === 'empty') void captcha.load().catch(() => undefined);
  }, [captcha]);

  const { text, attributes: value } = useTypedText<HTMLInputElement>(props, useFormField(props.dataName).value);

  // Selects a wrong answer on focus, because a new picture replaces the old one.
  function select(event: FocusEvent<HTMLInputElement>) {
    if (event.target.getAttribute('aria-invalid') === 'true') event.target.select();
    onFocus?.(event);
  }

  return (
    <div className="hn-captcha">
      <CaptchaPicture snapshot={snapshot} onReload={load} />
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...value}
        label={label ?? labels.captchaLabel}
        onFocus={select}
        end={<CheckSign isChecking={snapshot.isChecking} isRight={text !== '' && text === snapshot.verified} />}
      />
    </div>
  );
}

/** Shows whether the answer is being checked or is correct. */
function CheckSign({ isChecking = false, isRight }: { isChecking?: boolean | undefined; isRight: boolean }) {
  const labels = useLabels();
  return (
    <output className="hn-captcha__check">
      {isChecking && <Icon shape={refreshIcon} label={labels.checking} className="hn-button__spinner" />}
      {isRight && <Icon shape={checkIcon} label={labels.captchaRight} className="hn-captcha__right" />}
    </output>
  );
}
