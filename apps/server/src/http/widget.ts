// The booking widget of clinics' sites: files that pages of any site may load. What they may ask is told by ./cors.ts.
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const MINUTES_KEPT = 10

/** `/widget/vizit-booking.js` and its fonts. The address of the script never changes, so that it is kept for minutes only; a font for a year. */
export async function serveWidget(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/widget/',
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // A script with an integrity hash, and every font, is fetched as one asks for data.
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const isFont = file.endsWith('.woff2')
      reply.header('cache-control', isFont ? 'public, max-age=31536000, immutable' : `public, max-age=${MINUTES_KEPT * 60}`)
    }
  })
}
