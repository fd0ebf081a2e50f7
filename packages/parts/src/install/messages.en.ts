import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Installing the app',
  lead: 'Your account will open from the home screen, faster and without the address bar. There is nothing to download from a store.',
  steps: 'Installation steps',
  iosShare: 'Press “Share”',
  iosShareText: 'The button with an arrow up in the bar of the Safari browser.',
  iosAdd: 'Choose “Add to Home Screen”',
  iosAddText: 'If you do not see it, scroll the list down.',
  iosConfirm: 'Press “Add”',
  iosConfirmText: 'The icon will appear on the home screen.',
  begin: 'Begin the installation',
  beginText: 'Press the button “Install”.',
  beginByMenu: 'Open the browser menu and choose “Install app” or “Add to Home screen”.',
  confirm: 'Confirm in the window that appears',
  confirmText: 'The browser will ask once more: press “Install”.',
  launch: 'Open the app',
  launchText: 'The icon will be on the home screen of the phone or among the programs of the computer.',
  install: 'Install',
  installing: 'Waiting for the browser…',
  declined: 'The installation was canceled. You can begin it again.',
  later: 'Continue without installing',
  installed: 'App installed'
}
