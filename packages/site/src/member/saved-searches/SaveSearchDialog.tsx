import './saved-searches.css';
import type { SavedQuery } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Dialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton, useFormField } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { RadioGroup } from '@headnote/ui/radio';
import { Select } from '@headnote/ui/select';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextField } from '@headnote/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { savedSearchesOf, useLibraryChanged, wholeLibraryOf } from '../../data/folder-queries.js';
import type { SearchToSave } from '../../data/saved-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';
import { createSaveSearchForm, ways } from './save-search-form.js';

export interface SaveSearchDialogProps extends Pick<SearchToSave, 'search' | 'origin' | 'total'> {
  /** Id of the saved search in the address. */
  readonly parentId?: string | undefined;
  readonly onClose: () => void;
  /** Called with the id of the saved search. */
  readonly onSaved?: ((id: string) => void) | undefined;
}

/** Saves a search, perhaps as a refinement of another one, or changes the saved search that is open. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { client } = useServices();
  const { parentId = '' } = props;
  const saved = useQuery(savedSearchesOf(client));
  // Only a change of a saved search asks what was saved from it.
  const isOpened = parentId !== '';
  // Read anew: a judgment may have been saved from the search a moment ago.
  const library = useQuery({ ...wholeLibraryOf(client), enabled: isOpened, refetchOnMount: 'always' });
  const isPending = saved.isPending || (isOpened && !library.isFetchedAfterMount);
  const failed = [saved, library].find(({ isError }) => isError);
  const results = library.data?.flatMap((folder) => folder.results).filter(({ queryId }) => queryId === parentId);
  return (
    <Dialog open onOpenChange={props.onClose} closesOutside={false} title={messages.title} text={messages.text}>
      {isPending && <Skeleton shape="text" count={3} />}
      {failed && <ReadError level={3} title={messages.notLoaded} query={failed} />}
      {!isPending && !failed && saved.data && (
        <SaveForm {...props} all={saved.data} resultCount={isOpened ? (results?.length ?? 0) : 0} />
      )}
    </Dialog>
  );
}

interface SaveFormProps extends SaveSearchDialogProps {
  readonly all: readonly SavedQuery[];
  /** Judgments that were saved from the search in the address. */
  readonly resultCount: number;
}

function SaveForm({ all, resultCount, search, origin, total, parentId = '', onClose, onSaved }: SaveFormProps) {
  const { client } = useServices();
  const notify = useNotify();
  const changed = useLibraryChanged();
  const opened = all.find(({ id }) => id === parentId);
  const [form] = useState(() =>
    createSaveSearchForm({
      client,
      search: { search, origin, total, parentId },
      opened,
      hasResults: resultCount > 0,
      onSaved({ id, keywords, isNew }) {
        const title = isNew ? messages.saved : messages.changed;
        notify({ type: 'SUCCESS', title, text: messages.inLibrary(keywords) });
        void changed();
        onSaved?.(id);
        onClose();
      },
    }),
  );
  const parents = [
    { value: '', label: messages.none },
    ...all.map(({ id, keywords }) => ({ value: id, label: keywords })),
  ];
  return (
    <Form form={form} markOn="submit" className="site-save-search">
      <TextField label={messages.name} dataName="keywords" autoComplete="off" />
      {opened && (
        <RadioGroup
          label={messages.how}
          dataName="way"
          options={[
            { value: ways.asNew, label: messages.asNew },
            { value: ways.asChange, label: messages.asChange(opened.keywords) },
          ]}
        />
      )}
      {all.length > 0 && <ParentField options={parents} />}
      {resultCount > 0 && <ResultsNote count={resultCount} />}
      <FormMessage />
      <Inline gap={12} align="stretch" justify="end" isLine>
        <Button variant="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
        <SubmitButton>{messages.save}</SubmitButton>
      </Inline>
    </Form>
  );
}

/** Says that a change holds for what was saved from the search, too. */
function ResultsNote({ count }: { count: number }) {
  const { value } = useFormField('way');
  if (value !== ways.asChange) return null;
  return <p className="site-save-search__note">{messages.withResults(formatIndianNumber(count), count === 1)}</p>;
}

/** The search above a new one. A changed one keeps its place. */
function ParentField({ options }: { options: readonly { readonly value: string; readonly label: string }[] }) {
  const { value } = useFormField('way');
  return value === ways.asChange ? null : <Select label={messages.parent} dataName="parent" options={options} />;
}
