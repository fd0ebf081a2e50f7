import { inWaitEn } from '../refusal-words/everyday/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  // an address of one's own
  addTitle: 'Your personal e-mail is needed',
  addText: 'With it you confirm a new device and get back in if you lose your phone. We send no advertising.',
  addTextProgramme:
    'To link a program you need a confirmed personal e-mail. With it you also confirm a new device and get back in if you lose your phone. We send no advertising.',
  field: 'Personal e-mail',
  hint: 'We will send a link to it',
  required: 'Field is required',
  wrong: 'Enter a valid email address',
  tooLong: 'The address is too long',
  linked: 'This address is linked to your account already',
  send: 'Send the e-mail',
  sending: 'Sending…',
  cancel: 'Cancel',

  // the letter is on its way
  waitTitle: 'Open the e-mail',
  waitBefore: 'We sent a link to ',
  waitAfterDevice: '. Open it on any device: this page will go on by itself.',
  waitAfterAddress: '. Press the link in the e-mail: this page will go on by itself.',
  waitNote: 'The link is valid for a day and works once. If there is no e-mail, look into the spam folder.',
  waiting: 'Waiting to be confirmed',
  resend: 'Send the e-mail again',
  resendIn: (clock: string) => `Send again in ${clock}`,
  resent: 'We sent a new e-mail. The link in the old one no longer works.',
  other: 'Another address',
  changeTitle: 'Another address',
  changeText: 'The e-mail we sent before will stop working.',
  tooEarly: 'The e-mail is already sent',
  nextIn: (seconds: number) => `You can ask for a new one ${inWaitEn(seconds)}.`,

  // a device that the account does not know
  deviceTitle: 'Confirm this device',
  deviceText: 'There is a profile with this number, but nobody has signed in to it from this device. Until then the data are hidden.',
  knownName: 'Name',
  knownPhone: 'Phone',
  deviceWhere: 'Where to send the link',
  deviceBackup: 'Backup address',
  deviceFailed: 'Could not find out how to confirm the device',
  deviceFailedText: 'Your data are safe. Try again in a minute.',
  emailsFailed: 'Could not load the e-mail addresses',
  deviceLoading: 'Loading the addresses',
  noMailbox: 'No access to this mailbox?',
  noMailboxText: 'Sign in on a device you used before and change the address in the profile, or write to support.',

  // somebody else's number
  notMe: 'This is not my profile',
  notMeNote: 'Did you get this number recently? Begin with a new account.',
  resetTitle: 'New account',
  resetText: 'The number will be unlinked from the old account, and you will begin with an empty one.',
  resetLoses: 'You will not see the visits, family and tests of the previous owner.',
  resetKeeps: 'Their data stay with them: they can sign in from their own device or through support.',
  resetForGood: 'Only support can give the number back to the old account.',
  resetTick: 'The number is mine, and the old profile is not',
  resetTickNeeded: 'Tick this to continue',
  resetGo: 'Create a new account',
  resetGoing: 'Creating…',
  resetBack: 'Do not create',
  resetLater: 'If it is your profile after all, go back and confirm the device with the e-mail.',

  // an account that has been silent for long
  existsTitle: 'A user with this number is already registered',
  existsText: 'This profile has not been used for a long time and has no e-mail linked to it, so it cannot be confirmed by e-mail.',
  existsMine: 'This is my profile',
  existsMineText:
    'You can sign in to this account by phone only; it has no confirmed e-mail. Write to support: we will check that it is you and give you access.',
  existsNew: 'The number is mine now',
  existsNewText: 'If you got the number after somebody else, create a new profile.',
  existsNewGo: 'Create a new profile',

  // no way in from here
  noAccessTitle: 'Access to the account is closed',
  noAccessText:
    'We do not know this device, and the account has no confirmed e-mail, so you cannot confirm the device by e-mail. Sign in on a device you used before or write to support.',

  support: 'Write to support',
  signOut: 'Sign out',

  // the page that a letter's link opens
  confirmTitle: 'Confirmation by e-mail',
  confirmText: 'Press the button to confirm. If you did not ask for anything, just close the page.',
  confirmGo: 'Confirm',
  confirming: 'Confirming…',
  addressTitle: 'The address is confirmed',
  addressText: 'Now you can confirm new devices and get back in with it.',
  deviceDoneTitle: 'The device is confirmed',
  deviceDoneText: 'Go back to the device where you were signing in: it will go on by itself. You may close this page.',
  goOn: 'Open my account',
  over: {
    used: { title: 'The link was used already', text: 'It works once. If it was you, nothing more is needed.' },
    expired: {
      title: 'The link has expired',
      text: 'It is valid for a day. Ask for a new e-mail where you were signing in and open the link in it.'
    },
    replaced: {
      title: 'There is a newer e-mail',
      text: 'Another e-mail was asked for after this one, and now only the link in the latest one works.'
    },
    broken: { title: 'The link is incomplete', text: 'Copy the whole of it from the e-mail, or press it right in the e-mail.' }
  }
}
