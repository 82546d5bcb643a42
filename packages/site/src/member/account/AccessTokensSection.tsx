import { accessTokenLimits, type AccessToken, type MadeAccessToken } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { ConfirmDialog } from '@headnote/ui/dialog';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextField } from '@headnote/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accessTokensOf, subscriptionOf } from '../../data/account-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { useServices } from '../../services/ServicesProvider.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { AccountSection } from './AccountSection.js';
import { CopyLine } from './CopyLine.js';
import { messages } from './messages.js';
import { notifyMutation } from './notify-mutation.js';
import { TokenGuide } from './TokenGuide.js';
import { TokenRow } from './TokenRow.js';

const { tokens: texts } = messages;
const { maxTokens, maxName, perDay } = accessTokenLimits;

/** The tokens with which the member's own tools read the library. A token is shown once, and a revoked one cannot come back. */
export function AccessTokensSection() {
  const services = useServices();
  const { client } = services;
  const notify = useNotify();
  const queries = useQueryClient();
  const list = useQuery(accessTokensOf(client));
  const subscription = useQuery({ ...subscriptionOf(services), enabled: false }).data;
  const [name, setName] = useState('');
  const [made, setMade] = useState<MadeAccessToken & { readonly name: string }>();
  const [revoking, setRevoking] = useState<AccessToken>();
  const readAgain = () => queries.invalidateQueries({ queryKey: accessTokensOf(client).queryKey });
  const make = useMutation({
    mutationFn: (wanted: string) => client.account.makeAccessToken({ name: wanted }),
    onSuccess: (token, wanted) => {
      setMade({ ...token, name: wanted });
      setName('');
    },
    onError: notifyMutation(notify).onError,
    onSettled: readAgain,
  });
  const revoke = useMutation({
    mutationFn: ({ id }: AccessToken) => client.account.revokeAccessToken({ id }),
    ...notifyMutation(notify),
    onSettled: () => {
      // Its secret is worth nothing any more.
      if (made?.id === revoking?.id) setMade(undefined);
      setRevoking(undefined);
      return readAgain();
    },
  });
  const { tokens = [], usedToday = 0 } = list.data ?? {};
  const refusal = tokens.length >= maxTokens ? texts.full(String(maxTokens)) : undefined;
  const why = refusal ?? (name.trim() === '' ? texts.noName : undefined);
  return (
    <>
      <AccountSection id="access-tokens" name={texts.name} text={texts.text}>
        {list.isPending && <Skeleton shape="text" count={2} />}
        {list.isError && <ReadError level={3} title={messages.notLoaded(texts.name)} query={list} />}
        {subscription?.daysRemaining === 0 && (
          <Callout tone="bad" title={texts.ended}>
            {texts.endedText}
          </Callout>
        )}
        {usedToday >= perDay && (
          <Callout tone="caution" title={texts.usedUp(formatIndianNumber(perDay))}>
            {texts.usedText}
          </Callout>
        )}
        {made && (
          <section className="site-account__made" aria-label={made.name}>
            <p className="site-account__ends">
              <span className="site-account__device">{made.name}</span>
              <span className="hn-muted hn-text-ui">{texts.madeNow}</span>
            </p>
            <output>{texts.once}</output>
            <CopyLine text={made.token} label={texts.copyToken} />
            <p className="site-account__buttons">
              <Button size="small" onClick={() => setMade(undefined)}>
                {texts.done}
              </Button>
              <span className="hn-muted hn-text-ui">{texts.closing}</span>
            </p>
          </section>
        )}
        {list.data && tokens.length === 0 && <EmptyState level={3} title={texts.noneTitle} text={texts.none} />}
        {tokens.length > 0 && (
          <ul className="site-list site-account__sessions" aria-label={texts.name}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </ul>
        )}
        {list.data && (
          <div className="site-account__new">
            <TextField
              label={texts.newName}
              hint={texts.newHint(String(maxName))}
              maxLength={maxName}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button
              variant="primary"
              busy={make.isPending}
              disabledReason={why}
              onClick={() => make.mutate(name.trim())}
            >
              {texts.make}
            </Button>
            {tokens.length > 0 && (
              <p className="hn-muted hn-text-ui">{texts.count(String(tokens.length), String(maxTokens))}</p>
            )}
          </div>
        )}
        <ConfirmDialog
          open={revoking !== undefined}
          onOpenChange={() => setRevoking(undefined)}
          destructive
          busy={revoke.isPending}
          onConfirm={() => revoking && revoke.mutate(revoking)}
          title={texts.revokeTitle}
          text={texts.revokeText(revoking?.name ?? '')}
          confirmLabel={texts.revoke}
        />
      </AccountSection>
      {list.data && <TokenGuide usedToday={usedToday} />}
    </>
  );
}
