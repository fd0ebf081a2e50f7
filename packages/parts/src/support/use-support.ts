import { useSettings } from '@vizit/client/settings/use-settings'
import { useWords } from '../words/words.tsx'

/** [8.100] The mail link to support, for an error card; nothing while its address is not known. */
export function useSupport(label?: string): { label: string; href: string } | undefined {
  const words = useWords('shell')
  const email = useSettings().data?.brand.supportEmail
  return email ? { label: label ?? words.support, href: `mailto:${email}` } : undefined
}
