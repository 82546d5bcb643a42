/** Screens that can be read without a connection, and what they load lazily. */
const screens = [
  () => import('../member/case/route.js'),
  () => import('../member/act/route.js'),
  () => import('../offline/notice/OfflineNotice.js'),
  () => import('../offline/not-visited/route.js'),
  () => import('@headnote/core/content/browser'),
  () => import('@headnote/core/client'),
  // What comes after the text.
  () => import('../member/act/AmendmentLayer.js'),
  () => import('../member/case/results/result-place.js'),
  () => import('@headnote/ui/histogram-by-year'),
  // What a reader opens in an offline copy.
  () => import('../citator/SectionPreview.js'),
  () => import('@headnote/ui/menu'),
  () => import('../reader/note/NotePanel.js'),
  () => import('../shell/member/LeaveDialog.js'),
  () => import('../reader/speech/SpeechPanel.js'),
  () => import('../reader/jump/JumpPopover.js'),
  () => import('../reader/settings/ReadingPopover.js'),
  () => import('../reader/work/PhoneSheet.js'),
  () => import('../reader/copy/PassagePopover.js'),
  () => import('../citator/PlaceChooser.js'),
  // What a sign-out removes is removed also without a connection.
  () => import('../data/forget-device.js'),
  // What needs a connection says so in its dialog.
  () => import('../reader/mail/MailDialog.js'),
  () => import('../member/library/SaveToFolderDialog.js'),
  () => import('../member/alerts/AlertDialog.js'),
];

/** Loads these screens, so that the page knows their files. Rejects if one of them cannot be loaded. */
export const loadOfflineScreens = () => Promise.all(screens.map((load) => load()));
