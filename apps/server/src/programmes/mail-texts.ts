// Letters about a corporate programme. They go to a work mailbox that colleagues may see: the programme and the company, nothing medical.
import { showDay } from '@vizit/rules/days'
import { oneLabel, oneLine } from '@vizit/rules/one-line'
import { maskPhone } from '@vizit/rules/phone'
import { ACTIVATION_LINK_HOURS } from '@vizit/rules/programme'

type Programme = { caption: string; coverer: string }
type Letter = { subject: string; text: string }
type Brand = { name: string; supportEmail: string }

const REASON_MOST = 300

function titleOf({ caption, coverer }: Programme): string {
  return `«${oneLabel(caption)}» (${oneLabel(coverer)})`
}

/** `phone`: of the account that asked, so that the owner of the mailbox knows whether it was they. */
export function confirmLetter(programme: Programme, link: string, phone: string | null, brand: Brand): Letter {
  return {
    subject: `${brand.name}: подтвердите подключение программы`,
    text: [
      'Здравствуйте!',
      '',
      `В «${brand.name}» попросили подключить программу ${titleOf(programme)}.`,
      phone === null ? '' : `Запрос отправлен из учётной записи с номером ${maskPhone(phone)}.`,
      '',
      'Если это вы, подтвердите запрос по ссылке:',
      link,
      '',
      `Ссылка действует ${ACTIVATION_LINK_HOURS} часа и срабатывает один раз. После этого запрос рассмотрит HR-менеджер вашей компании.`,
      'Если это не вы, ничего не делайте: без подтверждения программа не подключится.',
      '',
      `Поддержка: ${brand.supportEmail}`
    ].join('\n')
  }
}

export function approvedLetter(programme: Programme, validFrom: string, brand: Brand): Letter {
  return {
    subject: `${brand.name}: программа подключена`,
    text: `Здравствуйте!\n\nHR-менеджер одобрил ваш запрос. Программа ${titleOf(programme)} действует с ${showDay(validFrom)}.\n`
  }
}

export function declinedLetter(programme: Programme, reason: string, brand: Brand): Letter {
  return {
    subject: `${brand.name}: запрос на подключение программы отклонён`,
    text: `Здравствуйте!\n\nHR-менеджер отклонил запрос на подключение программы ${titleOf(programme)}.\nПричина: ${oneLine(reason, REASON_MOST)}\n\nЕсли это ошибка, обратитесь к HR-менеджеру вашей компании.\n`
  }
}
