import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Your first time here',
  text: 'We ask this once, so that the clinic knows you.',
  textOfParent: 'First about you, below about the child. We ask this once, so that the clinic knows you.',
  textOfOther: 'First about you, then you choose whom to book. We ask this once, so that the clinic knows you.',
  tooYoung: 'Only adults book online. Check the year of birth',
  child: 'Child',
  childText: 'So that the clinic knows the child, who will then be in your family.',
  /** [R60] */
  grandchild: 'A grandchild can be booked once a parent allows it.',
  grandchildHow: 'How to do it',
  tickNeeded: 'Please tick: without it we cannot book',
  /** [R60] */
  tickNeededOfParent: 'Tick this if you are a parent or legal guardian',
  grandchildWay: 'I am not a parent: how to book',
  grandchildCall: 'Prefer not to wait? Call the clinic: they can book your grandchild by phone.',
  notSaved: 'Your details were not saved',
  changed: 'The text of the consent has changed',
  changedText: 'Please read the new version and tick it once more.',
  filled: 'Your name is already saved',
  filledText: 'You entered it in another window. Press once more to book.'
}
