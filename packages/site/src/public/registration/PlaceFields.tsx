import { Button } from '@headnote/ui/button';
import { useFormField } from '@headnote/ui/form';
import { Select } from '@headnote/ui/select';
import { useEffect, useRef } from 'react';
import { messages } from './messages.js';
import { DEFAULT_COUNTRY_ID } from './registration-form.js';
import type { RegistrationChoices } from './registration-loader.js';
import { useStates } from './use-states.js';

const optionsOf = (places: readonly { readonly id: number; readonly name: string }[]) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/** Country and state. Another country has other states, which the server lists. */
export function PlaceFields({ countries, states: firstStates }: RegistrationChoices) {
  const { value: country } = useFormField('countryMasterID');
  const { value: state, change: changeState } = useFormField('stateMasterID');
  const first = { countryId: DEFAULT_COUNTRY_ID, states: firstStates };
  const { states, hasFailed, retry } = useStates(Number(country), first);
  // The chosen state, until it is known whether the country has it: a restored draft sets both at once.
  const wanted = useRef('');
  useEffect(() => {
    if (!states) {
      if (state) wanted.current = String(state);
      if (state) changeState('');
      return;
    }
    const [only, ...others] = states;
    const candidates = [String(state), wanted.current, others.length === 0 ? String(only?.id) : ''];
    const chosen = candidates.find((candidate) => states.some(({ id }) => String(id) === candidate)) ?? '';
    wanted.current = '';
    if (chosen !== state) changeState(chosen);
  }, [states, state, changeState]);
  return (
    <>
      <Select
        label={messages.country}
        dataName="countryMasterID"
        options={optionsOf(countries)}
        autoComplete="country"
      />
      <Select
        label={messages.state}
        dataName="stateMasterID"
        options={optionsOf(states ?? [])}
        placeholder={messages.chooseState}
        isLoading={!states && !hasFailed}
        autoComplete="address-level1"
        {...(hasFailed && {
          error: messages.statesFailed,
          labelEnd: (
            <Button variant="quiet" size="small" onClick={retry}>
              {messages.statesAgain}
            </Button>
          ),
        })}
      />
    </>
  );
}
