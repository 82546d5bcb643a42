import { captchaField, type Captcha } from '@headnote/core/captcha';
import { createForm, messages, required, selected, ticked, type Form as Machine } from '@headnote/core/validation';
import { CaptchaField } from '../captcha-field/index.js';
import { Checkbox } from '../checkbox/index.js';
import { ComboBox } from '../combo-box/index.js';
import { OtpField } from '../otp-field/index.js';
import { PasswordField } from '../password-field/index.js';
import { RadioGroup } from '../radio/index.js';
import { Select } from '../select/index.js';
import { Switch } from '../switch/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { TokenField } from '../token-field/index.js';
import { Form, FormMessage, SubmitButton } from './index.js';

const judges = ['Asha Iyengar', 'Ashok Rao', 'Lakshmi Narasimhamma'];
const find = (text: string) => judges.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
const ownWords = (name: string) => name;

/** Values of a completed `EveryField`, by field name. */
export const filled = {
  party: 'Kesavan',
  password: 'Neem-tree-48',
  code: '407123',
  comment: 'Two words',
  state: '12',
  judge: 'Ashok Rao',
  act: 'Evidence',
  bench: 'Asha Iyengar\nAshok Rao',
  order: 'date',
  captcha: 'w7k',
  alerts: true,
  terms: true,
};

/** Form with one required field of each kind. */
export function createEveryForm(captcha: Captcha, onSubmit: (values: object) => void): Machine {
  const needed = (prefix: string) => ({ prefix, rules: [required] });
  const fields = {
    party: needed('Party'),
    password: needed('Password'),
    code: needed('Code'),
    comment: needed('Comment'),
    state: { prefix: 'State', rules: [selected] },
    judge: needed('Judge'),
    act: needed('Act'),
    bench: needed('Bench'),
    order: needed('Order'),
    captcha: { prefix: 'Captcha', ...captchaField(captcha, messages.incorrectCaptcha) },
    alerts: { initial: false },
    terms: { initial: false, rules: [ticked] },
  };
  return createForm({
    fields,
    onSubmit(values) {
      onSubmit(values);
      return Promise.resolve();
    },
  });
}

/** One field of each kind in a form. */
export function EveryField({ form, captcha }: { form: Machine; captcha: Captcha }) {
  return (
    <Form form={form} aria-label="Every field">
      <FormMessage />
      <TextField label="Party" dataName="party" />
      <PasswordField label="Password" dataName="password" />
      <OtpField label="Code" dataName="code" />
      <TextArea label="Comment" dataName="comment" />
      <Select
        label="State"
        dataName="state"
        placeholder="Choose"
        options={[
          { value: '12', label: 'Karnataka' },
          { value: '13', label: 'Kerala' },
        ]}
      />
      <ComboBox label="Judge" dataName="judge" load={find} labelOf={ownWords} debounceMs={0} />
      <ComboBox label="Act" dataName="act" load={() => []} labelOf={ownWords} debounceMs={0} freeText />
      <TokenField label="Bench" dataName="bench" load={find} labelOf={ownWords} debounceMs={0} />
      <RadioGroup
        label="Order"
        dataName="order"
        options={[
          { value: 'date', label: 'Newest first' },
          { value: 'weight', label: 'Most cited first' },
        ]}
      />
      <CaptchaField captcha={captcha} dataName="captcha" />
      <Switch label="Send alerts" dataName="alerts" />
      <Checkbox label="I accept the terms" dataName="terms" />
      <div>
        <SubmitButton>Send</SubmitButton>
      </div>
    </Form>
  );
}
