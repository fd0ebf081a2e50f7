import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { faceBuild } from '../../../packages/pages/for-browsers/face-build.ts'
import { chunkOf } from '../chunks.ts'
import { policyOf } from './policy.ts'

const OWN = join(import.meta.dirname, 'platform')
const OWN_OUTDATED = join(import.meta.dirname, 'outdated-screen.tsx')
const OF_WEB = /packages[/\\]client[/\\]src[/\\]platform[/\\]([\w-]+)\.ts$/

/** What is said of a version that is too old: a shop has the newer one, no page that is loaded anew. */
const OUTDATED = /packages[/\\]pages[/\\]src[/\\]shell[/\\]outdated-screen\.tsx$/

/** Each piece of the seam that the phone does in its own way takes the place of the web's. Fails the build where one of them is used by nobody. */
const onPhone: Plugin = {
  name: 'on-phone',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/platform\/|outdated-screen/.test(source) && !importer?.includes('platform')) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (OUTDATED.test(found?.id ?? '')) return OWN_OUTDATED
    const name = OF_WEB.exec(found?.id ?? '')?.[1]
    const own = join(OWN, `${name}.ts`)
    return name && existsSync(own) ? own : null
  },
  generateBundle(_, bundle) {
    const modules = new Set(Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : [])))
    const own = [
      OWN_OUTDATED,
      ...readdirSync(OWN)
        .filter(name => !name.endsWith('.test.ts'))
        .map(name => join(OWN, name))
    ]
    const forgotten = own.filter(path => !modules.has(path))
    if (forgotten.length > 0) throw new Error(`not in the app: ${forgotten.join(', ')}`)
  }
}

/** [R61] an origin, and nothing behind it. */
function siteOf(address: string | undefined): string | null {
  const url = URL.parse(address ?? '')
  return url && /^https?:$/.test(url.protocol) && url.origin === address?.replace(/\/$/, '') ? url.origin : null
}

const site = siteOf(process.env.PATIENT_ORIGIN)

const policy: Plugin = {
  name: 'policy',
  buildStart() {
    if (site === null)
      throw new Error('PATIENT_ORIGIN must be the address of the patient app, such as https://app.vizit.example: there the app asks')
  },
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(site!) }, injectTo: 'head-prepend' as const }
  ]
}

export default faceBuild({
  root: import.meta.dirname,
  folders: { publicDir: '../public', outDir: 'dist/web' },
  told: { PATIENT_ORIGIN: site ?? '' },
  plugins: [onPhone, policy],
  chunkOf
})
