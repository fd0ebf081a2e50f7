import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  code: (brand: string, code: string) => `${brand}: code ${code} to open your documents. Good for a day. Do not tell it to anyone.`,
  ready: (brand: string, link: string) => `${brand}: a new document is in your account. ${link}`,
  readySubject: 'A new document in your account',
  readyBrief: 'There is a new document in your account',
  patient: 'Patient',
  birthday: 'Date of birth',
  day: 'Date',
  doctor: 'Doctor',
  centre: 'Medical center',
  observation: 'Test',
  value: 'Value',
  unit: 'Unit',
  norm: 'Normal range',
  belowNorm: 'below normal',
  aboveNorm: 'above normal',
  atLeast: (number: string) => `from ${number}`,
  atMost: (number: string) => `up to ${number}`,
  decimalSign: '.',
  page: (brand: string, page: number, pages: number) => `${brand}. Page ${page} of ${pages}`
}
