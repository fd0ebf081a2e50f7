// The first script of a page that the server has drawn (0071): it listens from the beginning. Where a page is read more often than pressed, the program is fetched
// once the page stands, and runs when somebody touches it; elsewhere the page names the program itself.
import { PROGRAM_ID } from '@vizit/contract/program-id'
import { carryOver } from './carry-over.ts'
import { insist } from './insist.ts'

/** The files of a program that waits, the first one first. */
const files = JSON.parse(document.getElementById(PROGRAM_ID)?.textContent ?? '[]') as string[]
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'focusin', 'wheel', 'scroll'] as const
const FALLBACK_IDLE_MILLIS = 200

// What is done from now on is handed on to the program's own page.
const carried = carryOver(document.getElementById('root')!, () => new Date())
Object.assign(window, { carried })

let begun: Promise<void> | undefined
function begin(): void {
  const program = () =>
    import(/* @vite-ignore */ files[0]!).then(
      () => true,
      () => false
    )
  begun ??= insist(program, carried)
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

if (files.length > 0 && (wasHere() || carried.isOwed)) {
  fetchFiles('auto')
  begin()
} else if (files.length > 0) {
  // A page that comes up under a pointer at rest is told of it as of a move.
  const touched = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent
    if (event.type !== 'pointermove' || movementX || movementY) begin()
  }
  for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, FALLBACK_IDLE_MILLIS))
  const onceIdle = () => void idle(() => fetchFiles('low'))
  if (document.readyState === 'complete') onceIdle()
  else addEventListener('load', onceIdle)
}
