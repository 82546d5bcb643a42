import './reading.css';
import { Button } from '@headnote/ui/button';
import { Stack } from '@headnote/ui/layout';
import { RadioGroup } from '@headnote/ui/radio';
import { messages } from './messages.js';
import {
  readingChoices,
  STANDARD,
  useReadingSettings,
  type ReadingSettings,
} from '../../shell/settings/reading-settings.js';

const names = ['size', 'face', 'width', 'spacing', 'theme'] as const satisfies readonly (keyof ReadingSettings)[];

/** The choices of the reading settings. A choice holds at once, in every tab of this device. */
export function ReadingControls() {
  const [settings, change] = useReadingSettings();
  return (
    <Stack gap={16} className="site-reading-controls">
      {names.map((name) => (
        <RadioGroup
          key={name}
          inline
          label={messages[name].label}
          options={optionsOf(name)}
          value={String(settings[name])}
          onValueChange={(value) => change(choiceOf(name, value))}
        />
      ))}
      <p className="hn-muted hn-text-small">{messages.device}</p>
      <Button variant="quiet" size="small" onClick={() => change(STANDARD)}>
        {messages.reset}
      </Button>
    </Stack>
  );
}

function optionsOf(name: keyof ReadingSettings) {
  const labels: Readonly<Record<string, string>> = messages[name];
  return readingChoices[name].map((choice) => ({ value: String(choice), label: labels[choice] ?? String(choice) }));
}

function choiceOf(name: keyof ReadingSettings, value: string): Partial<ReadingSettings> {
  const choice = readingChoices[name].find((one) => String(one) === value);
  return choice === undefined ? {} : { [name]: choice };
}
