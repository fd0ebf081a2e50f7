// The first script of a page that the server has drawn and that is read more often than pressed (0071): the program is fetched once the page stands, and
// runs when somebody touches it.
import { carryOver } from './carry-over.ts'
import { PROGRAM_ID } from '@vizit/contract/program-id'

/** The files of the program, the first one first. */
const files = JSON.parse(document.getElementById(PROGRAM_ID)!.textContent) as [string, ...string[]]
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const
const FALLBACK_IDLE_MILLIS = 200

// What is done from now on is handed on to the program's own page.
Object.assign(window, { carried: carryOver(document.getElementById('root')!) })

let begun: Promise<unknown> | undefined
function begin(): void {
  // Without a connection the page is read on; the next touch tries again.
  begun ??= import(/* @vite-ignore */ files[0]).catch(() => {
    begun = undefined
  })
}

function fetchFiles(priority: 'low' | 'auto'): void {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: priority })
    document.head.append(link)
  }
}

/** Whoever was here before may have larger letters, a town or a session of their own: the page is not quite theirs yet. */
function wasHere(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

if (wasHere()) {
  fetchFiles('auto')
  begin()
} else {
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, FALLBACK_IDLE_MILLIS))
  const onceIdle = () => void idle(() => fetchFiles('low'))
  if (document.readyState === 'complete') onceIdle()
  else addEventListener('load', onceIdle)
}
