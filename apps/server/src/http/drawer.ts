// Draws public pages with the program that the build of a face leaves for the server (decision 0071).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskedPage, DrawPage, PublicPageName } from '@vizit/contract/drawn-page'
import type { Log } from '../log.ts'
import { makeDrawingGate } from './drawing-gate.ts'
import { type PageFrame, readPageFrame, type Standings } from './page-frame.ts'
import type { ReadyText } from './route.ts'

/** The whole page as it travels. Throws where the endpoints cannot answer; refuses SERVICE_UNAVAILABLE where too many pages wait to be drawn. */
export type Drawer<Page extends string = PublicPageName> = (asked: Omit<AskedPage<Page>, 'ask'>) => Promise<ReadyText>

/**
 * What draws, and what stands around it, of one build. The program is read when the first page is asked for: most processes of a test draw none, and an idle
 * server has no memory for it. `isSameBuild`: what lies on the disk is still that build.
 */
export type PageTools<Page extends string = PublicPageName> = {
  load: () => Promise<{ draw: DrawPage<Page> }>
  frame: PageFrame<Page>
  isSameBuild: () => boolean
}

/** What the log says of a face that is not built, and of one whose pages are not drawn. */
type Losses = { face: string; unbuilt: string; undrawn: string }

export const WITHOUT_PUBLIC_PAGES: Losses = {
  face: 'the cabinet',
  unbuilt: 'the cabinet is not built, and robots.txt forbids everything',
  undrawn: 'public pages are not drawn and robots.txt forbids everything'
}
export const WITHOUT_START_PAGE: Losses = {
  face: 'the patient app',
  unbuilt: 'the patient app is not built',
  undrawn: 'the start page of the patient app is not drawn'
}

/** Two: while one waits for the database the other is drawn. Fifty that wait are half a second of drawing. */
const AT_ONCE = { atOnce: 2, waiting: 50 }
const PROGRAM = 'server/dist/public-pages.js'

/** Of a built face, by its folder. Null, and a line in the log: its pages draw themselves in the browser. */
export function findPageTools<Page extends string>(
  folder: string,
  pages: Standings<Page>,
  { face, unbuilt, undrawn }: Losses,
  log: Pick<Log, 'warn' | 'error'>
): PageTools<Page> | null {
  const page = join(folder, 'dist')
  const program = join(folder, PROGRAM)
  const parts = [join(page, 'index.html'), join(page, 'drawn.json'), program]
  const missing = parts.filter(part => !existsSync(part))
  if (missing.length === parts.length) {
    log.warn(`${unbuilt}: run \`npm run build\` and start the server anew`)
    return null
  }
  if (missing.length > 0) {
    const names = missing.map(part => part.slice(folder.length + 1)).join(' and ')
    log.error(`${undrawn}: the build of ${face} has no ${names}; run \`npm run build\` and start the server anew`)
    return null
  }
  const isSameBuild = watchBuild(parts)
  const load = () => import(pathToFileURL(program).href) as Promise<{ draw: DrawPage<Page> }>
  return { load, frame: readPageFrame(page, pages), isSameBuild }
}

/** Tells whether the files hold what they held now. Built anew from the same sources they do. */
export function watchBuild(files: readonly string[]): () => boolean {
  const stampOf = () => files.map(file => statSync(file).mtimeMs).join()
  const contentOf = () => files.map(file => createHash('sha256').update(readFileSync(file)).digest('base64')).join()
  const built = contentOf()
  let seen = { stamp: stampOf(), isSame: true }
  return () => {
    try {
      const stamp = stampOf()
      if (stamp !== seen.stamp) seen = { stamp, isSame: contentOf() === built }
      return seen.isSame
    } catch {
      // It is being built.
      return false
    }
  }
}

/** A drawer of these tools, which asks by `ask`. */
export function makeDrawer<Page extends string>({ load, frame }: PageTools<Page>, ask: AskedPage['ask']): Drawer<Page> {
  const inTurn = makeDrawingGate(AT_ONCE)
  let loaded: ReturnType<typeof load> | undefined
  async function drawNow(asked: Omit<AskedPage<Page>, 'ask'>): Promise<ReadyText> {
    loaded ??= load().catch((error: unknown) => {
      // It may be being built: the next page tries again.
      loaded = undefined
      throw error
    })
    const { draw } = await loaded
    const drawn = await draw({ ...asked, ask })
    return { plain: Buffer.from(frame(drawn, asked)), zipped: null }
  }
  return asked => inTurn(() => drawNow(asked))
}
