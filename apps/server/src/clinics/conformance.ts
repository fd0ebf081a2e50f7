// What every clinic must be to the product, whatever system stands behind it. One suite for every adapter.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Capability,
  type ClinicAnswer,
  type ClinicCancel,
  type ClinicGateway,
  type ClinicMove,
  capabilitiesOf,
  type Reservation
} from './gateway.ts'

/** A clinic behind its adapter, with the hands of its own people. `ask`, `cancel` and `move` are what booking does: our table and the gateway. */
export type ClinicWorld = {
  gateway(): ClinicGateway
  /** A new order of a new patient for a free time; for the time of another order with `like`. */
  order(like?: Reservation): Promise<Reservation>
  /** The same order at another free time of the same doctor. */
  elsewhere(order: Reservation): Promise<Reservation>
  ask(order: Reservation): Promise<ClinicAnswer>
  cancel(order: Reservation): Promise<ClinicCancel>
  move(from: Reservation, to: Reservation): Promise<ClinicMove>
  /** The starts at which the clinic has the order. */
  standing(orderId: string): Promise<string[]>
  isFree(time: Reservation): Promise<boolean>
  /** The clinic gives the time to somebody of its own. */
  giveAway(time: Reservation): Promise<void>
  /**
   * The clinic carries out the next question that changes something and its answer is lost; or never hears it. `nth`: of those from now on; without it, the
   * one that changes the appointment. Gives whether it has come. Only of a clinic far away.
   */
  lose?: (what: 'the-answer' | 'the-question', nth?: number) => () => boolean
  /** The clinic's people change something between the reading and the writing of the next question. Only far away: inside it is one step. */
  meddle?: (time: Reservation) => void
  /** The clinic keeps the time of a visit of ours for itself, or gives it to another patient besides. Only far away: inside there is one table. */
  keep?: (time: Reservation, for_: 'itself' | 'another') => Promise<void>
  /** The clinic refuses whoever comes, with this reason. Only of a clinic with people of its own. */
  refuse?: (reason: string) => void
}

/** The least that a clinic must be able to do for visits. */
const NEEDED: readonly Capability[] = ['booking', 'cancel', 'move']

/** `inside`: the clinic is in our own store, so that nothing can be lost on the way to it. */
export function conforms(name: string, place: 'inside' | 'far-away', open: () => Promise<ClinicWorld>): void {
  describe(name, () => whatItMustBe(place, open))
}

function whatItMustBe(place: 'inside' | 'far-away', open: () => Promise<ClinicWorld>): void {
  let world: ClinicWorld
  beforeEach(async () => {
    world = await open()
  })

  test('a free time that is asked for is reserved, and the clinic has it', async () => {
    expect(capabilitiesOf(world.gateway())).toEqual(expect.arrayContaining([...NEEDED]))
    const order = await world.order()
    expect(await world.gateway().find(order)).toEqual({ verdict: 'never-heard' })
    expect(await world.ask(order)).toMatchObject({ verdict: 'reserved' })
    expect([await world.standing(order.orderId), await world.isFree(order)]).toEqual([[order.startDate], false])
    expect(await world.gateway().find(order)).toMatchObject({ verdict: 'reserved' })
  })

  test('one order asked for again, also at the same moment, is one appointment', async () => {
    const order = await world.order()
    await world.ask(order)
    const again = await Promise.all([1, 2, 3].map(() => world.gateway().reserve(order)))
    expect(again.map(answer => answer.verdict)).toEqual(['reserved', 'reserved', 'reserved'])
    expect(await world.standing(order.orderId)).toEqual([order.startDate])
  })

  test('of two who want one time one gets it and the other hears that it is busy', async () => {
    const first = await world.order()
    const orders = [first, await world.order(first)]
    const answers = await Promise.all(orders.map(order => world.ask(order)))
    expect(answers.map(answer => answer.verdict).toSorted()).toEqual(['busy', 'reserved'])
    const standing = await Promise.all(orders.map(order => world.standing(order.orderId)))
    expect(standing.flat()).toEqual([first.startDate])
  })

  test('a time that the clinic gave to somebody of its own is busy', async () => {
    const order = await world.order()
    await world.giveAway(order)
    expect(await world.ask(order)).toEqual({ verdict: 'busy' })
    expect(await world.standing(order.orderId)).toEqual([])
  })

  test('a cancelled visit frees its time at the clinic, twice if need be, and another may have it', async () => {
    const order = await world.order()
    await world.ask(order)
    expect([await world.cancel(order), await world.cancel(order)]).toEqual(['cancelled', 'cancelled'])
    expect([await world.standing(order.orderId), await world.isFree(order)]).toEqual([[], true])
    expect(await world.ask(await world.order(order))).toMatchObject({ verdict: 'reserved' })
  })

  test('a moved visit is at its new time, keeps its identity, and frees the old one; moved again to the same, nothing changes', async () => {
    const order = await world.order()
    await world.ask(order)
    const to = await world.elsewhere(order)
    expect([(await world.move(order, to)).verdict, (await world.move(order, to)).verdict]).toEqual(['moved', 'moved'])
    expect([await world.standing(order.orderId), await world.isFree(order), await world.isFree(to)]).toEqual([[to.startDate], true, false])
    expect((await world.gateway().find(to)).verdict).toBe('reserved')
    expect((await world.gateway().find(order)).verdict).toBe('unknown')
  })

  test('a visit that cannot be moved because the new time is taken stays where it was', async () => {
    const order = await world.order()
    await world.ask(order)
    const to = await world.elsewhere(order)
    await world.giveAway(to)
    expect(await world.move(order, to)).toEqual({ verdict: 'busy' })
    expect([await world.standing(order.orderId), await world.isFree(order)]).toEqual([[order.startDate], false])
  })

  if (place === 'inside') return

  test('an answer that was lost is "unknown"; looked up, it is what the clinic did, and asked again it is done once', async () => {
    const [heard, unheard] = [await world.order(), await world.order()]
    world.lose!('the-answer')
    expect(await world.ask(heard)).toEqual({ verdict: 'unknown' })
    expect(await world.gateway().find(heard)).toMatchObject({ verdict: 'reserved' })
    world.lose!('the-question')
    expect(await world.ask(unheard)).toEqual({ verdict: 'unknown' })
    expect(await world.gateway().find(unheard)).toEqual({ verdict: 'never-heard' })
    expect(await world.ask(unheard)).toMatchObject({ verdict: 'reserved' })

    const to = await world.elsewhere(heard)
    world.lose!('the-answer')
    expect(await world.move(heard, to)).toEqual({ verdict: 'unknown' })
    expect((await world.gateway().find(to)).verdict).toBe('reserved')
    world.lose!('the-question')
    expect((await world.move(heard, to)).verdict).toBe('moved')
    expect([await world.standing(heard.orderId), await world.isFree(heard)]).toEqual([[to.startDate], true])
    world.lose!('the-answer')
    expect([await world.move(to, heard), (await world.move(to, heard)).verdict]).toEqual([{ verdict: 'unknown' }, 'moved'])
    expect([await world.standing(heard.orderId), await world.isFree(to)]).toEqual([[heard.startDate], true])
    world.lose!('the-answer')
    expect(await world.cancel(heard)).toBe('unknown')
    expect(await world.cancel(heard)).toBe('cancelled')
    expect([await world.standing(heard.orderId), await world.standing(unheard.orderId)]).toEqual([[], [unheard.startDate]])
  })

  test('whichever question or answer is lost on the way, asked again it is done once, and nothing else is held', async () => {
    for (const what of ['the-answer', 'the-question'] as const)
      for (let nth = 1, came = true; came; nth++) {
        const order = await world.order()
        const hasCome = world.lose!(what, nth)
        const verdict = (await world.ask(order)).verdict
        came = hasCome()
        expect([what, nth, came, verdict]).toEqual([what, nth, came, came ? 'unknown' : 'reserved'])
        expect([what, nth, (await world.ask(order)).verdict]).toEqual([what, nth, 'reserved'])

        const to = await world.elsewhere(order)
        world.lose!(what, nth)
        await world.move(order, to)
        world.lose!(what, 1_000)
        expect([what, nth, (await world.move(order, to)).verdict]).toEqual([what, nth, 'moved'])
        expect([await world.standing(order.orderId), await world.isFree(order), await world.isFree(to)]).toEqual([
          [to.startDate],
          true,
          false
        ])

        world.lose!(what, nth)
        await world.cancel(to)
        world.lose!(what, 1_000)
        expect([what, nth, await world.cancel(to)]).toEqual([what, nth, 'cancelled'])
        expect([await world.standing(order.orderId), await world.isFree(order), await world.isFree(to)]).toEqual([[], true, true])
      }
  })

  test('a time that was lost between asking and asking again is given up whole: the visit is busy and nothing of it is held', async () => {
    for (let nth = 1, came = true; came; nth++) {
      const order = await world.order()
      const hasCome = world.lose!('the-question', nth)
      await world.ask(order)
      came = hasCome()
      if (!came) break
      world.lose!('the-question', 1_000)
      await world.keep!(order, 'itself')
      expect([nth, await world.ask(order)]).toEqual([nth, { verdict: 'busy' }])
      expect(await world.standing(order.orderId)).toEqual([])
    }
  })

  test('a time that the clinic kept for itself, or gave to another, after our booking is not freed when the visit goes', async () => {
    for (const whom of ['itself', 'another'] as const) {
      const [cancelled, moved] = [await world.order(), await world.order()]
      const to = await world.elsewhere(moved)
      for (const order of [cancelled, moved]) {
        await world.ask(order)
        await world.keep!(order, whom)
      }
      expect([whom, await world.cancel(cancelled), (await world.move(moved, to)).verdict]).toEqual([whom, 'cancelled', 'moved'])
      expect([await world.standing(cancelled.orderId), await world.standing(moved.orderId)]).toEqual([[], [to.startDate]])
      expect([whom, await world.isFree(cancelled), await world.isFree(moved)]).toEqual([whom, false, false])
    }
  })

  test('what the clinic changes meanwhile is not written over', async () => {
    const [order, taken] = [await world.order(), await world.order()]
    world.meddle!(taken)
    expect(await world.ask(taken)).toEqual({ verdict: 'busy' })
    await world.ask(order)
    world.meddle!(order)
    expect(await world.cancel(order)).toBe('cancelled')
    expect([await world.standing(taken.orderId), await world.standing(order.orderId)]).toEqual([[], []])
  })

  test('a clinic that refuses gives its reason, and has nothing', async () => {
    const order = await world.order()
    world.refuse!('UNDERAGE_USER')
    expect(await world.ask(order)).toEqual({ verdict: 'refused', reason: 'UNDERAGE_USER' })
    expect([await world.standing(order.orderId), await world.isFree(order)]).toEqual([[], true])
  })
}
