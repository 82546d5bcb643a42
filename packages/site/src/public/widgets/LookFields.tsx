import { contrast, parseColour } from '@headnote/ui/tokens';
import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { fonts, lookProperties, emptyLook, type Look } from './choice.js';
import { messages } from './messages.js';

const { look: texts } = messages;

/** What WCAG asks of text. */
const ENOUGH = 4.5;

interface LookFieldsProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
  /** The widget's background as the stage measured it. */
  readonly background: string | undefined;
}

/** The custom properties that most pages set. */
export function LookFields({ look, onChange, background }: LookFieldsProps) {
  const isTaken = (name: keyof Look) =>
    look[name] === '' || `--headnote-${name}` in lookProperties({ ...emptyLook, [name]: look[name] });
  return (
    <>
      <TextField
        label={texts.accent}
        value={look.accent}
        spellCheck={false}
        hint={contrastLine(look.accent, background) ?? texts.accentHint}
        error={isTaken('accent') ? undefined : texts.accentWrong}
        onChange={(event) => onChange({ ...look, accent: event.target.value.trim() })}
      />
      <TextField
        label={texts.radius}
        value={look.radius}
        inputMode="numeric"
        error={isTaken('radius') ? undefined : texts.radiusWrong}
        onChange={(event) => onChange({ ...look, radius: event.target.value.trim() })}
      />
      <Select
        label={texts.font}
        value={look.font}
        options={[{ value: '', label: texts.ownFont }, ...fonts.map((value) => ({ value, label: value }))]}
        onChange={(event) => onChange({ ...look, font: event.target.value })}
      />
    </>
  );
}

/** How well the colour can be read on the widget, or undefined while either is unknown. */
function contrastLine(accent: string, background: string | undefined): string | undefined {
  if (background === undefined || !('--headnote-accent' in lookProperties({ ...emptyLook, accent }))) return undefined;
  const ratio = contrast(parseColour(accent), parseColour(background));
  return (ratio < ENOUGH ? texts.tooLow : texts.contrast)(ratio.toFixed(1));
}
