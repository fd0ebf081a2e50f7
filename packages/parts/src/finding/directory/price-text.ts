import { showRoubles } from '@vizit/rules/money'
import type { ru } from './messages.ru.ts'

/** «62 руб.», «от 48 до 90 руб.», or who will tell. Kopecks; null: nobody told one. */
export function priceText({ priceFrom, priceTo }: { priceFrom: number | null; priceTo: number | null }, words: typeof ru): string {
  if (priceFrom === null || priceTo === null) return words.noPrice
  if (priceFrom === priceTo) return words.roubles(showRoubles(priceFrom))
  return words.roublesBetween(showRoubles(priceFrom), showRoubles(priceTo))
}
