import type { DeviceSession } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { ConfirmDialog } from '@headnote/ui/dialog';
import { computerIcon, Icon, phoneIcon } from '@headnote/ui/icon';
import { Skeleton } from '@headnote/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { sessionsOf } from '../../data/account-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { useNotify } from '../../notices/use-notify.js';
import { AccountSection } from './AccountSection.js';
import { inIndia } from '../../data/in-india.js';
import { messages } from './messages.js';
import { notifyMutation } from './notify-mutation.js';

const { sessions: texts } = messages;

/** What the member wants to end: one session, or all others. */
type Ending = DeviceSession | 'others';

/** Where the member is signed in. Ending a session cannot be undone, so it is confirmed. */
export function SessionsSection() {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const sessions = useQuery(sessionsOf(client));
  const [ending, setEnding] = useState<Ending>();
  const end = useMutation({
    mutationFn: (wanted: Ending) =>
      wanted === 'others' ? client.account.endOtherSessions(undefined) : client.account.endSession({ id: wanted.id }),
    ...notifyMutation(notify),
    onSettled: () => {
      setEnding(undefined);
      return queries.invalidateQueries({ queryKey: sessionsOf(client).queryKey });
    },
  });
  const others = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent).length;
  return (
    <AccountSection id="sessions" name={texts.name} text={texts.text}>
      {sessions.isPending && <Skeleton shape="text" count={2} />}
      {sessions.isError && <ReadError level={3} title={messages.notLoaded(texts.name)} query={sessions} />}
      {sessions.data && (
        <>
          <ul className="site-list site-account__sessions" aria-label={texts.list}>
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
          <Button disabledReason={others === 0 ? texts.noOthers : undefined} onClick={() => setEnding('others')}>
            {texts.endOthers(formatIndianNumber(others), others <= 1)}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={() => setEnding(undefined)}
        destructive
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
        {...questionOf(ending)}
      />
    </AccountSection>
  );
}

function questionOf(ending: Ending | undefined) {
  if (ending === 'others') {
    return { title: texts.endOthersTitle, text: texts.endOthersText, confirmLabel: texts.endOthersConfirm };
  }
  return { title: texts.endTitle(ending?.device ?? ''), text: texts.endText, confirmLabel: texts.endConfirm };
}

/** Login type of the mobile application. */
const APP = 2;

function SessionRow({ session, onEnd }: { session: DeviceSession; onEnd: () => void }) {
  const { device, deviceKind, address, lastUsedAt, loginType, isCurrent } = session;
  const { date, time } = inIndia(lastUsedAt);
  return (
    <li className="site-account__session">
      <Icon shape={deviceKind === 'phone' ? phoneIcon : computerIcon} size={18} />
      <div>
        <p className="site-account__device">{device}</p>
        <p className="site-account__note hn-muted hn-text-ui">
          {[loginType === APP ? texts.app : '', address || texts.unknownPlace].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="site-account__note site-account__used hn-muted hn-text-ui">
        {isCurrent ? texts.now : `${formatDate(date)}, ${time}`}
      </p>
      {isCurrent ? (
        <p className="site-account__here">{texts.here}</p>
      ) : (
        <Button size="small" aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
