// What a page in another language still says in Russian, of the product's own words.
import type { Page } from '@playwright/test'
import { ru as specialities } from '@vizit/parts/specialities/messages.ru'
import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { belarusian } from '@vizit/parts/words/belarusian'
import { globSync } from 'tinyglobby'
import { CATALOGUE_NAMES } from '../../apps/server/src/store/demo/catalogue-names.data.ts'
import { TOWNS } from '../../apps/server/src/store/demo/towns.ts'

const wordsBe = await allWordsIn(belarusian)

const root = new URL('../../', import.meta.url)

/** The texts of the law are in Russian, and so are their names. */
const NOT_OURS = new Set(['Пользовательское соглашение', 'Политика конфиденциальности'])

/** Specialities, towns and services, but for what is called the same in Belarusian. They are told before other things: «Терапевт, первая категория». */
const NAMES = new Set([...Object.values(specialities), ...TOWNS.map(town => town.nameRu), ...Object.keys(CATALOGUE_NAMES)])
const inBelarusian = [
  ...Object.values(wordsBe.specialities),
  ...TOWNS.map(town => town.nameBe),
  ...Object.values(CATALOGUE_NAMES).map(([, be]) => be)
]
for (const name of inBelarusian) NAMES.delete(name)

let known: Promise<Set<string>> | undefined

/** Whatever the Russian words of the product say whole, as it stands in them. */
async function russianWords(): Promise<Set<string>> {
  const files = globSync('packages/{client,parts}/src/**/messages.ru.ts', { cwd: root.pathname })
  const tables: unknown[] = await Promise.all(files.map(file => import(new URL(file, root).href)))
  // A word that is the same in Belarusian tells nothing.
  const same = new Set(textsOf(wordsBe))
  return new Set(textsOf(tables).filter(one => /[а-яё]{2}/i.test(one) && !same.has(one) && !NOT_OURS.has(one)))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Texts, names and hints of the page that the Russian words of the product say whole, or that begin with a speciality or a town in Russian. */
export async function russianSaid(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // What says that it is of another language than the page is not said by mistake: «Русский» among the languages.
    const isOfPage = (element: Element | null) => element?.closest('[lang]') === document.documentElement
    // Initials of a doctor may spell what the words say too: «ЕД» are units of a drug.
    const isInitials = (element: Element | null, text: string) => element?.ariaHidden === 'true' && /^\p{Lu}{1,2}$/u.test(text)
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (isOfPage(parentElement) && !isInitials(parentElement, nodeValue!.trim())) texts.push(nodeValue!.trim())
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(one.getAttribute(name)?.trim() ?? '')
    return texts
  })
  known ??= russianWords()
  const russian = await known
  return [...new Set(said.filter(text => russian.has(text) || NAMES.has(text.split(/, | · /)[0]!)))]
}
