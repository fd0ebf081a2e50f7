// Plural forms [9.57]: which of the given texts goes with a number.

/** Russian and Belarusian: one 1, few 2-4, many 5-20, other fractions. English: one, other. '#' stands for the number. */
export type PluralForms = { one: string; few?: string; many?: string; other?: string }

const rules = new Map<string, Intl.PluralRules>()

/** plural('ru', 3, { one: '# врач', few: '# врача', many: '# врачей' }) -> '3 врача'. A form that is not given falls to the next fuller one. */
export function plural(locale: string, n: number, forms: PluralForms): string {
  let rule = rules.get(locale)
  if (!rule) {
    // A browser without Belarusian data takes the Russian rules, which are the same.
    rule = new Intl.PluralRules([locale, 'ru'])
    rules.set(locale, rule)
  }
  const category = rule.select(n)
  const form = (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? inherit(category, forms)
  return form.replaceAll('#', String(n))
}

function inherit(category: Intl.LDMLPluralRule, forms: PluralForms): string {
  // «1,5 врача»: Russian fractions read like few.
  if (category === 'other') return forms.other ?? forms.few ?? forms.many ?? forms.one
  return forms.other ?? forms.many ?? forms.few ?? forms.one
}
