import type { Country } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { useFormField } from '@headnote/ui/form';
import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { useEffect, useRef } from 'react';
import { messages } from './messages.js';
import { useStates, type KnownStates } from '../../data/use-states.js';

const optionsOf = (places: readonly { readonly id: number; readonly name: string }[]) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

interface PlaceFieldsProps {
  readonly countries: readonly Country[];
  /** The states of a country that are known already. */
  readonly first?: KnownStates;
}

/** Country, state and city. Another country has other states, which the server lists. */
export function PlaceFields({ countries, first }: PlaceFieldsProps) {
  const { value: country } = useFormField('countryMasterID');
  const { value: state, change: changeState } = useFormField('stateMasterID');
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
        {...(country ? {} : { placeholder: messages.chooseCountry })}
        options={optionsOf(countries)}
        autoComplete="country"
      />
      <Select
        label={messages.state}
        dataName="stateMasterID"
        options={optionsOf(states ?? [])}
        placeholder={messages.chooseState}
        isLoading={Boolean(country) && !states && !hasFailed}
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
      <TextField label={messages.city} dataName="city" autoComplete="address-level2" />
    </>
  );
}
