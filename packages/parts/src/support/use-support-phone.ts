import { phonesOf } from '@vizit/client/catalogue/phones'
import { useSettings } from '@vizit/client/settings/use-settings'
import { useWords } from '../words/words.tsx'

export type SupportPhone = { shown: string; href: string; hours: string }

/** The number of support, and when it is answered; nothing where there is none. */
export function useSupportPhone(): SupportPhone | undefined {
  const { language } = useWords('shell')
  const brand = useSettings().data?.brand
  const [phone] = phonesOf(brand?.supportPhone ?? '')
  // What an older server has told is kept for a while, and had no hours.
  return phone && { ...phone, hours: brand?.supportHours?.[language] ?? '' }
}
