/** «7,5 мг/мл» is “7.5 mg/ml” in English. `units`: by the Russian ones. */
export function figuresIn(language: 'en' | 'be', units: ReadonlyMap<string, string>, text: string): string {
  const said = text.replaceAll(/\p{L}+/gu, unit => units.get(unit) ?? unit)
  return language === 'en' ? said.replaceAll(/(?<=\d),(?=\d)/g, '.') : said
}
