// Texts of the letters. They say what the link does and what to do if one did not ask for it.
import { minskDay, minskTime, showDay } from '@vizit/rules/days'

type Letter = { subject: string; text: string }

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
  const device = asked.deviceName ? ` («${asked.deviceName}»)` : ''
  return {
    subject: `${brand}: вход с нового устройства`,
    text: `Здравствуйте!\n\n${showDay(minskDay(at))} в ${minskTime(at)} (Минск) по вашему номеру вошли с нового устройства${device}. Если это вы, откройте ссылку:\n${link}\n\nОна действует сутки, один раз. Если это не вы, ничего не открывайте: без этой ссылки ваши данные никто не увидит.`
  }
}
