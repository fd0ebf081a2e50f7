// What people see of whoever runs the server: its name, and where they get help.
import type { Language } from '@vizit/rules/languages'

export type BrandConfig = {
  /** `supportPhone` '': there is none. `supportHours`: when it is answered, as people say it; '' where nobody said. */
  brand: {
    name: string
    names: Record<Language, string>
    supportEmail: string
    supportPhone: string
    supportHours: Record<Language, string>
  }
  /** Where requests to support are sent; null: they wait for the operator. */
  supportMailbox: string | null
}

const DEMO = {
  mailbox: 'support@vizit.example',
  phone: '+375 (17) 309-00-00',
  hours: { ru: 'ежедневно с 8:00 до 20:00', en: 'daily 8:00–20:00', be: 'штодня з 8:00 да 20:00' }
}

/** An invented number or mailbox helps nobody: in production there are none unless set. */
export function readBrand(env: Record<string, string | undefined>, production: boolean): BrandConfig {
  const names = {
    ru: env.BRAND_NAME ?? 'Визит',
    en: env.BRAND_NAME_EN ?? env.BRAND_NAME ?? 'Vizit',
    be: env.BRAND_NAME_BE ?? env.BRAND_NAME ?? 'Візіт'
  }
  return {
    brand: {
      name: names.ru,
      names,
      supportEmail: env.SUPPORT_EMAIL ?? DEMO.mailbox,
      supportPhone: env.SUPPORT_PHONE ?? (production ? '' : DEMO.phone),
      supportHours: env.SUPPORT_HOURS === undefined && !production ? DEMO.hours : hoursOf(env)
    },
    supportMailbox: env.SUPPORT_EMAIL ?? (production ? null : DEMO.mailbox)
  }
}

/** Those of a language that is not set are said in Russian. */
function hoursOf({ SUPPORT_HOURS: ru = '', SUPPORT_HOURS_EN: en = ru, SUPPORT_HOURS_BE: be = ru }: Record<string, string | undefined>) {
  return { ru, en, be }
}
