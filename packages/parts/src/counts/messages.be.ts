import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

/** Numbers of things, each with the form of the word that goes with it [9.57]. «Лекі» cannot be counted, «лякарствы» can. */
export const be: typeof ru = {
  doctors: (n: number) => plural('be', n, { one: '# урач', few: '# урачы', many: '# урачоў' }),
  drugs: (n: number) => plural('be', n, { one: '# лякарства', few: '# лякарствы', many: '# лякарстваў' }),
  results: (n: number) => plural('be', n, { one: '# вынік', few: '# вынікі', many: '# вынікаў' }),
  reviews: (n: number) => plural('be', n, { one: '# водгук', few: '# водгукі', many: '# водгукаў' }),
  positions: (n: number) => plural('be', n, { one: '# пазіцыя', few: '# пазіцыі', many: '# пазіцый' })
}
