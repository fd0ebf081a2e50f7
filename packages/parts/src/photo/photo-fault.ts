import type { AllWords } from '../words/all-words.ts'

/** What is wrong with a picture, and which will do: found here before it is sent, or by the server in the bytes. Undefined for any other reason. */
export function photoFaultWords(words: AllWords['photo'], reason: unknown): { title: string; text: string } | undefined {
  switch (reason) {
    case 'not-a-picture':
      return { title: words.notAPicture, text: words.notAPictureText }
    case 'too-large':
      return { title: words.tooLarge, text: words.tooLargeText }
    case 'too-small':
      return { title: words.tooSmall, text: words.tooSmallText }
    default:
      return undefined
  }
}
