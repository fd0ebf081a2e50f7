// Texts of the letters. They say what the link does and what to do if one did not ask for it.
import { minskDay, minskTime, showDay } from '@vizit/rules/days'
import { quotedDeviceName } from '@vizit/rules/device-name'

type Letter = { subject: string; text: string }
type Brand = { name: string; supportEmail: string; supportPhone: string }

/** The page of the cabinet that a link opens; the token stands in the fragment, which no server is sent. */
export function linkTo(publicUrl: string, token: string): string {
  return `${publicUrl}/email/confirm#${token}`
}

export function confirmAddressLetter(brand: string, link: string): Letter {
  return {
    subject: `${brand}: подтвердите адрес`,
    text: `Здравствуйте!\n\nЧтобы привязать этот адрес к вашей учётной записи, откройте ссылку:\n${link}\n\nОна действует сутки, один раз. Если вы этого не просили, просто удалите письмо.`
  }
}

export function confirmDeviceLetter(brand: string, link: string, asked: { deviceName: string; at: string }): Letter {
  const at = new Date(asked.at)
  const name = quotedDeviceName(asked.deviceName)
  const device = name ? ` («${name}»)` : ''
  return {
    subject: `${brand}: вход с нового устройства`,
    text: `Здравствуйте!\n\n${showDay(minskDay(at))} в ${minskTime(at)} (Минск) по вашему номеру вошли с нового устройства${device}. Если это вы, откройте ссылку:\n${link}\n\nОна действует сутки, один раз. Если это не вы, ничего не открывайте: без этой ссылки ваши данные никто не увидит.`
  }
}

export type NoticeReason = 'replaced' | 'removed' | 'added'

const WHAT_HAPPENED: Record<NoticeReason, { subject: string; fact: string }> = {
  replaced: {
    subject: 'адрес почты изменён',
    fact: 'в вашей учётной записи подтвердили другой адрес почты вместо этого. На этот адрес мы больше не пришлём ссылок для входа.'
  },
  removed: {
    subject: 'адрес почты удалён',
    fact: 'этот адрес удалили из вашей учётной записи. На него мы больше не пришлём ссылок для входа.'
  },
  added: {
    subject: 'добавлен адрес почты',
    fact: 'к вашей учётной записи привязали ещё один адрес почты. С него тоже можно подтверждать новые устройства.'
  }
}

export type PasskeyChange = 'added' | 'deleted' | 'asked' | 'not-asked'

const WHAT_CHANGED: Record<PasskeyChange, { subject: string; fact: string }> = {
  added: { subject: 'добавлен ключ входа', fact: 'к вашей учётной записи добавили ключ входа (passkey).' },
  deleted: { subject: 'удалён ключ входа', fact: 'из вашей учётной записи удалили ключ входа (passkey).' },
  asked: { subject: 'вход теперь с ключом', fact: 'включили вход с ключом: после кода из SMS нужно подтвердить вход ключом.' },
  'not-asked': { subject: 'вход теперь без ключа', fact: 'выключили вход с ключом: теперь для входа хватает кода из SMS.' }
}

/** To the confirmed addresses of an account: how one signs in to it has changed. */
export function passkeyNoticeLetter(brand: Brand, change: { what: PasskeyChange; at: string }): Letter {
  const { subject, fact } = WHAT_CHANGED[change.what]
  return {
    subject: `${brand.name}: ${subject}`,
    text: `${itHappened(brand, change.at, fact)} Мы закроем чужой вход. В кабинете, если вы ещё можете войти, завершите остальные входы.`
  }
}

/** To an address that is confirmed, or was until now. It names no new address: the mailbox may be a stranger's by then. */
export function addressNoticeLetter(brand: Brand, notice: { reason: NoticeReason; at: string }): Letter {
  const { subject, fact } = WHAT_HAPPENED[notice.reason]
  return {
    subject: `${brand.name}: ${subject}`,
    text: `${itHappened(brand, notice.at, fact)} Мы закроем чужой вход и вернём ваш адрес. В кабинете, если вы ещё можете войти, завершите остальные входы.`
  }
}

/** What happened and when, and whom to turn to if it was somebody else. */
function itHappened(brand: Brand, happenedAt: string, fact: string): string {
  const at = new Date(happenedAt)
  return `Здравствуйте!\n\n${showDay(minskDay(at))} в ${minskTime(at)} (Минск) ${fact}\n\nЕсли это сделали вы, ничего делать не нужно.\n\nЕсли это не вы, сразу напишите в поддержку: ${brand.supportEmail}, или позвоните: ${brand.supportPhone}.`
}
