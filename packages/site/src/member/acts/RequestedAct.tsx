import { messages as coreMessages } from '@headnote/core/validation';
import { ActCard } from '@headnote/ui/act-card';
import { SectionHead } from '@headnote/ui/head-rule';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { fullAct } from '../../data/act-record.js';
import { actReaderPath } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';

/** The act that a link asks for, above the list. */
export function RequestedAct({ id }: { id: string }) {
  const { client } = useServices();
  const userId = useMember()?.userId ?? '';
  const act = useQuery(fullAct(client, { id, userId }));
  return (
    <section className="site-acts__requested" aria-labelledby="requested-act">
      <SectionHead title={messages.requested} id="requested-act" />
      {act.isPending && <Skeleton shape="act" count={1} />}
      {act.isError && <ReadError level={3} title={messages.actNotLoaded} query={act} />}
      {act.data === null && <p>{coreMessages.notAvailable}</p>}
      {act.data && <ActCard record={act.data.record} href={actReaderPath(id)} />}
    </section>
  );
}
