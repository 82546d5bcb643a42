/**
 * Parts of `@headnote/ui` that no screen uses yet, with the line that will use them: the file of the specification or design,
 * and words from it. Remove an entry when its part gets a consumer.
 */
export const partsAhead: Readonly<Record<string, string>> = {
  'ad-slot/AdSlot': 'spec/public-site.md: “Banner, ad slots left, right and below”',
  'ad-slot/AdsProvider': 'spec/public-site.md: “An advertising service supplies the ads on the case view”',
  'app-layout/BottomBar': "design/visual.md: “the reader's tools go to a bottom bar”",
  'article-list/ArticleList':
    'spec/public-site.md: “Each has a title, a url (opens in a new tab) and a subtitle shown as HTML”',
  'banner/Banner': 'spec/public-site.md: “a banner with a Download the app button”',
  'bar-list/BarList': 'design/boards/boards.md: “Facets 248 (option row 28”',
  'case-card/CaseCard': 'design/boards/member.md: “a saved row adds what the member wrote”',
  'combo-box/ComboBox': 'spec/research-area.md: “Autocompletes (all GET, query searchtext)”',
  'date-range/DateRange': 'design/widgets.md: “tabs; dialog; combobox; toast; tree; date range”',
  'drawer/Drawer': 'design/boards/boards.md: “On the phone notes are dots that open a sheet”',
  'flip-card/FlipCard': 'design/visual.md: “flip card flips in 3D with a plain cross-fade fallback”',
  'histogram-by-year/HistogramByYear': 'design/boards/boards.md: “One bar a year, 1 px apart, accent inside the brush”',
  'icon/arrowDownIcon': 'design/boards/member.md: “order row 44 with handle, arrows for the keyboard”',
  'icon/arrowUpIcon': 'design/boards/member.md: “order row 44 with handle, arrows for the keyboard”',
  'icon/bookmarkIcon': 'spec/research-area.md: “bookmark judgments”',
  'icon/folderIcon': 'spec/research-area.md: “save results into folders”',
  'icon/gripIcon': 'design/boards/member.md: “order row 44 with handle, arrows for the keyboard”',
  'icon/historyIcon': 'spec/research-area.md: “GET /api/history/gettopsearchhistory, query userid”',
  'icon/moreIcon': 'design/boards/boards.md: “bottom bar 64 with five tools”',
  'icon/settingsIcon': 'design/boards/boards.md: “bottom bar 64 with five tools”',
  'labels/english': 'design/visual.md: “labels in one catalogue per package so that Hindi can sit beside them”',
  'labels/hindi': 'design/visual.md: “labels in one catalogue per package so that Hindi can sit beside them”',
  'labels/LabelsProvider': 'design/visual.md: “labels in one catalogue per package so that Hindi can sit beside them”',
  'menu/Menu': 'design/boards/member.md: “Menu 312, option 32”',
  'package-card/PackageCard': 'spec/public-site.md: “one card per package”',
  'package-card/PackageList': 'design/boards/boards.md: “one frame of three 400 columns”',
  'screenshot-slider/ScreenshotSlider': 'spec/public-site.md: “a screenshot slider”',
  'timeline/Timeline': 'spec/public-site.md: “timeline 2006-2020”',
  'token-field/TokenField': 'spec/research-area.md: “getsendemailidautocomplete with query emailid, userid”',
  'tree/Tree': 'spec/research-area.md: “Court tree: groups with id, title and children cc”',
  'tokens/contrastNeeds':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/breakpoints':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/colourRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/cssVar': 'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/densityRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/layerRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/sizeSteps':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/spaceSteps':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/textRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/timeRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
};

/** Exports of `@headnote/core/machines` that nothing uses yet, with the line that will use them. */
export const machinesAhead: Readonly<Record<string, string>> = {
  'machines/TICKER_INTERVAL_MS': 'design/architecture.md: “combobox, ticker, carousel, tree, flip card”',
  'machines/createUndo': 'design/boards/member.md: “Undo as a link and key `z`”',
  'machines/treeOfCourts': 'spec/research-area.md: “Court tree: groups with id, title and children cc”',
};
