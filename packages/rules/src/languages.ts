/** [3.101] What is spoken here. Russian is the original, and what is said to whoever has chosen nothing. */
export const LANGUAGES = ['ru', 'en', 'be'] as const
export type Language = (typeof LANGUAGES)[number]

/** [1.47] The first of these languages ('be-BY', 'en') that is one of ours; Russian where none is. */
export function firstOfOurs(languages: readonly string[]): Language {
  for (const one of languages) {
    const known = LANGUAGES.find(code => code === one.toLowerCase().split('-')[0])
    if (known) return known
  }
  return 'ru'
}
