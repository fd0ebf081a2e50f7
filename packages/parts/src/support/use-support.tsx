import { useSettings } from '@vizit/client/settings/use-settings'
import { topicOf } from '@vizit/rules/support'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { usePath } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { SupportMore } from './support-more.tsx'

/** `more`: beside the mail link, for whom it does nothing: a form inside the product and a number to call. */
export type Support = { label: string; href: string; more: ReactNode }

/** [8.100] The mail link to support, and what else leads there; nothing while its address is not known. `code`: the refusal that was met. */
export function useSupport(label?: string, code?: string): Support | undefined {
  const words = useWords('shell')
  const email = useSettings().data?.brand.supportEmail
  const page = useSupportPage(code)
  return email ? { label: label ?? words.support, href: `mailto:${email}`, more: <SupportMore page={page} /> } : undefined
}

/** The page that writes to support from inside, which knows where one came from. */
export function useSupportPage(code?: string): string {
  const addresses = useAddresses()
  // Where everything broke there are no pages, and the window says where one was.
  const path = usePath() ?? location.pathname
  return addresses.support({ about: topicOf(path), code })
}
