import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Passkeys',
  intro:
    'A passkey is a second step of the sign-in: the fingerprint, face or screen lock code of your device. It does not replace the code from the SMS: we ask for it after the code, if you turn that on. Nobody can spy it out or intercept it.',
  empty: 'No passkeys yet',
  emptyText: 'Add a passkey on this device: it takes a minute.',
  add: 'Add a passkey',
  adding: 'Waiting for the device…',
  added: (name: string) => `Passkey “${name}” added`,
  addedOn: (day: string) => `Added: ${day}`,
  usedOn: (moment: string) => `Last sign-in: ${moment}`,
  neverUsed: 'Not used yet',
  backedUp: 'Kept in the cloud',
  suspected: 'Perhaps a copy',
  unsupported: 'This browser cannot work with passkeys',
  unsupportedText: 'Open your account in a recent version of Chrome, Safari, Edge or Firefox to add a passkey.',
  failed: 'Could not load the passkeys',
  failedText: 'Your passkeys are not lost. Try again in a minute.',
  loading: 'Loading the passkeys',

  // one passkey
  ofTitle: 'Passkey',
  name: 'Name',
  nameHint: 'To tell your passkeys apart',
  nameWrong: (most: number) => `Enter a name of no more than ${plural('en', most, { one: '# character', other: '# characters' })}`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Name saved',
  close: 'Close',
  remove: 'Delete passkey',
  removeTitle: (name: string) => `Delete the passkey “${name}”?`,
  removeText:
    'You will no longer be able to confirm a sign-in with it. It stays on the device itself; you can delete it there in the password settings.',
  removeLast: 'This is the last passkey, so we will no longer ask for one at sign-in: the code from the SMS will be enough.',
  removeConfirm: 'Delete',
  removing: 'Deleting…',
  removed: 'Passkey deleted',
  keep: 'Keep',

  // the demand at sign-in
  ask: 'Ask for a passkey at every sign-in',
  askNote: 'Then the code from the SMS alone is not enough: a stranger with your SIM card cannot sign in.',
  askNeedsEmail: 'First confirm your personal e-mail: a link sent to it will let you in if the passkey is lost.',
  toEmail: 'Give an e-mail',
  askTitle: 'Ask for a passkey at every sign-in?',
  askText:
    'After the code from the SMS you will have to confirm the sign-in with a passkey. If the passkey is lost, a link sent to your e-mail will let you in. Where you are signed in already, you stay signed in.',
  askConfirm: 'Ask',
  asking: 'Saving…',
  askBack: 'Do not ask',
  askedToast: 'Sign-in now needs a passkey',
  notAskedToast: 'Sign-in no longer needs a passkey',

  // the re-authentication
  reauthTitle: 'Confirm that it is you',
  reauthText: 'Only the owner of the account may change how to sign in. Confirm it with a passkey.',
  reauthCodeText: 'Only the owner of the account may change how to sign in.',
  reauthLost: 'Lost the passkey? Sign out, sign in again with a code from an SMS and choose “No passkey at hand”.',
  reauthNone: 'Neither a phone nor a passkey is linked to the account. Write to support, and we will help.',
  reauthGo: 'Confirm with a passkey',
  reauthWaiting: 'Waiting for the device…',
  cancel: 'Cancel',

  // at sign-in
  stepTitle: 'Second step: a passkey',
  stepText: 'The code is right. Now confirm the sign-in with a passkey: by fingerprint, face or the screen lock code of the device.',
  stepGo: 'Confirm with a passkey',
  stepWaiting: 'Waiting for the device…',
  stepBegin: 'Begin again',
  lost: 'No passkey at hand',
  lostTitle: 'Sign in without passkey',
  lostText:
    'We will send a link to the e-mail in your profile. Until you open it, the data on this device are hidden. This protects you from a stranger with your SIM card.',
  lostGo: 'Sign in by e-mail',
  lostWaiting: 'Opening…',
  lostBack: 'Back to the passkey',
  stepUnsupported: 'This browser cannot work with passkeys',
  stepUnsupportedText: 'Sign in with another browser or by a link sent to your e-mail.',

  troubles: {
    cancelled: {
      title: 'Passkey not confirmed',
      text: 'The window was closed or the time ran out. Press the button and try again.'
    },
    'known-already': { title: 'This passkey is added already', text: 'Choose another device or another security key.' },
    unverified: {
      title: 'The key cannot check that it is you',
      text: 'A key with a fingerprint, face or code is needed. Turn on the screen lock and try again.'
    },
    'wrong-site': {
      title: 'Passkeys do not work at this address',
      text: 'Open your account at its main address and try again.'
    },
    failed: { title: 'The device could not answer', text: 'Try again. If it does not help, choose another passkey.' }
  }
}
