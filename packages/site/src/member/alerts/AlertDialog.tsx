import './alerts.css';
import { alertFrequencies, type AlertList } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { Dialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { RadioGroup } from '@headnote/ui/radio';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextField } from '@headnote/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alertsOf, refreshAlerts } from '../../data/alert-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { useServices } from '../../services/ServicesProvider.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { choicesOf, createAlertForm, isAlways, type Watched } from './alert-form.js';
import { messages } from './messages.js';

const { dialog: texts } = messages;

export interface AlertDialogProps {
  readonly watched: Watched;
  readonly onClose: () => void;
}

/** Starts an alert on a search, a judgment or an act. */
export function AlertDialog({ watched, onClose }: AlertDialogProps) {
  const { client } = useServices();
  const alerts = useQuery(alertsOf(client));
  const isSearch = watched.kind === 'search';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOutside={false}
      title={isSearch ? texts.search : texts.document}
      text={isSearch ? texts.searchText : texts.documentText}
    >
      {alerts.isPending && <Skeleton shape="text" count={4} />}
      {alerts.isError && <ReadError level={3} title={messages.notLoaded} query={alerts} />}
      {alerts.data && <AlertForm watched={watched} list={alerts.data} onClose={onClose} />}
    </Dialog>
  );
}

function AlertForm({ watched, list, onClose }: AlertDialogProps & { readonly list: AlertList }) {
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const [form] = useState(() =>
    createAlertForm({
      client,
      cache,
      watched,
      list,
      onSaved(name) {
        notify({ type: 'SUCCESS', title: texts.saved, text: texts.savedText(name || messages.row.unnamed) });
        void refreshAlerts(cache);
        onClose();
      },
    }),
  );
  return (
    <Form form={form} markOn="submit" className="site-alert-form">
      {watched.kind === 'search' ? (
        <TextField label={texts.name} dataName="name" autoComplete="off" />
      ) : (
        choicesOf(watched.kind).map((event) => (
          <Checkbox
            key={event}
            label={texts.choices[event]}
            dataName={event}
            disabled={watched.kind === 'judgment' && isAlways(event)}
          />
        ))
      )}
      <RadioGroup
        label={texts.frequency}
        dataName="frequency"
        options={alertFrequencies.map((value) => ({ value, label: messages.frequencies[value] }))}
      />
      <Checkbox label={texts.agrees} dataName="agrees" disabled={list.hasAgreed} />
      <FormMessage />
      <Inline gap={12} align="stretch" justify="end" isLine>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton>{texts.save}</SubmitButton>
      </Inline>
    </Form>
  );
}
