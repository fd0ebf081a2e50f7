import type { MaskitoOptions } from '@maskito/core'
import { CARD_ID_LENGTH } from '@vizit/rules/card-id'

const GROUP = 4

/** [5.52] Sixteen digits in groups of four, for `useMaskito`. */
export const cardMask: MaskitoOptions = {
  mask: Array.from({ length: CARD_ID_LENGTH }, (_, place) => (place > 0 && place % GROUP === 0 ? [' ', /\d/] : [/\d/])).flat()
}

/** '1234567890123456' -> '1234 5678 9012 3456' */
export function showCard(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
