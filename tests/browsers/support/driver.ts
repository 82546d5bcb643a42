// What the journeys need from a browser. Each browser has one file that does it: firefox.ts, webkit.ts.

/** One window of a browser, with an empty profile. */
export interface Driver {
  /** Errors of scripts and of the console, in order. */
  readonly problems: readonly string[];
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page. Its value is a text, a number or true or false: host pages break how drivers write all else. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the mouse at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types with the keyboard into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Selects all that the focused field contains. */
  selectAll(): Promise<void>;
  /** Sets the size of the page's window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the window as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A key that is no letter. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'f';

/** A browser that runs for all tests of a worker. */
export interface Engine {
  open(): Promise<Driver>;
  stop(): Promise<void>;
}

/** What starts one browser. */
export interface EngineKind {
  readonly name: 'Firefox' | 'WebKit';
  /** What has to be installed for it and is not; empty if it can start. */
  readonly missing: () => string;
  start(): Promise<Engine>;
}

/** Where the members are: their dates depend on it. */
export const TIME_ZONE = { TZ: 'Asia/Kolkata' };
