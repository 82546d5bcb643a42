import { toastTitles } from '@headnote/core/config';
import type { CourtTree } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { treeOfCourts } from '@headnote/core/machines';
import { Button } from '@headnote/ui/button';
import { Inline } from '@headnote/ui/layout';
import { Tree } from '@headnote/ui/tree';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { describeFailure } from '../../data/failure.js';
import { courtTreeOf, useSettingsChanged } from '../../data/settings-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';
import { SettingsSection, StateLine, type SaveState } from './SettingsSection.js';

const { courts: texts } = messages;

/** The courts whose latest cases the start page shows. */
export function CourtsSection() {
  const { client } = useServices();
  const tree = useQuery(courtTreeOf(client));
  return (
    <SettingsSection id="courts" name={texts.name} text={texts.text} query={tree}>
      {(data) => <CourtsForm tree={data} />}
    </SettingsSection>
  );
}

function CourtsForm({ tree: { groups, chosen } }: { tree: CourtTree }) {
  const { client } = useServices();
  const notify = useNotify();
  const changed = useSettingsChanged();
  const nodes = useMemo(() => treeOfCourts(groups), [groups]);
  const saved = useMemo(() => chosen.map(String), [chosen]);
  const [values, setValues] = useState<readonly string[]>(saved);
  const save = useMutation({
    mutationFn: () => client.courts.saveSettings({ courtIds: values.map(Number) }),
    onSuccess: () => changed(),
    onError: (error) => notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message }),
  });
  const isChanged = !isSameChoice(values, saved);
  const state: SaveState = isChanged ? 'changed' : save.isSuccess ? 'saved' : 'plain';
  const count = formatIndianNumber(values.length);
  return (
    <div className="site-settings__form">
      <p className="site-settings__note">
        {values.length === 0 ? texts.all : texts.chosen(count, values.length === 1)}
      </p>
      <Tree
        label={texts.label}
        nodes={nodes}
        values={values}
        onValuesChange={setValues}
        defaultExpanded={groups.slice(0, 2).map(({ id }) => id)}
      />
      <Inline gap={20} rowGap={12} className="site-settings__save">
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={isChanged ? undefined : messages.unchanged}
          onClick={() => save.mutate()}
        >
          {texts.save}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={() => setValues(saved)}>
            {messages.unsaved}
          </Button>
        )}
        <StateLine state={state} />
      </Inline>
    </div>
  );
}

function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
