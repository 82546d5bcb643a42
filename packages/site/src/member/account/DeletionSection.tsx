import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { ConfirmDialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { crossIcon, Icon } from '@headnote/ui/icon';
import { Inline } from '@headnote/ui/layout';
import { PasswordField } from '@headnote/ui/password-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { profileOf, subscriptionOf } from '../../data/account-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { AccountSection } from './AccountSection.js';
import { createQuestion } from './create-question.js';
import { createDeletionForm } from './deletion-form.js';
import { messages } from './messages.js';
import { notifyMutation } from './notify-mutation.js';

const { deletion: texts } = messages;

/** Deletes the account after a time of grace, or keeps one that waits for its deletion. */
export function DeletionSection() {
  const { client } = useServices();
  const profile = useQuery(profileOf(client));
  const deletesOn = profile.data?.deletesOn;
  return (
    <AccountSection id="delete-account" name={texts.name} text={texts.text} className="site-account__section--delete">
      {deletesOn ? <WaitingDeletion deletesOn={deletesOn} /> : <DeletionForm />}
    </AccountSection>
  );
}

function WaitingDeletion({ deletesOn }: { deletesOn: string }) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => client.account.keepAccount(undefined),
    ...notifyMutation(notify),
    onSettled: () => queries.invalidateQueries({ queryKey: profileOf(client).queryKey }),
  });
  return (
    <Callout tone="caution">
      <div className="site-account__buttons">
        {texts.waiting(formatDate(deletesOn))}
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {texts.keep}
        </Button>
      </div>
    </Callout>
  );
}

function DeletionForm() {
  const services = useServices();
  const { client, session } = services;
  const notify = useNotify();
  const { data: subscription } = useQuery(subscriptionOf(services));
  const days = subscription?.daysRemaining ?? 0;
  const [isAsking, setAsking] = useState(false);
  const [question] = useState(() => createQuestion(setAsking));
  const [form] = useState(() =>
    createDeletionForm({
      client,
      notify,
      confirm: question.ask,
      // The server has ended all sessions; this device forgets its own.
      onDeleted: () => void session?.signOut(),
    }),
  );
  return (
    <>
      <Consequences />
      <Callout tone="caution">
        {days > 0 && `${texts.daysLost(formatIndianNumber(days), days === 1)} `}
        {texts.exportFirst}
      </Callout>
      <Form form={form} markOn="submit" className="hn-form--two" aria-label={texts.name}>
        <PasswordField className="hn-form__start" label={texts.password} dataName="password" />
        <div className="hn-form__whole">
          <FormMessage />
          <SubmitButton variant="delete">{texts.send}</SubmitButton>
        </div>
      </Form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => question.reply(false)}
        title={texts.confirmTitle}
        text={texts.confirmText}
        confirmLabel={texts.send}
        destructive
        onConfirm={() => question.reply(true)}
      />
    </>
  );
}

function Consequences() {
  const lists = [
    { name: texts.deleted, items: texts.deletedItems, isLost: true },
    { name: texts.kept, items: texts.keptItems, isLost: false },
  ];
  return (
    <div className="site-account__consequences">
      {lists.map(({ name, items, isLost }) => (
        <div key={name}>
          <h3 className="site-account__device">{name}</h3>
          <ul className="site-list">
            {items.map((item) => (
              <Inline key={item} as="li" gap={8} isLine className="site-account__consequence">
                {isLost && <Icon shape={crossIcon} size={14} />}
                {item}
              </Inline>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
