import './forced-colours.css';

// Rules whose condition was changed, with the condition they had.
const changed = new Map<CSSMediaRule, string>();

/** Makes every `forced-colors: active` rule of the page apply, or gives them their conditions back. */
export function emulateForcedColours(on: boolean): void {
  document.documentElement.dataset['contrast'] = on ? 'forced' : 'normal';
  if (!on) {
    for (const [rule, condition] of changed) rule.media.mediaText = condition;
    changed.clear();
    return;
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

function visit(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && /forced-colors:\s*active/.test(rule.media.mediaText)) {
      changed.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) visit(rule.styleSheet.cssRules);
    } else if ('cssRules' in rule) {
      visit(rule.cssRules as CSSRuleList);
    }
  }
}
