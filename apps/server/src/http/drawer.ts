// Draws public pages with the program that the build of a face leaves for the server (decision 0071).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskedPage, DrawPage } from '@vizit/contract/drawn-page'
import { type PageFrame, readPageFrame } from './page-frame.ts'
import type { ReadyText } from './route.ts'

/** The whole page as it travels. Throws where the endpoints cannot answer. */
export type Drawer = (asked: Omit<AskedPage, 'ask'>) => Promise<ReadyText>

/** What draws, and what stands around it. The program is read when the first page is asked for: most processes of a test draw none. */
export type PageTools = { load: () => Promise<{ draw: DrawPage }>; frame: PageFrame }

/** Of a built face, by its folder. Null: it is not built, and its pages draw themselves in the browser. */
export function findPageTools(folder: string): PageTools | null {
  const program = join(folder, 'server/dist/public-pages.js')
  const page = join(folder, 'dist')
  if (!existsSync(program) || !existsSync(join(page, 'index.html'))) return null
  return { load: () => import(pathToFileURL(program).href) as Promise<{ draw: DrawPage }>, frame: readPageFrame(page) }
}

/** A drawer of these tools, which asks by `ask`. */
export function makeDrawer({ load, frame }: PageTools, ask: AskedPage['ask']): Drawer {
  let loaded: ReturnType<typeof load> | undefined
  return async asked => {
    loaded ??= load().catch((error: unknown) => {
      // It may be being built: the next page tries again.
      loaded = undefined
      throw error
    })
    const { draw } = await loaded
    const drawn = await draw({ ...asked, ask })
    return { plain: Buffer.from(frame(drawn, asked.language)), zipped: null }
  }
}
