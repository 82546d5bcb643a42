import { toastTitles } from '@headnote/core/config';
import { Button } from '@headnote/ui/button';
import { downloadIcon, Icon } from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { download } from '../../data/download.js';
import { describeFailure } from '../../data/failure.js';
import { PARTNERS_PATH } from '../../links/links.js';
import { useNotify } from '../../notices/use-notify.js';
import { AccountSection } from './AccountSection.js';
import { messages } from './messages.js';

const { data: texts } = messages;

/** Downloads all that the library holds about the member. */
export function DataSection() {
  const { client } = useServices();
  const member = useMember();
  const notify = useNotify();
  const make = useMutation({
    mutationFn: () => client.account.exportData(undefined),
    onSuccess: ({ madeAt, data }) => {
      const name = `headnote-${member?.username ?? ''}-${madeAt.slice(0, 10)}.json`;
      download(name, JSON.stringify({ madeAt, ...data }, null, 2));
      notify({ type: 'SUCCESS', title: toastTitles.success, text: texts.done(name) });
    },
    onError: (error) => notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message }),
  });
  return (
    <AccountSection id="your-data" name={texts.name} text={texts.text}>
      <div className="site-account__buttons">
        <Button icon={<Icon shape={downloadIcon} />} busy={make.isPending} onClick={() => make.mutate()}>
          {texts.send}
        </Button>
        <span className="site-account__note hn-muted hn-text-ui">{texts.hint}</span>
      </div>
      <p>
        <TextLink href={PARTNERS_PATH}>{texts.partners}</TextLink>
      </p>
    </AccountSection>
  );
}
