import type { FailureCode } from '@vizit/client/api/call-failure'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import { plural } from '@vizit/rules/plural'
import { inWaitRu } from '../everyday/messages.ru.ts'

/** [8.30] [8.31] from `minutes` of the refusal, 1 without it. */
function inMinutes(minutes: unknown): string {
  const wait = typeof minutes === 'number' && minutes > 0 ? Math.ceil(minutes) : 1
  if (wait < 120) return `через ${plural('ru', wait, { one: '# минуту', few: '# минуты', many: '# минут' })}`
  return inWaitRu(wait * 60)
}

/** What opening a result may meet. */
export const resultsRu = {
  INVALID_ACODE: () => ({ title: 'Код не подошёл', text: 'Проверьте код или уточните его в регистратуре медицинского центра.' }),
  ACODES_BLOCKED: ({ minutes }) => ({
    title: 'Коды временно заблокированы',
    text: `Было слишком много неверных попыток. Попробуйте ${inMinutes(minutes)}.`
  }),
  INVALID_ACODE_BLOCKED: ({ minutes }) => ({
    title: 'Код не подошёл, ввод заблокирован',
    text: `Попробуйте ${inMinutes(minutes)} или уточните код в регистратуре медицинского центра.`
  }),
  BLOCKED_TRY_LATER: ({ retryAfter }, message) => ({
    title: message ?? 'Операция временно заблокирована',
    text: typeof retryAfter === 'number' ? `Попробуйте ${inWaitRu(retryAfter)}.` : 'Попробуйте позже или обратитесь в регистратуру.'
  }),
  DOCUMENT_REFUSED: () => ({
    title: 'Документ открыть нельзя',
    text: 'Файл из медицинского центра не прошёл проверку безопасности. Обратитесь в регистратуру центра.'
  })
} satisfies Partial<Record<FailureCode, WordRefusal>>
