import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'A quick check',
  lead: 'We will make sure that you are not a robot, and send the SMS at once.',
  byItself: 'Making sure that you are not a robot. It takes a second or two, and there is nothing to type.',
  pictureInstead: 'Type digits from a picture instead',
  picture: 'Picture with digits',
  pictureLoading: 'Loading the picture',
  pictureFailed: 'The picture did not load',
  newPicture: 'Another picture',
  code: 'Enter the code from the picture',
  over: 'The check took too long',
  overText: 'Start the sign-in again: there is no need to enter the number once more.',
  begin: 'Start again',
  wrong: 'Wrong code',
  required: 'Field is required',
  digits: 'There are only digits in the picture',
  next: 'Continue',
  checking: 'Checking…',
  noPicture: 'Check without a picture',
  noPictureNote: 'Your device will solve a task itself in a few seconds. You do not need to see the picture.',
  solving: 'Your device is solving the task…'
}
