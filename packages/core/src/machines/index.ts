export { createAccountCard } from './create-account-card.js';
export type { AccountEvent, AccountFace, AccountStep } from './create-account-card.js';
export { createCarousel } from './create-carousel.js';
export type { Carousel, CarouselOptions } from './create-carousel.js';
export { COMBOBOX_DEBOUNCE_MS, COMBOBOX_MIN_CHARACTERS, createCombobox } from './create-combobox.js';
export type { Combobox, ComboboxOptions } from './create-combobox.js';
export { COUNTER_MS, createCounter, easeCount } from './create-counter.js';
export type { Counter, CounterOptions, FrameClock } from './create-counter.js';
export { createFlipCard } from './create-flip-card.js';
export type { FlipCard, FlipCardOptions } from './create-flip-card.js';
export { createStore } from './create-store.js';
export type { Observable, Store, StoreLife } from './create-store.js';
export { createTabs } from './create-tabs.js';
export type { Tabs, TabsOptions } from './create-tabs.js';
export { createTicker, TICKER_INTERVAL_MS } from './create-ticker.js';
export type { Ticker, TickerOptions } from './create-ticker.js';
export { createToasts } from './create-toasts.js';
export type { ToastMessage, Toasts, ToastsOptions } from './create-toasts.js';
export { createTree } from './create-tree.js';
export type { Tree, TreeOptions } from './create-tree.js';
export { createUndo, UNDO_WINDOW_MS } from './create-undo.js';
export type { Undo, UndoOptions } from './create-undo.js';
export type { CarouselAnnouncement, CarouselState } from './carousel-state.js';
export { systemClock } from './clock.js';
export type { MachineClock } from './clock.js';
export type { ComboboxPhase, ComboboxState } from './combobox-state.js';
export type { FlipCardRules, FlipCardState, FlipMove, FlipMoves } from './flip-card-state.js';
export type { FocusRequest } from './focus-request.js';
export type { Hold } from './holds.js';
export { readIdList, writeIdList } from './id-list.js';
export type { KeyInput, ListLayout, Orientation, TextDirection } from './keys.js';
export type { TabsItem, TabsSettings, TabsState } from './tabs-state.js';
export type { TickerState } from './ticker-state.js';
export {
  TOAST_ANIMATION_MS,
  TOAST_EXTENDED_MS,
  TOAST_HTML_LIMIT,
  TOAST_LIMIT,
  TOAST_MS,
  TOAST_TEXT_LIMIT,
  TOAST_WAITING_LIMIT,
  toastDefaults,
} from './toast-settings.js';
export type { ToastPosition, ToastSettings, ToastType } from './toast-settings.js';
export { shellToasts } from './shell-toasts.js';
export { cutMessage } from './toast-text.js';
export { toastProgress } from './toasts-state.js';
export type { Toast, ToastsState } from './toasts-state.js';
export type { IndexedNode, TreeIndex, TreeNode } from './tree-index.js';
export type { TreeCheck } from './tree-checks.js';
export type { TreeRow } from './tree-rows.js';
export type { TreeState, TypedWords } from './tree-state.js';
export { treeOfCourts } from './tree-of-courts.js';
export type { UndoAction, UndoEntry, UndoFailure, UndoState } from './undo-state.js';
