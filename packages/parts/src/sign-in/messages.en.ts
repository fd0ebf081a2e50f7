import { SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { digitsEn } from '../amounts/messages.en.ts'
import { inWaitEn } from '../refusal-words/everyday/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Sign in',
  lead: 'Enter your phone number. We will send a code by SMS: no password is needed.',
  phone: 'Phone number',
  phoneHint: 'Any Belarusian mobile number',
  phoneWrong: 'Enter a valid Belarusian phone number',
  next: 'Continue',
  nextWaiting: 'Sending the code…',
  acceptBefore: 'By pressing “Continue” you accept the ',
  terms: 'terms of use',
  and: ' and the ',
  privacy: 'privacy policy',
  lostNumber: 'New number or lost SIM?',
  without: 'Without signing in',
  findDoctor: 'Find a doctor and a free time',
  social: 'Signing in through social networks will come later.',
  chosenTime: 'Chosen time',
  stillToSignIn: 'Next: sign-in and details for the booking',
  freeStill: 'The time is free. We will keep it for you as soon as you sign in.',
  takenMeanwhile: 'Somebody has taken this time. We will offer another one after you sign in.',

  codeTitle: 'Code from the SMS',
  changeNumber: 'Change the number',
  sentBefore: 'Sent to ',
  sentAfter: '. The SMS can take up to a minute.',
  code: 'Enter the code from the SMS',
  codeHint: `${digitsEn(SMS_CODE_LENGTH)}. The code fills itself in when the SMS comes`,
  checking: 'Checking the code…',
  resendIn: (clock: string) => `Send again in ${clock}`,
  resend: 'Send the SMS again',
  resending: 'Sending…',
  resent: 'We have sent a new code. The old one is no longer valid.',
  call: 'No code? Call us',
  secret: 'Do not tell the code to anyone: center staff never ask for it.',
  tooEarly: 'The SMS has been sent already',
  nextIn: (seconds: number) => `You can ask for a new code ${inWaitEn(seconds)}.`
}
