import { CHALLENGE_LIVES_MINUTES, PASSKEYS_MOST } from '@vizit/rules/passkeys'
import { plural } from '@vizit/rules/plural'
import { minutesEn } from '../../amounts/messages.en.ts'
import type { passkeysRu } from './messages.ru.ts'

const PASSKEY_REASONS: Record<string, { title: string; text: string }> = {
  expired: {
    title: 'The request to the passkey has expired',
    text: `Press the button again: you have ${minutesEn(CHALLENGE_LIVES_MINUTES)} to answer.`
  },
  unknown: {
    title: 'This passkey does not belong to your account',
    text: 'Choose another passkey, or sign in without one, by a link in an e-mail.'
  },
  copied: {
    title: 'This passkey is used somewhere else',
    text: 'It seems that the passkey has been copied, so we did not accept it. Sign in another way and remove this passkey.'
  },
  taken: { title: 'This passkey has been added already', text: 'Choose another device or another security key.' }
}

export const passkeysEn: typeof passkeysRu = {
  PASSKEY_NEEDED: () => ({ title: 'A passkey is needed', text: 'The code is right. Confirm the sign-in with your passkey.' }),
  PASSKEY_REFUSED: ({ reason }) =>
    PASSKEY_REASONS[String(reason)] ?? {
      title: 'The passkey did not work',
      text: 'Try again. If it does not help, choose another passkey.'
    },
  LAST_PASSKEY: () => ({
    title: 'This is your last passkey',
    text: 'It is now needed at every sign-in. Remove it together with this requirement, or add another passkey first.'
  }),
  TOO_MANY_PASSKEYS: ({ most }) => ({
    title: 'No more passkeys can be added',
    text: `First remove those that you do not use: you can keep ${plural('en', typeof most === 'number' ? most : PASSKEYS_MOST, {
      one: '# passkey',
      other: '# passkeys'
    })}.`
  }),
  EMAIL_NEEDED: facts => ({
    title: 'A confirmed e-mail is needed',
    text:
      facts?.reason === 'programme'
        ? 'Add your personal e-mail in the profile: a program cannot be added without it.'
        : 'A link sent to it will let you sign in if the passkey is lost.'
  })
}
