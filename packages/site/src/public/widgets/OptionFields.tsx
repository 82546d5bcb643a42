import { acceptsValue, type OptionValues, type WidgetName } from '@headnote/widgets/tables';
import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { defaultOf, tableOf, type OptionTexts } from './choice.js';
import { optionWords } from '../../links/widget-options/messages.js';
import { messages } from './messages.js';

const { options: texts } = messages;

interface OptionFieldsProps {
  readonly widget: WidgetName;
  readonly options: OptionTexts;
  readonly onChange: (name: string, text: string) => void;
}

/** A field for every option in the widget's own table. */
export function OptionFields({ widget, options, onChange }: OptionFieldsProps) {
  const table = tableOf(widget);
  return Object.entries(table).map(([name, values]) => (
    <OptionField
      key={name}
      name={name}
      values={values}
      text={options[name] ?? defaultOf(table, name)}
      onChange={(text) => onChange(name, text)}
    />
  ));
}

interface OptionFieldProps {
  readonly name: string;
  readonly values: OptionValues;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function OptionField({ name, values, text, onChange }: OptionFieldProps) {
  const label = optionWords.names[name] ?? labelOf(name);
  const [first, least = '', greatest = ''] = values;
  if (typeof first === 'string') {
    return (
      <Select
        label={label}
        value={text}
        options={(values as readonly string[]).map((value) => ({
          value,
          label: optionWords.values[name]?.[value] ?? value,
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const isNumber = typeof first === 'number';
  const isWrong = text !== '' && !acceptsValue(values, text);
  return (
    <TextField
      label={label}
      value={text}
      inputMode={isNumber ? 'numeric' : 'text'}
      hint={isNumber ? texts.anyOf(String(least), String(greatest)) : undefined}
      error={isWrong ? texts.notTaken : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The words of a property that has no label of its own: `headingLevel` becomes `Heading level`. */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
