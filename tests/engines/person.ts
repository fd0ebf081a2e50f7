// What a person does at a page: looks until something is there, presses it, types. Whatever follows a press is looked for again and again.
import { setTimeout as pause } from 'node:timers/promises'
import { chooseIn, faultsOfPage, inPage, look, type Seen, takeNotes, type Wanted } from './in-page.ts'
import type { Tab } from './tab.ts'

const WAITS_MILLIS = Number(process.env.EXPECT_MILLIS ?? 20_000)
const LOOKS_EVERY_MILLIS = 50
/** What comes above pushes the rest of the page down: nobody is as quick to press as a program. */
const STILL_MILLIS = 200
const MOST_PRESSES = 3

export type Person = ReturnType<typeof personAt>

export function personAt(tab: Tab, origin: string) {
  const see = (wanted: Wanted) => tab.ask(inPage(look, wanted)) as Promise<Seen | null>

  /** Looks until what is wanted is as it should be; throws with how it was last. */
  async function until(wanted: Wanted, why: string, isSo: (seen: Seen) => boolean): Promise<Seen> {
    const last = await again(
      () => see(wanted),
      seen => seen !== null && isSo(seen)
    )
    if (last.ok) return last.value!
    throw new Error(`${nameOf(wanted)} ${last.value ? `should ${why}, but is ${JSON.stringify(last.value)}` : 'is not there'}`)
  }

  /** Presses it once it has lain still in the window for a while, with nothing over it; once more if it slipped away under the hand all the same. */
  async function press(wanted: Wanted, times = 1): Promise<void> {
    let [before, since] = ['', 0]
    const { x, y } = await until(wanted, 'be free to be pressed', seen => {
      const now = `${seen.x} ${seen.y} ${seen.isDisabled} ${seen.coveredBy}`
      if (now !== before) [before, since] = [now, performance.now()]
      return !seen.isDisabled && seen.coveredBy === null && performance.now() - since > STILL_MILLIS
    })
    await tab.pressAt(x, y)
    const isMissed = (await tab.ask('window.isReached')) === false
    if (isMissed && times === MOST_PRESSES) throw new Error(`${nameOf(wanted)} is not reached by ${times} presses`)
    if (isMissed) await press(wanted, times + 1)
  }

  return {
    async goTo(path: string): Promise<void> {
      await tab.open(new URL(path, origin).href)
      await tab.ask(inPage(takeNotes))
    },
    press,
    see: (wanted: Wanted) => until(wanted, 'be there', () => true),
    seeFocused: (wanted: Wanted) => until(wanted, 'have the focus', seen => seen.isFocused),
    seeText: (wanted: Wanted, text: string) => until(wanted, `say «${text}»`, seen => seen.text.includes(text)),
    async seeGone(wanted: Wanted): Promise<void> {
      const last = await again(
        () => see(wanted),
        seen => seen === null
      )
      if (!last.ok) throw new Error(`${nameOf(wanted)} is still there`)
    },
    async tick(wanted: Wanted): Promise<void> {
      await press(wanted)
      await until(wanted, 'be chosen', seen => seen.isChecked)
    },
    /** Presses the field, types key by key, and sees what its mask makes of it. */
    async type(label: string, keys: string, becomes = keys): Promise<void> {
      const field: Wanted = { role: 'textbox', name: label }
      await press(field)
      await until(field, 'have the focus', seen => seen.isFocused)
      await tab.type(keys)
      await until(field, `hold «${becomes}»`, seen => seen.text === becomes)
    },
    typeHere: (keys: string) => tab.type(keys),
    async choose(label: string, value: string): Promise<void> {
      const { ok } = await again(
        () => tab.ask(inPage(chooseIn, label, value)),
        done => done === true
      )
      if (!ok) throw new Error(`the list «${label}» has no entry ${value}`)
    },
    async seeAddress(beginning: string): Promise<string> {
      const last = await again(
        () => tab.ask('location.pathname + location.search') as Promise<string>,
        address => address.startsWith(beginning)
      )
      if (last.ok) return last.value
      throw new Error(`the address should begin with ${beginning}, but is ${last.value}`)
    },
    /** Nothing is wrong with how the page stands in its window. */
    async seeSound(): Promise<void> {
      const { ok, value } = await again(
        () => tab.ask(inPage(faultsOfPage)) as Promise<string[]>,
        faults => faults.length === 0
      )
      if (!ok) throw new Error(value.join('; '))
    },
    ask: (expression: string) => tab.ask(expression)
  }
}

async function again<Got>(ask: () => Promise<Got>, isSo: (got: Got) => boolean): Promise<{ ok: boolean; value: Got }> {
  const since = performance.now()
  for (;;) {
    const value = await ask()
    if (isSo(value)) return { ok: true, value }
    if (performance.now() - since > WAITS_MILLIS) return { ok: false, value }
    await pause(LOOKS_EVERY_MILLIS)
  }
}

function nameOf({ role, name, within }: Wanted): string {
  return `${role} «${typeof name === 'string' ? name : name.like}»${within ? ` in ${nameOf(within)}` : ''}`
}
