// What docs/credits.md has to name: files of others in the repository, and delivered packages under more than the usual terms.
import { licenceOf, needsCredit } from './licences.ts'
import { type Lock, nameOf, reachedFrom } from './locked-packages.ts'

/** Pictures, fonts and papers that go to browsers or to the server; those of docs are the product's own. */
const DELIVERED = /^(apps|packages)\/.*\.(woff2?|ttf|otf|png|jpe?g|webp|gif|ico|svg|pdf)$/

/** One line for each thing that the page does not name, and for each path on it that there is not. `files`: all of the repository. */
export function problemsOfCredits(page: string, lock: Lock, files: string[]): string[] {
  const named = [...page.matchAll(/`([^`]+)`/g)].map(([, words]) => words!)
  const paths = named.filter(words => /^(apps|packages|docs)\//.test(words))
  const covers = (file: string) => paths.some(path => file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`))
  return [
    ...files.filter(file => DELIVERED.test(file) && !covers(file)).map(file => `docs/credits.md does not say whose ${file} is`),
    ...paths
      .filter(path => !files.some(file => file === path || file.startsWith(path)))
      .map(path => `docs/credits.md names ${path}, which is not there`),
    ...reachedFrom(lock)
      .filter(path => path.includes('node_modules/'))
      .flatMap(path => {
        const name = nameOf(path, lock[path]!)
        const licence = licenceOf(name, lock[path]!.version!, lock[path]!.license)
        return licence && needsCredit(lock[path]!.license) && !page.includes(name)
          ? `docs/credits.md does not name ${name} (${licence})`
          : []
      })
  ]
}
