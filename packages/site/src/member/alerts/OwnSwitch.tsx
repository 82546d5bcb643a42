import type { AlertList } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Switch } from '@headnote/ui/switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAlerts } from '../../data/alert-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { useServices } from '../../services/ServicesProvider.js';
import { notifyMutation } from '../account/notify-mutation.js';
import { messages } from './messages.js';

const { own: texts } = messages;

/** Switches the watch over the judgments that the member keeps. */
export function OwnSwitch({ list }: { readonly list: AlertList }) {
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const save = useMutation({
    mutationFn: (watchesOwn: boolean) => client.alerts.saveSettings({ watchesOwn }),
    ...notifyMutation(notify),
    onSettled: () => refreshAlerts(cache),
  });
  const isOn = save.isPending ? save.variables : list.watchesOwn;
  return (
    <>
      <p>{texts.text}</p>
      <Switch label={texts.label} checked={isOn} onChange={({ target }) => save.mutate(target.checked)} />
      <p className="hn-muted hn-text-ui hn-figures">
        {isOn ? texts.kept(formatIndianNumber(list.kept), list.kept === 1) : texts.off}
      </p>
    </>
  );
}
