// The code of a medical card as its owner asks for it and types it, and what stands in the tab for one that was right.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type Person, world } from './world.ts'

/** Asks for the code of the card and types the one of the SMS; gives it. */
export async function enterCardCode({ phone }: Person): Promise<string> {
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  await expect.element(page.getByText(/^Код отправлен на номер/).first()).toBeVisible()
  const { text } = (await world.sms()).findLast(sms => sms.phone === phone)!
  const code = /\d{6}/.exec(text)![0]
  await page.getByLabelText('Код от медцентра').fill(code)
  return code
}

/** What stands in this tab for the codes that were right, a card each. */
export function handles(): string[] {
  return Object.values(JSON.parse(sessionStorage.getItem('vizit.opened-cards') ?? '{}') as Record<string, string>)
}
