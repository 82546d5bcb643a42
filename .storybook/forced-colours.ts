import './forced-colours.css';

// Restores each changed rule.
const undo: (() => void)[] = [];

/** Makes every `forced-colors: active` rule of the page apply, or restores their conditions. */
export function emulateForcedColours(on: boolean): void {
  document.documentElement.dataset['contrast'] = on ? 'forced' : 'normal';
  if (!on) {
    for (const restore of undo.splice(0)) restore();
    return;
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

function visit(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && /forced-colors:\s*active/.test(rule.media.mediaText)) {
      const condition = rule.media.mediaText;
      undo.push(() => (rule.media.mediaText = condition));
      rule.media.mediaText = 'all';
    } else if (rule instanceof CSSStyleRule && rule.style.borderColor === 'transparent') {
      // Forced colours make transparent borders visible.
      undo.push(() => (rule.style.borderColor = 'transparent'));
      rule.style.borderColor = 'ButtonBorder';
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) visit(rule.styleSheet.cssRules);
    } else if ('cssRules' in rule) {
      visit(rule.cssRules as CSSRuleList);
    }
  }
}
