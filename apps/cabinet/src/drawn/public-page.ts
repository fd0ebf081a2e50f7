// What a public page is to whoever draws it.
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import type { Town } from '@vizit/contract/catalogue'
import type { AskedPage } from '@vizit/contract/drawn-page'
import type { Addresses } from '@vizit/parts/addresses/addresses'
import type { Described } from '@vizit/parts/finding/described/describe-doctor'
import { be } from '@vizit/parts/finding/described/messages.be'
import { en } from '@vizit/parts/finding/described/messages.en'
import { ru } from '@vizit/parts/finding/described/messages.ru'
import type { AllWords } from '@vizit/parts/words/words.tsx'
import type { ReactNode } from 'react'

export const DESCRIBED = { ru, en, be }

/** What is told to search engines beside what the page asked. */
export type Telling = { towns: readonly Town[]; url: string; words: AllWords }

export type PublicPage = {
  address: (addresses: Addresses, id: string) => string
  /** What the page asks by its hooks, beside the settings. */
  ask: (queries: QueryClient, call: Call, id: string, now: Date) => Promise<unknown>
  screen: (id: string) => ReactNode
  /** It stands in a frame of its own, without navigation. */
  isAlone?: true
  /** In the language that is spoken now. Null: there is no such thing, or nothing for search engines. */
  describe: (queries: QueryClient, call: Call, asked: AskedPage, telling: Telling) => Described | null
}
