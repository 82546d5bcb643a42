import { laterWords } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { copyIcon, Icon } from '@headnote/ui/icon';
import { Inline, Stack } from '@headnote/ui/layout';
import { Select } from '@headnote/ui/select';
import { useState } from 'react';
import { useCopyText } from '../../notices/use-copy-text.js';
import { citationsOf, citePassage, type PassageChoice, type PassageSource, type Selected } from './cite-passage.js';
import { messages } from './messages.js';
import { opinionAt, pageAt } from './read-source.js';

function sourceOf({ record, root, range, later }: Selected): PassageSource {
  const said = later ? laterWords(later) : '';
  return { record, page: pageAt(root, range), opinion: opinionAt(root, range), later: said };
}

/** The quotation as it will be pasted, and what of its source it names. */
export function PassageForm({ selected, onDone }: { readonly selected: Selected; readonly onDone: () => void }) {
  const { passage } = selected;
  const [source] = useState(() => sourceOf(selected));
  const copyText = useCopyText();
  const [choice, setChoice] = useState<PassageChoice>({
    citation: 0,
    place: passage.paragraph !== '' ? 'paragraph' : source.page === '' ? 'none' : 'page',
    hasJudge: true,
  });
  const places = [
    ...(source.page === '' ? [] : [{ value: 'page', label: messages.places.page(source.page) }]),
    ...(passage.paragraph === '' ? [] : [{ value: 'paragraph', label: messages.places.paragraph(passage.paragraph) }]),
    { value: 'none', label: messages.places.none },
  ];
  const quotation = citePassage(passage, source, choice);
  const copy = async (words: string, done: string) => {
    const isCopied = await copyText(words, {
      done: { title: messages.success, text: done },
      // The quotation above can be selected.
      failed: { title: messages.action, text: messages.failed },
    });
    if (isCopied) onDone();
  };
  return (
    <Stack gap={12}>
      <p className="site-copy__quotation">{quotation}</p>
      {(source.opinion !== '' || source.later !== '') && (
        <Checkbox
          label={messages.judge}
          checked={choice.hasJudge}
          onChange={(event) => setChoice({ ...choice, hasJudge: event.currentTarget.checked })}
        />
      )}
      <Select
        label={messages.place}
        options={places}
        value={choice.place}
        onChange={({ target }) => setChoice({ ...choice, place: target.value as PassageChoice['place'] })}
      />
      <Select
        label={messages.citation}
        options={citationsOf(source.record).map((label, at) => ({ value: String(at), label }))}
        value={String(choice.citation)}
        onChange={({ target }) => setChoice({ ...choice, citation: Number(target.value) })}
      />
      <Inline gap={8} align="stretch">
        <Button
          variant="primary"
          size="small"
          icon={<Icon shape={copyIcon} size={16} />}
          onClick={() => void copy(quotation, messages.copied)}
        >
          {messages.copy}
        </Button>
        <Button variant="quiet" size="small" onClick={() => void copy(passage.plain, messages.copiedWords)}>
          {messages.wordsOnly}
        </Button>
      </Inline>
    </Stack>
  );
}
