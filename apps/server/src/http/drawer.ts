// Draws public pages with the program that the build of a face leaves for the server (decision 0071).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskedPage, DrawPage } from '@vizit/contract/drawn-page'
import type { Log } from '../log.ts'
import { makeDrawingGate } from './drawing-gate.ts'
import { type PageFrame, readPageFrame } from './page-frame.ts'
import type { ReadyText } from './route.ts'

/** The whole page as it travels. Throws where the endpoints cannot answer; refuses SERVICE_UNAVAILABLE where too many pages wait to be drawn. */
export type Drawer = (asked: Omit<AskedPage, 'ask'>) => Promise<ReadyText>

/**
 * What draws, and what stands around it, of one build. The program is read when the first page is asked for: most processes of a test draw none, and an idle
 * server has no memory for it. `isSameBuild`: what lies on the disk is still that build.
 */
export type PageTools = { load: () => Promise<{ draw: DrawPage }>; frame: PageFrame; isSameBuild: () => boolean }

/** Two: while one waits for the database the other is drawn. Fifty that wait are half a second of drawing. */
const AT_ONCE = { atOnce: 2, waiting: 50 }
const PROGRAM = 'server/dist/public-pages.js'

/** Of a built face, by its folder. Null, and a line in the log: its pages draw themselves in the browser, and search engines are sent away. */
export function findPageTools(folder: string, log: Pick<Log, 'warn' | 'error'>): PageTools | null {
  const page = join(folder, 'dist')
  const program = join(folder, PROGRAM)
  const parts = [join(page, 'index.html'), join(page, 'drawn.json'), program]
  const missing = parts.filter(part => !existsSync(part))
  if (missing.length === parts.length) {
    log.warn('the cabinet is not built, and robots.txt forbids everything: run `npm run build` and start the server anew')
    return null
  }
  if (missing.length > 0) {
    const names = missing.map(part => part.slice(folder.length + 1)).join(' and ')
    log.error(
      `public pages are not drawn and robots.txt forbids everything: the build of the cabinet has no ${names}; run \`npm run build\` and start the server anew`
    )
    return null
  }
  const isSameBuild = watchBuild(parts)
  return { load: () => import(pathToFileURL(program).href) as Promise<{ draw: DrawPage }>, frame: readPageFrame(page), isSameBuild }
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
export function makeDrawer({ load, frame }: PageTools, ask: AskedPage['ask']): Drawer {
  const inTurn = makeDrawingGate(AT_ONCE)
  let loaded: ReturnType<typeof load> | undefined
  async function drawNow(asked: Omit<AskedPage, 'ask'>): Promise<ReadyText> {
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
