import './alerts.css';
import type { Alert, AlertList } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { Tabs } from '@headnote/ui/tabs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { alertsOf, refreshAlerts, setAlerts } from '../../data/alert-queries.js';
import { ADVANCED_PATH } from '../../links/search-paths.js';
import { useNotify } from '../../notices/use-notify.js';
import { useServices } from '../../services/ServicesProvider.js';
import { FrameHead } from '../../shell/member/FrameHead.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { UndoBar } from '../../shell/undo/UndoBar.js';
import { useUndo } from '../../shell/undo/use-undo.js';
import { notifyMutation } from '../account/notify-mutation.js';
import { AlertRow } from './AlertRow.js';
import { messages } from './messages.js';
import { OwnSwitch } from './OwnSwitch.js';
import { ToldPart } from './ToldPart.js';

const kinds = ['search', 'judgment', 'act'] as const;

/** All alerts of the member: what is new, pause, delete with undo, and how the member is told. */
export function AlertsScreen() {
  const { client, config } = useServices();
  const alerts = useQuery(alertsOf(client));
  return (
    <div className="site-frame hn-container">
      <PageHead title={`${messages.heading} – ${config.brand.name}`} />
      <FrameHead title={messages.heading} text={messages.text} />
      {alerts.isPending && <Skeleton shape="text" count={8} />}
      {alerts.isError && <ReadError title={messages.notLoaded} query={alerts} />}
      {alerts.data && <Alerts list={alerts.data} />}
    </div>
  );
}

function Alerts({ list }: { readonly list: AlertList }) {
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const undo = useUndo();
  const change = useMutation({
    mutationFn: (input: { readonly id: string; readonly isPaused: boolean }) => client.alerts.change(input),
    ...notifyMutation(notify),
    onSettled: () => refreshAlerts(cache),
  });
  const remove = (alert: Alert) =>
    undo.run({
      label: messages.row.removed(alert.name || messages.row.unnamed),
      apply: () => setAlerts(cache, (all) => all.filter(({ id }) => id !== alert.id)),
      revert: () => setAlerts(cache, (all) => inOrder([...all, alert])),
      commit: async ({ isLeaving: keepalive }) => {
        await client.alerts.remove({ id: alert.id }, { keepalive });
        await refreshAlerts(cache);
      },
    });
  const { alerts } = list;
  const rowsOf = (shown: readonly Alert[]) => ({
    count: formatIndianNumber(shown.length),
    content: (
      <ul className="site-list" aria-label={messages.heading}>
        {shown.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            onPause={() => change.mutate({ id: alert.id, isPaused: !alert.isPaused })}
            onRemove={() => remove(alert)}
          />
        ))}
      </ul>
    ),
  });
  const isAllPaused = alerts.length > 0 && alerts.every(({ isPaused }) => isPaused);
  return (
    <>
      {alerts.length === 0 ? (
        <EmptyState
          title={messages.none}
          text={messages.noneText}
          suggestions={[{ label: messages.start, href: ADVANCED_PATH }]}
        />
      ) : (
        <>
          <p className="site-alerts__bar">
            <Button size="small" onClick={() => change.mutate({ id: '', isPaused: !isAllPaused })}>
              {isAllPaused ? messages.resumeAll : messages.pauseAll}
            </Button>
          </p>
          <Tabs
            label={messages.kinds.name}
            items={[
              { value: 'all', label: messages.kinds.all, ...rowsOf(alerts) },
              ...kinds.flatMap((kind) => {
                const own = alerts.filter((alert) => alert.kind === kind);
                const isAll = own.length === alerts.length;
                return own.length === 0 || isAll ? [] : [{ value: kind, label: messages.kinds[kind], ...rowsOf(own) }];
              }),
            ]}
          />
        </>
      )}
      <section className="site-alerts__part" aria-labelledby="own-heading">
        <h2 id="own-heading">{messages.own.name}</h2>
        <OwnSwitch list={list} />
      </section>
      <ToldPart list={list} />
      <UndoBar undo={undo} />
    </>
  );
}

const inOrder = (alerts: readonly Alert[]): readonly Alert[] =>
  alerts.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
