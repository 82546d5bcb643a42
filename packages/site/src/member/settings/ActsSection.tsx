import { toastTitles } from '@headnote/core/config';
import type { ActSettings } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { actListBody } from '@headnote/core/search/bodies';
import { Button } from '@headnote/ui/button';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { TextField } from '@headnote/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { documentsOf } from '../../data/document-queries.js';
import { describeFailure } from '../../data/failure.js';
import { actSettingsOf, useSettingsChanged } from '../../data/settings-queries.js';
import { actReaderPath } from '../../links/links.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';
import { SettingsSection, StateLine, type SaveState } from './SettingsSection.js';

const { acts: texts } = messages;

/** Acts that are offered for a text. */
const OFFERED = 5;

/** The acts that the member keeps at hand. */
export function ActsSection() {
  const { client } = useServices();
  const settings = useQuery(actSettingsOf(client));
  return (
    <SettingsSection id="acts" name={texts.name} text={texts.text} query={settings}>
      {(data) => <ActsForm settings={data} />}
    </SettingsSection>
  );
}

function ActsForm({ settings: { actIds: saved } }: { settings: ActSettings }) {
  const { client } = useServices();
  const notify = useNotify();
  const changed = useSettingsChanged();
  const [ids, setIds] = useState(saved);
  const documents = useQuery(documentsOf(client, ids));
  const onError = (error: unknown) =>
    notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message });
  const save = useMutation({
    mutationFn: () => client.welcome.saveActSettings({ actIds: ids }),
    onSuccess: () => changed(),
    onError,
  });
  const reset = useMutation({
    mutationFn: () => client.welcome.resetActSettings(undefined),
    onSuccess: async () => {
      setIds([]);
      await changed();
    },
    onError,
  });
  const isChanged = ids.join() !== saved.join();
  const state: SaveState = isChanged ? 'changed' : save.isSuccess || reset.isSuccess ? 'saved' : 'plain';
  return (
    <div className="site-settings__form">
      {ids.length === 0 && <p className="site-settings__note">{texts.none}</p>}
      <ul className="site-list" aria-label={texts.name}>
        {ids.map((id) => {
          const title = documents.data?.get(id)?.record.title ?? (documents.isPending ? '…' : texts.unknown);
          return (
            <Inline key={id} as="li" gap={8} justify="between" className="site-settings__act">
              <TextLink href={actReaderPath(id)}>{title}</TextLink>
              <Button
                size="small"
                variant="quiet"
                aria-label={texts.remove(title)}
                onClick={() => setIds(ids.filter((one) => one !== id))}
              >
                {texts.removeShort}
              </Button>
            </Inline>
          );
        })}
      </ul>
      <ActFinder chosen={ids} onChoose={(id) => setIds([...ids, id])} />
      <Inline gap={20} rowGap={12} className="site-settings__save">
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={isChanged ? undefined : messages.unchanged}
          onClick={() => save.mutate()}
        >
          {messages.save}
        </Button>
        <StateLine state={state} />
        <Button variant="quiet" busy={reset.isPending} onClick={() => reset.mutate()}>
          {texts.reset}
        </Button>
      </Inline>
    </div>
  );
}

interface ActFinderProps {
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** Finds acts by words, to add them. */
function ActFinder({ chosen, onChoose }: ActFinderProps) {
  const { client } = useServices();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['act-finder', text],
    queryFn: ({ signal }) => client.search.acts({ body: actListBody({ text, size: OFFERED }) }, { signal }),
    enabled: text.length > 1,
    meta: { isQuiet: true },
  });
  const acts = (text.length > 1 && found.data?.hits) || [];
  const offered = acts.filter(({ id }) => !chosen.includes(id));
  return (
    <div className="site-settings__finder">
      <TextField type="search" label={texts.add} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output className="hn-visually-hidden">
        {text.length > 1 && found.isSuccess && texts.found(formatIndianNumber(offered.length))}
      </output>
      {text.length > 1 && found.isSuccess && offered.length === 0 && (
        <p className="site-settings__note">{texts.noMatch}</p>
      )}
      <ul className="site-list">
        {offered.map(({ id, record }) => (
          <Inline key={id} as="li" gap={8} justify="between" className="site-settings__act">
            {record.title}
            <Button
              size="small"
              aria-label={texts.choose(record.title ?? '')}
              onClick={() => {
                onChoose(id);
                setTyped('');
              }}
            >
              {texts.chooseShort}
            </Button>
          </Inline>
        ))}
      </ul>
    </div>
  );
}
