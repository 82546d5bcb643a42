import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../button/index.js';
import { chevronDownIcon, circleQuestionIcon, crossIcon, Icon, searchIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { SearchHelp } from './SearchHelp.js';
import { useSlashFocus } from './use-slash-focus.js';

export type SearchKind = 'judgments' | 'acts';

/** The field of a search box, for the list below it. */
export interface SearchField {
  /** The input. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The form around it, whose edges the list takes. */
  boxRef: RefObject<HTMLFormElement | null>;
  /** The text in it. */
  text: string;
  /** Whether the reader has changed the text. */
  isTyped: boolean;
  /** Changes the text. */
  setText: (text: string) => void;
  /** Id of the help, for a button that opens it; undefined without one. */
  helpId: string | undefined;
}

export interface SearchBoxProps {
  /** `big` for the home page, `bar` for the navigation bar of the member area. Default `big`. */
  size?: 'big' | 'bar' | undefined;
  /** Text, for a controlled box. */
  value?: string | undefined;
  /** Text at first. Default empty. */
  defaultValue?: string | undefined;
  /** Called with the text after each change. */
  onValueChange?: ((text: string) => void) | undefined;
  /** What to search at first. Default `judgments`. */
  defaultKind?: SearchKind | undefined;
  /** Called with the trimmed text on Enter or Search. Not called for an empty text. */
  onSearch?: ((search: { text: string; kind: SearchKind }) => void) | undefined;
  /**
   * Draws the list below the box, once the field had the focus: a `SuggestionList`, whose code is best loaded then. The field is a
   * `combobox` with it.
   */
  suggestions?: ComponentType<SearchField> | undefined;
  /** How the search was understood: text or `UnderstoodLine`. Shown below the box, and describes the field. */
  understood?: ReactNode;
  /** Parts of the search that could not be read, shown below `understood`. */
  problems?: ReactNode;
  /** Help for the language of the search. A button in the box opens it, also without script. Default none. */
  help?: ReactNode;
  /** Example in the empty box. Default none. */
  placeholder?: string | undefined;
  /** Focuses the box when the reader presses `/`. Use it for one box per page. Default `true`. */
  hasShortcut?: boolean | undefined;
  /** Focuses the box when it is first drawn: the reader came here to search. Default `false`. */
  hasFocus?: boolean | undefined;
  /** Shows that the search is running. Default `false`. */
  busy?: boolean | undefined;
  /** Address that the form submits to without script, with the fields `q` and `kind`. */
  action?: string | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Search box: text, kind, help, clear button, Search button, and a line that says how the search was understood. Escape
 * clears the text, then leaves the field. In a narrow bar, the kind and the help are below the box while it has the focus.
 *
 * - **Do** show below it how the search was understood.
 * - **Don’t** use two boxes with the `/` shortcut on one page.
 */
export function SearchBox(props: SearchBoxProps) {
  const {
    size = 'big',
    understood,
    problems,
    help,
    placeholder,
    hasShortcut = true,
    hasFocus,
    busy,
    action,
    suggestions: Suggestions,
  } = props;
  const labels = useLabels();
  const inputRef = useRef<HTMLInputElement>(null);
  const boxRef = useRef<HTMLFormElement>(null);
  const [use, setUse] = useState<'none' | 'focused' | 'typed'>('none');
  const [ownText, setOwnText] = useState(props.defaultValue ?? '');
  const [kind, setKind] = useState<SearchKind>(props.defaultKind ?? 'judgments');
  const text = props.value ?? ownText;
  const understoodId = useId();
  const helpId = useId();
  useSlashFocus(inputRef, hasShortcut);
  useEffect(() => {
    if (hasFocus) inputRef.current?.focus();
    // The reader may be in the field before its script.
    if (document.activeElement === inputRef.current) setUse('focused');
  }, [hasFocus]);

  const setText = (next: string) => {
    setUse('typed');
    setOwnText(next);
    props.onValueChange?.(next);
  };
  const clear = () => {
    setText('');
    inputRef.current?.focus();
  };
  const submit = (event: FormEvent) => {
    const trimmed = text.trim();
    if (props.onSearch || !trimmed) event.preventDefault();
    if (!trimmed) return inputRef.current?.focus();
    props.onSearch?.({ text: trimmed, kind });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text) setText('');
    else inputRef.current?.blur();
  };

  return (
    <search className={cx('hn-search', `hn-search--${size}`, props.className)}>
      <form ref={boxRef} className="hn-search__box" action={action} method="get" onSubmit={submit}>
        <Icon shape={searchIcon} size={size === 'big' ? 20 : 18} className="hn-search__sign" />
        <input
          ref={inputRef}
          type="search"
          name="q"
          role={Suggestions && 'combobox'}
          aria-autocomplete={Suggestions && 'list'}
          aria-expanded={Suggestions && false}
          className="hn-search__input"
          aria-label={labels.searchLabel}
          aria-describedby={understood ? understoodId : undefined}
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          value={text}
          onFocus={() => setUse((before) => (before === 'none' ? 'focused' : before))}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button type="button" className="hn-search__clear" aria-label={labels.clearSearch} onClick={clear}>
            <Icon shape={crossIcon} size={14} />
          </button>
        )}
        <span className="hn-search__options">
          <span className="hn-search__kind">
            <select
              name="kind"
              aria-label={labels.searchKind}
              value={kind}
              onChange={(event) => setKind(event.target.value === 'acts' ? 'acts' : 'judgments')}
            >
              <option value="judgments">{labels.judgments}</option>
              <option value="acts">{labels.acts}</option>
            </select>
            <Icon shape={chevronDownIcon} size={14} />
          </span>
          {help && (
            // Safari focuses a pressed button only when it has a tabindex; without the focus a narrow box hides it.
            <button type="button" className="hn-search__help" popoverTarget={helpId} tabIndex={0}>
              <Icon shape={circleQuestionIcon} size={18} />
              <span className="hn-visually-hidden">{labels.searchHelp}</span>
            </button>
          )}
        </span>
        <Button type="submit" variant="primary" size={size === 'bar' ? 'small' : 'normal'} busy={busy}>
          <Icon shape={searchIcon} size={18} className="hn-search__submit-sign" />
          <span className="hn-search__submit-word">{labels.search}</span>
        </Button>
      </form>
      {Suggestions && use !== 'none' && (
        <Suggestions
          inputRef={inputRef}
          boxRef={boxRef}
          text={text}
          isTyped={use === 'typed'}
          setText={setText}
          helpId={help ? helpId : undefined}
        />
      )}
      {understood !== undefined && (
        <output className="hn-search__understood" id={understoodId}>
          {understood}
        </output>
      )}
      {problems}
      {help && <SearchHelp id={helpId}>{help}</SearchHelp>}
    </search>
  );
}
