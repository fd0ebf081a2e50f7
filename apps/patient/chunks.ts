// Which modules travel together: what the frame and most pages need is one file; all else is left to the bundler.
import { join } from 'node:path'
import { drawnFiles } from '../../packages/pages/for-browsers/drawn-files.ts'
import { fileOfSmall, type Graph, makePagesOf, OF_FEW } from '../../packages/pages/for-browsers/pages-of.ts'

const FRAME = /patient\/src\/(?:framed|home\/home-screen)\.tsx$/
const START = /patient\/src\/home\/first-home\.tsx$/
const WORDS = /\/src\/([\w/-]+)\/messages\.(ru|en|be)\.ts$/
/** Whose words most pages say, and what all words are made of. */
const OF_FRAME = /^(account|amounts|app|catalogue(\/ages)?|consent|counts|days|people|refusal-words(\/.*)?|shell|sign-in|ways)$/
/** Whose words are said where one looks for something. */
const OF_FINDING = /^(booking|catalogue|finding|favourites|reviews|map|drugs|specialities)(\/|$)/
/** So many pages make a module one of the frame. */
const MOST_PAGES = 26
const pagesOf = makePagesOf()

/** Names the file of a module, or leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  const small = fileOfSmall(id)
  if (small) return small
  const [, feature, language] = WORDS.exec(id) ?? []
  // A language has three files, not fifty: on a slow line a file costs more than a kilobyte.
  if (feature && language) return `${language}-${OF_FRAME.test(feature) ? 'frame' : OF_FINDING.test(feature) ? 'finding' : 'own'}`
  if (OF_FEW.test(id)) return null
  const pages = pagesOf(id, graph)
  return pages.length >= MOST_PAGES || pages.some(page => FRAME.test(page)) ? 'frame' : null
}

/** The server draws the first picture of the start page. */
export const drawnStart = drawnFiles({
  beginsWith: { '/': [FRAME, START] },
  drawn: ['/'],
  beginning: join(import.meta.dirname, 'src', 'begin.ts'),
  before: join(import.meta.dirname, 'src', 'was-here.ts')
})
