// The pages of the catalogue that the server draws: kept as they travel while what they show is so, bounded in number and bytes.

import { type AskAsNobody, type AskedPage, SIGN_IN_FIELDS, TIMETABLE_FIELDS } from '@vizit/contract/drawn-page'
import { getSettings } from '@vizit/contract/settings'
import { addDays, minskDay, minskInstant } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import type { Deps } from '../../deps.ts'
import type { Drawer } from '../../http/drawer.ts'
import type { PublicPage, PublicPages } from '../../http/public-pages.ts'
import type { ReadyText } from '../../http/route.ts'
import { availabilityOf, stretchOf, type View } from '../availability/availability.ts'
import { KeptAnswers } from '../availability/kept-answers.ts'
import { openRange } from '../cut-range.ts'
import { directoryPages } from './directory-pages.ts'
import { centreOfBranch, type Standing, standingOfCentre, standingOfDoctor } from './standing.sql.ts'

const KEPT = { bytes: 24 * 2 ** 20, answers: 2_000 }
const STATUS = { here: 200, gone: 410, unknown: 404 } as const
/** Milliseconds. */
const [MINUTE, TIMETABLE_SHOWN] = [60_000, 2_000]
const ID = /^[1-9]\d{0,8}$/
/** Whom there is not is drawn once for all, under the last number that there could be. */
const NOBODY = '2147483647'

/** What a page is drawn from beside the catalogue, the settings and the day: of the same basis comes the same page. `until`, in milliseconds: time itself makes it untrue. */
export type Truth = { basis: string; until: number }
/** `elsewhere`: the one address of the thing, where it was asked for by another. `tells`: its own page says that it is gone. */
export type Found = { stands: Standing; truthOf?: (view: View) => Truth; elsewhere?: string; tells?: boolean }
export type Pages = {
  name: AskedPage['page']
  address: PublicPages['address']
  rest?: NonNullable<PublicPages['rest']>
  asksBy?: NonNullable<PublicPages['asksBy']>
  isOwn?: true
  /** As what the page of something unknown is drawn. */
  unknown: string
  find: (id: string, now: Date) => Promise<Found>
}

/** `draw` asks the endpoints by `ask`. */
export function cataloguePages(deps: Deps, ask: AskAsNobody, draw: Drawer): PublicPages[] {
  const { store } = deps
  const kept = new KeptAnswers<ReadyText>(KEPT)
  const availability = availabilityOf(store)
  const origin = deps.config.passkeys.origin

  async function pageOf({ name, address, unknown, find }: Pages, asked: string, language: Language, now: Date): Promise<PublicPage> {
    const { stands, truthOf, elsewhere, tells } = await find(asked, now)
    if (elsewhere !== undefined) return { status: 301, address, id: elsewhere }
    const id = stands === 'here' || (stands === 'gone' && tells) ? asked : unknown
    const make = () => draw({ page: name, id, language, origin, now })
    // What the operator switches is part of the page too: whoever takes it over does not ask again.
    const settings = JSON.stringify(await ask(getSettings.path, {}))
    const page = await availability.answerIn(kept, [name, id, language, stands, settings], now, view => {
      const { basis, until } = truthOf?.(view) ?? { basis: '', until: Number.POSITIVE_INFINITY }
      return { basis: `${minskDay(now)};${basis}`, until: Math.min(until, midnightAfter(now)), make }
    })
    return { status: STATUS[stands], page: page ?? (await once([name, id, language, stands, settings].join('\n'), make)) }
  }

  // While nothing is counted nothing can be kept: whoever asks meanwhile is given what is being made.
  const making = new Map<string, Promise<ReadyText>>()
  function once(question: string, make: () => Promise<ReadyText>): Promise<ReadyText> {
    const found = making.get(question)
    if (found) return found
    const made = make().finally(() => making.delete(question))
    making.set(question, made)
    return made
  }

  /**
   * Every change of the timetable may be one of this page, and there are many a second in a whole country: the page is drawn anew for them every two seconds
   * at most, and every minute, for what has begun is free no longer.
   */
  const shownAt = new Map<string, { version: number; at: number }>()
  async function timetable(language: Language, now: Date): Promise<PublicPage> {
    const make = () => draw({ page: 'timetable', id: '', language, origin, now })
    const settings = JSON.stringify(await ask(getSettings.path, {}))
    const page = await availability.answerIn(kept, ['timetable', language, settings], now, (_, version) => {
      const at = now.getTime()
      const last = shownAt.get(language)
      const isShown = last !== undefined && at >= last.at && at < last.at + TIMETABLE_SHOWN
      const shown = isShown ? last : { version, at }
      shownAt.set(language, shown)
      const minute = Math.floor(at / MINUTE)
      const until = (minute + 1) * MINUTE
      return {
        basis: `${minute} ${shown.version}`,
        until: shown.version === version ? until : Math.min(until, shown.at + TIMETABLE_SHOWN),
        make
      }
    })
    return { status: 200, page: page ?? (await once(['timetable', language, settings].join('\n'), make)) }
  }

  const all: Pages[] = [
    {
      name: 'doctor',
      address: '/doctor',
      unknown: NOBODY,
      async find(id, now) {
        const stands = ID.test(id) ? await standingOfDoctor(store, id) : 'unknown'
        return stands === 'here' ? { stands, truthOf: view => freeTimesOf(view, id, now) } : { stands }
      }
    },
    {
      name: 'centre',
      address: '/centre',
      unknown: NOBODY,
      find: async id => ({ stands: ID.test(id) ? await standingOfCentre(store, id) : 'unknown' })
    },
    ...directoryPages(store, ID, NOBODY),
    // Before anybody has signed in it is one for all; who brings a number or a way back along gets it from the face.
    {
      name: 'sign-in',
      address: '/sign-in',
      rest: '',
      asksBy: SIGN_IN_FIELDS,
      isOwn: true,
      unknown: '',
      find: async () => ({ stands: 'here' })
    }
  ]
  const pages = all.map((one): PublicPages => {
    const { address, rest, asksBy, isOwn } = one
    const asked = { ...(rest !== undefined && { rest }), ...(asksBy && { asksBy }), ...(isOwn && { isOwn }) }
    return { address, ...asked, answer: (id, language, now) => pageOf(one, id, language, now) }
  })
  return [
    { address: '/timeslot', rest: '', asksBy: TIMETABLE_FIELDS, answer: (_, language, now) => timetable(language, now) },
    ...pages,
    branches(deps, pages.find(one => one.address === '/centre')!)
  ]
}

/** A doctor and a visit name a branch alone: its page is that of its centre. */
function branches({ store }: Deps, centres: PublicPages): PublicPages {
  return {
    address: '/branch',
    async answer(id, language, now) {
      const centreId = ID.test(id) ? await centreOfBranch(store, id) : undefined
      return centreId === undefined ? centres.answer('', language, now) : { status: 301, id: centreId, address: centres.address }
    }
  }
}

/** A time that has begun is free no longer. */
function freeTimesOf(view: View, doctorId: string, now: Date): Truth {
  const places = view.assignments.ofDoctor(Number(doctorId), 'all').map(({ at }) => at)
  return { basis: places.map(place => `${place} ${view.free.readingsOf(place)}`).join(';'), until: firstBegin(view, places, now) }
}

/** When the first of their free times begins, ms since 1970. */
function firstBegin(view: View, places: readonly number[], now: Date): number {
  const open = stretchOf(view, openRange(now))
  return places.reduce((until, place) => {
    const at = view.free.firstIn(place, open)
    return at < 0 ? until : Math.min(until, view.free.from.getTime() + at)
  }, Number.POSITIVE_INFINITY)
}

/** Pages say today and tomorrow. */
function midnightAfter(now: Date): number {
  return minskInstant(addDays(minskDay(now), 1), '00:00').getTime()
}
