import { useLabels } from '../labels/index.js';
import { estimateStrength } from './estimate-strength.js';

const filled = { none: 0, short: 1, easy: 1, fair: 2, hard: 3 };

/** Three bars with a text. Screen readers get the text only. */
export function PasswordStrengthLine({ password, min }: { password: string; min?: number | undefined }) {
  const labels = useLabels();
  const strength = estimateStrength(password, min);
  if (strength === 'none') return null;
  return (
    <span className={`hn-password__strength hn-password__strength--${strength}`}>
      <span className="hn-password__bars" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={bar <= filled[strength] ? 'hn-password__bar--on' : undefined} />
        ))}
      </span>
      {labels.passwordStrength[strength]}
    </span>
  );
}
