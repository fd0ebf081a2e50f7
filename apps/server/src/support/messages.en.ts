import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  subject: topic => `a question to support — ${topic}`,
  topic: topic => `About: ${topic}`,
  errorCode: code => `Error code: ${code}`,
  from: who => `From: ${who}`,
  account: 'a person signed in to the account',
  unconfirmed: 'signed in by phone number only, the device is not confirmed: check who is writing',
  visitor: 'a visitor who has not signed in; the address and the phone are not verified',
  phone: phone => `Phone: ${phone}`,
  email: email => `E-mail for the answer: ${email}`,
  number: id => `Request number: ${id}`,
  topics: {
    'sign-in': 'signing in',
    booking: 'booking',
    visits: 'visits',
    results: 'test results',
    family: 'family',
    programmes: 'programs',
    profile: 'profile',
    drugs: 'drugs',
    suggestion: 'Suggestion',
    other: 'other'
  }
}
