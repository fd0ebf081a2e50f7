import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  add: 'Add a photo',
  change: 'Change the photo',
  title: 'Photo',
  titleNew: 'New photo',
  text: 'The photo is seen by you and by those who see your name: your family. Medical centers do not get it.',
  choose: 'Choose a photo',
  other: 'Another photo',
  remove: 'Delete the photo',
  removing: 'Deleting…',
  cropText: 'Move the photo so that the face is in the frame.',
  crop: 'Part of the photo: move it with the arrow keys',
  zoom: 'Larger or smaller',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Photo updated',
  removed: 'Photo deleted',
  notAPicture: 'This file cannot be opened as a photo',
  notAPictureText: 'JPEG, PNG and WebP will do.',
  tooLarge: 'The photo is too large',
  tooLargeText: 'Choose a file of up to 20 megabytes.',
  tooSmall: 'The photo is too small',
  tooSmallText: 'It should be at least 64 by 64 pixels.'
}
