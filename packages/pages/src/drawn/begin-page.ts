// How a page that the server has drawn begins (0071): it listens from the beginning. The program is fetched once the page stands, and runs when somebody
// touches it.

import { PROGRAM_ID } from '@vizit/contract/program-id'
import { afterPicture } from '@vizit/ui/after-picture.ts'
import { pointsWithMouse } from '@vizit/ui/points-with-mouse.ts'
import { carryOver } from './carry-over.ts'
import { insist } from './insist.ts'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'focusin', 'wheel', 'scroll'] as const
/** What a press begins with; a finger that stays down for so many milliseconds is one too. */
const DOWN = ['pointerdown', 'touchstart']
const LONG_MILLIS = 400
const FALLBACK_IDLE_MILLIS = 200
/** A machine that is never idle has the files no later than this. */
const IDLE_MOST_MILLIS = 2_000

/** Of the program, the first one first. */
function filesOfProgram(): string[] {
  return JSON.parse(document.getElementById(PROGRAM_ID)!.textContent) as string[]
}

function fetchFiles(files: readonly string[], priority: 'low' | 'auto'): void {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: priority })
    document.head.append(link)
  }
}

/** Runs the program in the place of a page that is taken away: nothing of it is handed on, and nobody listens to it. */
export async function beginAnew(): Promise<void> {
  const files = filesOfProgram()
  document.getElementById('root')!.replaceChildren()
  fetchFiles(files, 'auto')
  await import(/* @vite-ignore */ files[0]!)
}

/** Once, by the first script of the page. `isTheirs`: for whoever looks at it the page is as they would have it; else the program runs at once. */
export function beginPage(isTheirs: boolean, clock: () => Date): void {
  const files = filesOfProgram()
  // As the program's own page does: whoever opens a page that begins with one field types at once.
  if (pointsWithMouse()) document.querySelector<HTMLElement>('[data-at-once] input')?.focus()
  // What is done from now on is handed on to the program's own page.
  const carried = carryOver(document.getElementById('root')!, clock)
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

  if (!isTheirs || carried.isOwed) {
    fetchFiles(files, 'auto')
    begin()
    return
  }
  // The program keeps a cheap phone busy for a moment: what was touched shows that first, and a press is whole before.
  const touched = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    // A page that comes up under a pointer at rest is told of it as of a move.
    if (type === 'pointermove' && !movementX && !movementY) return
    if (DOWN.includes(type)) setTimeout(begin, LONG_MILLIS)
    else afterPicture(begin)
  }
  for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
  const idle = (then: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(then, { timeout: IDLE_MOST_MILLIS }) : setTimeout(then, FALLBACK_IDLE_MILLIS)
  // Not before the first picture: on a slow line the files would come between.
  const onceIdle = () =>
    new PerformanceObserver((_, seen) => {
      seen.disconnect()
      idle(() => fetchFiles(files, 'low'))
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') onceIdle()
  else addEventListener('load', onceIdle)
}
