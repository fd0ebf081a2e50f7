import { plural } from '@vizit/rules/plural'
import { inWaitBe } from '../everyday/messages.be.ts'
import type { resultsRu } from './messages.ru.ts'

/** [8.30] [8.31] from `minutes` of the refusal, 1 without it. */
function inMinutes(minutes: unknown): string {
  const wait = typeof minutes === 'number' && minutes > 0 ? Math.ceil(minutes) : 1
  if (wait < 120) return `праз ${plural('be', wait, { one: '# хвіліну', few: '# хвіліны', many: '# хвілін' })}`
  return inWaitBe(wait * 60)
}

export const resultsBe: typeof resultsRu = {
  INVALID_ACODE: () => ({ title: 'Код не падышоў', text: 'Праверце код або ўдакладніце яго ў рэгістратуры медыцынскага цэнтра.' }),
  ACODES_BLOCKED: ({ minutes }) => ({
    title: 'Коды часова заблакіраваны',
    text: `Было занадта шмат няправільных спроб. Паспрабуйце ${inMinutes(minutes)}.`
  }),
  INVALID_ACODE_BLOCKED: ({ minutes }) => ({
    title: 'Код не падышоў, увод заблакіраваны',
    text: `Паспрабуйце ${inMinutes(minutes)} або ўдакладніце код у рэгістратуры медыцынскага цэнтра.`
  }),
  BLOCKED_TRY_LATER: ({ retryAfter }, message) => ({
    title: message ?? 'Аперацыя часова заблакіравана',
    text: typeof retryAfter === 'number' ? `Паспрабуйце ${inWaitBe(retryAfter)}.` : 'Паспрабуйце пазней або звярніцеся ў рэгістратуру.'
  }),
  DOCUMENT_REFUSED: () => ({
    title: 'Дакумент адкрыць нельга',
    text: 'Файл з медыцынскага цэнтра не прайшоў праверку бяспекі. Звярніцеся ў рэгістратуру цэнтра.'
  })
}
