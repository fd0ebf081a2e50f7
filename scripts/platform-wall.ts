// What the device can do is asked for behind one seam, packages/client/src/platform: an app of a shop answers some of it in its own way (0091).
import { lineOf, type Source } from './sources.ts'

/** The seam in the web and in the app of a shop, and what reads the app back. */
const SEAM = /^packages\/client\/src\/platform\/|^apps\/patient\/native\/(?:platform|project)\//
/** The worker of the web faces: an app of a shop has none. */
const WORKER = /^packages\/pages\/src\/install\/(?:face|shell)-worker\.ts$/
/** The programs that run inside the shell of a phone. */
const OF_SHELL = /^apps\/patient\/native\//

const BEHIND_SEAM: [RegExp, string][] = [
  [/\bnavigator\s*\??\.\s*(?:share|canShare|clipboard)\b|['"](?:share|clipboard)['"]\s+in\s+navigator\b/g, 'platform/share'],
  [/\bnavigator\s*\??\.\s*mediaDevices\b|\bgetUserMedia\b/g, 'platform/camera'],
  [/\b(?:set|clear)AppBadge\b/g, 'platform/badge'],
  [/\bPushManager\b|\bpushManager\b|\bNotification\s*\.\s*(?:permission|requestPermission)\b/g, 'platform/push'],
  [/\.download\s*=(?!=)/g, 'platform/files']
]
const SERVICE_WORKER = /\bnavigator\s*\??\.\s*serviceWorker\b|['"]serviceWorker['"]\s+in\s+navigator\b/g
const NATIVE_PACKAGE = /^@(?:capacitor|aparajita|capawesome|ebarooni)\//

/** One line for each place of a source of the faces that asks the device past the seam, or brings a shell's package into the web. */
export function problemsOfPlatform({ path, code, imports, isTest }: Pick<Source, 'path' | 'code' | 'imports' | 'isTest'>): string[] {
  const problems: string[] = []
  if (!/^(?:packages|apps)\//.test(path) || path.startsWith('apps/server/')) return problems
  for (const { from, line } of imports)
    if (NATIVE_PACKAGE.test(from) && !OF_SHELL.test(path)) problems.push(`${path}:${line}: only apps/patient/native imports ${from}`)
  if (isTest || SEAM.test(path)) return problems
  const tell = (asked: RegExp, seam: string) => {
    for (const { 0: said, index } of code.matchAll(asked))
      problems.push(`${path}:${lineOf(code, index)}: ${said} is asked for by ${seam} alone`)
  }
  for (const [asked, seam] of BEHIND_SEAM) tell(asked, seam)
  if (!WORKER.test(path)) tell(SERVICE_WORKER, 'platform/push and the worker of the web')
  return problems
}
