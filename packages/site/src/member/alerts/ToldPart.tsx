import type { AlertList } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { ConfirmDialog } from '@headnote/ui/dialog';
import { Switch } from '@headnote/ui/switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownTimeZone, refreshAlerts } from '../../data/alert-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { useServices } from '../../services/ServicesProvider.js';
import { notifyMutation } from '../account/notify-mutation.js';
import { messages } from './messages.js';

const { told: texts } = messages;

/** E-mails of alerts, which the member agrees to once, and the secret address of the feed. */
export function ToldPart({ list }: { readonly list: AlertList }) {
  const { client } = useServices();
  const cache = useQueryClient();
  const told = { ...notifyMutation(useNotify()), onSettled: () => refreshAlerts(cache) };
  const save = useMutation({
    mutationFn: (agrees: boolean) => client.alerts.saveSettings({ agrees, timeZone: ownTimeZone() }),
    ...told,
  });
  const [asksRenewal, setAsksRenewal] = useState(false);
  const renew = useMutation({
    mutationFn: () => client.alerts.renewFeed(undefined),
    ...told,
    onSettled: () => {
      setAsksRenewal(false);
      return refreshAlerts(cache);
    },
  });
  const { hasAgreed, email, feedUrl } = list;
  return (
    <section className="site-alerts__part" aria-labelledby="told-heading">
      <h2 id="told-heading">{texts.name}</h2>
      <p className="hn-text-ui">{email === '' ? texts.noMail : texts.mail(email)}</p>
      <Switch
        label={texts.agreed}
        checked={save.isPending ? save.variables : hasAgreed}
        onChange={({ target }) => save.mutate(target.checked)}
      />
      <h3>{texts.feed}</h3>
      <p className="hn-muted hn-text-ui">{feedUrl === '' ? texts.noFeed : texts.feedText}</p>
      {feedUrl !== '' && (
        <>
          <p className="site-alerts__feed">
            <code>{feedUrl}</code>
          </p>
          <Button size="small" onClick={() => setAsksRenewal(true)}>
            {texts.renew}
          </Button>
          <ConfirmDialog
            open={asksRenewal}
            onOpenChange={setAsksRenewal}
            title={texts.renewTitle}
            text={texts.renewText}
            confirmLabel={texts.renew}
            busy={renew.isPending}
            onConfirm={() => renew.mutate()}
          />
        </>
      )}
    </section>
  );
}
