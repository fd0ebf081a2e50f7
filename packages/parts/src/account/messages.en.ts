import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  signOutTitle: 'Sign out of your account?',
  signOutUnsent: (text, count) => `${text} Not sent yet: ${count}. If you sign out, it will be lost.`,
  signOutText:
    'Without signing in you cannot read reports and results or book online. The copies of visits and all your data will be deleted from this device. Your bookings stay.',
  signOutConfirm: 'Sign out',
  signOutWaiting: 'Signing out…',
  signOutBack: 'Stay',
  completeTitle: 'Fill in your profile',
  completeText: 'Give your name, date of birth and gender: without them a medical center cannot book you in. It takes a minute.',
  completeForVisit: 'To open the visit from your link, give your name, date of birth and gender.',
  completeOther: 'Had an account with another number?',
  completeAction: 'Fill in the profile',
  completeBooking: 'Look at doctors first'
}
