// Our free times for programs of others. Everything here may be kept by whoever asks, and is made once for all who ask within half a minute.
import type { Received } from '@vizit/contract/endpoint'
import {
  PUBLISHED,
  publishedCapabilities,
  publishedLocationFile,
  publishedLocations,
  publishedManifest,
  publishedRoles,
  publishedScheduleFile,
  publishedSchedules,
  publishedSlotFile,
  publishedSlots
} from '@vizit/contract/published-slots'
import { refuse } from '@vizit/contract/refusal'
import { addDays, minskDay, minskInstant, startOfWeek, timetableWindow } from '@vizit/rules/days'
import type { Ctx } from '../../deps.ts'
import { type Bytes, bytes, open, type Route } from '../../http/route.ts'
import { type Kept, keepFor } from './keep-for.ts'
import {
  type Line,
  locationLines,
  type Page,
  publishedProviders,
  roleLines,
  type SlotLink,
  type Stretch,
  scheduleLines,
  slotLines,
  slotLinesOf
} from './published.sql.ts'

const KEPT_SECONDS = 30
const KEPT_MOST_BYTES = 32_000_000
const KEPT_MOST = 2_000
const PAGE_SIZE = 100
/** Everything, in a file. */
const ALL: Page = { first: 0, size: 2_000_000_000 }
const WEEK = 7
const SMART = 'fhir-registry.smarthealthit.org'
const DEEP_LINK = `http://${SMART}/StructureDefinition/booking-deep-link`

/** `_page` counts from 1. */
type Paged = { _count?: number | undefined; _page?: number | undefined }

export function publishingRoutes(): Route[] {
  const stores = new WeakMap<Ctx['store'], Kept>()
  /** What is kept is told of one database, and of no other that this process may serve. */
  const keptOf = (store: Ctx['store']): Kept => {
    const kept = stores.get(store) ?? keepFor(KEPT_SECONDS, KEPT_MOST_BYTES, KEPT_MOST)
    stores.set(store, kept)
    return kept
  }
  return [
    open(publishedCapabilities, async ctx => text(JSON.stringify(capabilities(ctx)))),
    open(publishedSlots, async (ctx, input) => {
      const ids = input.schedule.split(',').map(one => one.replace('Schedule/', ''))
      return bundle(ctx, 'Slot', input, page => slotLines(ctx.store, ids, stretchOf(ctx, input), page, linkOf(ctx)))
    }),
    open(publishedSchedules, async (ctx, input) => {
      const { _id: id = null } = input
      return bundle(ctx, 'Schedule', input, page => scheduleLines(ctx.store, { id, providerCode: null }, page))
    }),
    open(publishedLocations, async (ctx, input) => {
      const { _id: id = null } = input
      return bundle(ctx, 'Location', input, page => locationLines(ctx.store, id, page))
    }),
    open(publishedRoles, async (ctx, input) => {
      const { _id: id = null } = input
      return bundle(ctx, 'PractitionerRole', input, page => roleLines(ctx.store, id, page))
    }),
    open(publishedManifest, async ctx => file(keptOf(ctx.store), ctx, 'manifest', async () => JSON.stringify(await manifest(ctx)))),
    open(publishedLocationFile, async ctx =>
      file(keptOf(ctx.store), ctx, 'locations', async () => linesOf(await locationLines(ctx.store, null, ALL)))
    ),
    open(publishedScheduleFile, async (ctx, { provider }) => {
      await judgeProvider(keptOf(ctx.store), ctx, provider)
      return file(keptOf(ctx.store), ctx, `schedules ${provider}`, async () =>
        linesOf(await scheduleLines(ctx.store, { id: null, providerCode: provider }, ALL))
      )
    }),
    open(publishedSlotFile, async (ctx, { provider, week }) => {
      if (startOfWeek(week) !== week) refuse('INVALID_INPUT', { field: 'week' })
      if (!weeksFrom(ctx).includes(week)) refuse('NOT_FOUND')
      await judgeProvider(keptOf(ctx.store), ctx, provider)
      const from = minskInstant(week, '00:00')
      const before = minskInstant(addDays(week, WEEK), '00:00')
      return file(keptOf(ctx.store), ctx, `slots ${provider} ${week}`, async () =>
        linesOf(await slotLinesOf(ctx.store, provider, within(ctx, { from, before }), linkOf(ctx)))
      )
    })
  ]
}

function linkOf({ config }: Ctx): SlotLink {
  return { extension: DEEP_LINK, address: `${config.publicUrl}/timeslot/` }
}

/** Nothing of the past, and nothing after the timetable ends. */
function within({ now }: Ctx, { from, before }: Stretch): Stretch {
  const end = minskInstant(addDays(timetableWindow(minskDay(now)).to, 1), '00:00')
  return { from: from < now ? now : from, before: before > end ? end : before }
}

function stretchOf(ctx: Ctx, { start }: Received<typeof publishedSlots>): Stretch {
  const stretch = within(ctx, { from: ctx.now, before: new Date(8_640_000_000_000_000) })
  for (const bound of [start ?? []].flat()) {
    const written = bound.slice(2)
    const at = written.length === 10 ? minskDayOf(written) : new Date(written)
    if (Number.isNaN(at.getTime())) refuse('INVALID_INPUT', { field: 'start' })
    if (bound.startsWith('ge') && at > stretch.from) stretch.from = at
    if (bound.startsWith('lt') && at < stretch.before) stretch.before = at
  }
  return stretch
}

function minskDayOf(written: string): Date {
  try {
    return minskInstant(written, '00:00')
  } catch {
    return refuse('INVALID_INPUT', { field: 'start' })
  }
}

/** One row more than the page says whether there is another page. */
async function bundle(
  ctx: Ctx,
  type: string,
  input: Paged & Record<string, unknown>,
  read: (page: Page) => Promise<Line[]>
): Promise<Bytes> {
  const { _count: size = PAGE_SIZE, _page: number = 1 } = input
  const rows = await read({ first: (number - 1) * size, size: size + 1 })
  const asked = (page: number) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...input, _page: page }))
      for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
    return `${ctx.config.publicUrl}${PUBLISHED}/${type}?${query}`
  }
  const link = [{ relation: 'self', url: asked(number) }, ...(rows.length > size ? [{ relation: 'next', url: asked(number + 1) }] : [])]
  const entries = rows.slice(0, size).map(({ line }) => `{"resource":${line},"search":{"mode":"match"}}`)
  return text(`{"resourceType":"Bundle","type":"searchset","link":${JSON.stringify(link)},"entry":[${entries.join(',')}]}`)
}

/** Mondays of the weeks of which times are published. */
function weeksFrom({ now }: Ctx): string[] {
  const { from, to } = timetableWindow(minskDay(now))
  const weeks: string[] = []
  for (let week = startOfWeek(from); week <= to; week = addDays(week, WEEK)) weeks.push(week)
  return weeks
}

/** Refuses a provider of whom nothing is published before anything is kept under its name: names can be made up without end. */
async function judgeProvider(kept: Kept, ctx: Ctx, provider: string): Promise<void> {
  const codes = await kept('providers', ctx.now, async () => {
    const providers = await publishedProviders(ctx.store)
    return Buffer.from(providers.map(({ code }) => `${code}\n`).join(''))
  })
  if (!codes.toString().split('\n').includes(provider)) refuse('NOT_FOUND')
}

async function manifest(ctx: Ctx) {
  const root = `${ctx.config.publicUrl}${PUBLISHED}`
  const weeks = weeksFrom(ctx)
  const providers = await publishedProviders(ctx.store)
  return {
    transactionTime: ctx.now.toISOString(),
    request: `${root}/$bulk-publish`,
    output: [
      { type: 'Location', url: `${root}/bulk/locations` },
      ...providers.map(({ code }) => ({ type: 'Schedule', url: `${root}/bulk/schedules/${code}` })),
      ...providers.flatMap(({ code }) => weeks.map(week => ({ type: 'Slot', url: `${root}/bulk/slots/${code}/${week}` })))
    ],
    error: []
  }
}

function capabilities({ config, now }: Ctx) {
  const search = (type: string, names: Record<string, string>) => ({
    type,
    interaction: [{ code: 'search-type' }],
    searchParam: Object.entries(names).map(([name, kind]) => ({ name, type: kind }))
  })
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: now.toISOString(),
    kind: 'instance',
    fhirVersion: '4.0.1',
    format: ['json'],
    software: { name: config.brand.name, version: config.version },
    implementation: { description: 'Free times that anybody may book online.', url: `${config.publicUrl}${PUBLISHED}` },
    rest: [
      {
        mode: 'server',
        resource: [
          search('Slot', { schedule: 'reference', start: 'date' }),
          search('Schedule', { _id: 'token' }),
          search('Location', { _id: 'token' }),
          search('PractitionerRole', { _id: 'token' })
        ]
      }
    ]
  }
}

function linesOf(rows: readonly Line[]): string {
  return rows.map(({ line }) => `${line}\n`).join('')
}

function text(content: string): Bytes {
  return bytes(Buffer.from(content))
}

async function file(kept: Kept, ctx: Ctx, name: string, make: () => Promise<string>): Promise<Bytes> {
  return bytes(await kept(name, ctx.now, async () => Buffer.from(await make())))
}
