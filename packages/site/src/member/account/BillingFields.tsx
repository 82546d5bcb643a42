import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { useStates } from '../../data/use-states.js';
import { messages as labels } from '../../shell/account-fields/messages.js';
import { messages } from './messages.js';

const { billing: texts } = messages;

/** Name, GSTIN and place of supply of an invoice, in the form around them. */
export function BillingFields() {
  return (
    <>
      <TextField label={texts.billingName} dataName="billingName" autoComplete="organization" />
      <TextField
        label={texts.gstin}
        dataName="gstin"
        hint={texts.gstinHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <StateField />
    </>
  );
}

/** The place of supply. The tax is Indian, so only the states of India are listed. */
function StateField() {
  const { states, hasFailed } = useStates(INDIA);
  return (
    <Select
      label={texts.state}
      dataName="billingState"
      placeholder={labels.chooseState}
      options={(states ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      isLoading={!states && !hasFailed}
      {...(hasFailed && { error: labels.statesFailed })}
    />
  );
}

/** Id of India, the specification's default country. */
const INDIA = 5;
