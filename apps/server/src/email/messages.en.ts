import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  moment: (day: string, time: string) => `On ${day} at ${time} (Minsk time)`,
  confirmAddressSubject: 'confirm your address',
  confirmAddress: (link: string) =>
    `To add this address to your account, open the link:\n${link}\n\nIt is good for one day and works once. If you did not ask for it, just delete this e-mail.`,
  confirmDeviceSubject: 'sign-in from a new device',
  newDevice: (moment: string) => `${moment} somebody signed in with your number from a new device`,
  named: (device: string) => ` (“${device}”)`,
  confirmDevice: (link: string) =>
    `If it was you, open the link:\n${link}\n\nIt is good for one day and works once. If it was not you, open nothing: without this link nobody will see your data.`,
  address: {
    replaced: {
      subject: 'your e-mail address was changed',
      fact: 'another e-mail address was confirmed in your account instead of this one. We will send no more sign-in links to this address.'
    },
    removed: {
      subject: 'your e-mail address was removed',
      fact: 'this address was removed from your account. We will send no more sign-in links to it.'
    },
    added: {
      subject: 'an e-mail address was added',
      fact: 'one more e-mail address was added to your account. New devices can be confirmed from it, too.'
    }
  },
  passkey: {
    added: { subject: 'a passkey was added', fact: 'a passkey was added to your account.' },
    deleted: { subject: 'a passkey was deleted', fact: 'a passkey was deleted from your account.' },
    asked: {
      subject: 'signing in now needs a passkey',
      fact: 'signing in with a passkey was turned on: after the code from the SMS the passkey is needed.'
    },
    'not-asked': {
      subject: 'signing in now needs no passkey',
      fact: 'signing in with a passkey was turned off: the code from the SMS is now enough.'
    }
  },
  happened: (moment: string, fact: string) => `${moment} ${fact}`,
  ifYou: 'If you did this, there is nothing to do.',
  ifNotYouWrite: (address: string) => `If it was not you, write to support at once: ${address}.`,
  ifNotYou: (address: string, phone: string) => `If it was not you, write to support at once: ${address}, or call: ${phone}.`,
  weCloseSignIn: 'We will end the stranger’s sign-in. If you can still sign in to your account, end the other sessions there.',
  weGiveBack:
    'We will end the stranger’s sign-in and give your address back. If you can still sign in to your account, end the other sessions there.'
}
