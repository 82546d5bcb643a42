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
  /** The client of the service, from `createCaptcha`; whoever made it lets it go. */
  captcha: Captcha;
  /** Default: asks for the characters in the picture. */
  label?: TextFieldProps['label'] | undefined;
}

const empty: CaptchaSnapshot = { status: 'empty' };

/**
 * Characters to be read from a picture, or heard, and typed. Its first picture is fetched when it is drawn; a wrong text
 * brings another one. In a form its field is made with `captchaField` of `@headnote/core/captcha`.
 */
export function CaptchaField({ captcha, label, onFocus, ...props }: CaptchaFieldProps) {
  const labels = useLabels();
  const snapshot = useSyncExternalStore(captcha.subscribe, captcha.getSnapshot, () => empty);
  // A picture that does not come is in the snapshot, and shown.
  const load = () => void captcha.load().catch(() => undefined);
  useEffect(() => {
    if (captcha.getSnapshot().status === 'empty') void captcha.load().catch(() => undefined);
  }, [captcha]);

  const { text, attributes: value } = useTypedText<HTMLInputElement>(props, useFormField(props.dataName).value);

  // After a wrong text the whole of it goes: the picture is another one.
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

/** Whether the text is being checked, or is right. */
function CheckSign({ isChecking = false, isRight }: { isChecking?: boolean | undefined; isRight: boolean }) {
  const labels = useLabels();
  return (
    <output className="hn-captcha__check">
      {isChecking && <Icon shape={refreshIcon} label={labels.checking} className="hn-button__spinner" />}
      {isRight && <Icon shape={checkIcon} label={labels.captchaRight} className="hn-captcha__right" />}
    </output>
  );
}
