// Letters as their readers have them: out of the inbox, with the link that stands in them.
import { confirmLink, setEmails } from '@vizit/contract/email'
import { expect } from './journey.ts'
import { agreed, callAs, type Patient } from './patient.ts'

const ORIGIN = process.env.E2E_ORIGIN!

type Letter = { to: string; subject: string | null; text: string }

async function lettersTo(address: string): Promise<Letter[]> {
  const messages = (await (await fetch(`${ORIGIN}/inbox.json`)).json()) as Letter[]
  return messages.filter(message => message.to === address)
}

async function newestLink(address: string, subject: RegExp): Promise<string> {
  const letter = (await lettersTo(address)).find(one => subject.test(one.subject ?? ''))
  return /https?:\/\/[^/\s]+(\/email\/confirm#\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

/** Where the newest letter to the address with these words in its subject leads, as a path of the cabinet; `not` is a former one. */
export async function linkTo(address: string, subject: RegExp, not = ''): Promise<string> {
  let path = ''
  await expect
    .poll(
      async () => {
        path = await newestLink(address, subject)
        return path !== '' && path !== not
      },
      { message: `a letter to ${address}`, intervals: [50, 100, 200] }
    )
    .toBe(true)
  return path
}

/** Presses the button of the linked page, somewhere else. */
export async function follow(path: string): Promise<void> {
  agreed(await callAs(null)(confirmLink, { token: path.split('#')[1]! }))
}

/** Gives the account a confirmed address. */
export async function withEmail(patient: Patient, address: string, usage: 'PRIMARY' | 'BACKUP' = 'PRIMARY'): Promise<void> {
  const former = await newestLink(address, /подтвердите адрес/)
  agreed(await patient.call(setEmails, { emails: [{ address, usage }] }))
  await follow(await linkTo(address, /подтвердите адрес/, former))
}

/** The newest letter to the address arrives with these words in its subject. */
export async function expectLetter(address: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () => (await lettersTo(address)).some(one => subject.test(one.subject ?? '')), { intervals: [50, 100, 200] })
    .toBe(true)
}

/** Where the invitation that this address got leads, as a path of the cabinet. */
export async function inviteTo(address: string): Promise<string> {
  let path = ''
  await expect
    .poll(
      async () => {
        path = (await lettersTo(address))[0]?.text.match(/\/family\/invite#\S+/)?.[0] ?? ''
        return path !== ''
      },
      { message: `a letter to ${address}`, intervals: [50, 100, 200] }
    )
    .toBe(true)
  return path
}
