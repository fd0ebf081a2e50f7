import * as z from 'zod/mini'
import { makeBreaker } from '../breaker.ts'
import { type DrugSearch, DrugSearchDown, type DrugTown, MOST_DRUGS, MOST_DRUGSTORES } from './drugs.ts'

export type HttpDrugsSettings = { url: string; token: string | null; name: string; timeoutMillis?: number; probeEveryMillis?: number }

const TIMEOUT_MILLIS = 5_000
const MOST_BYTES = 2_000_000
const PROBE_EVERY_MILLIS = 30_000

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/))
const text = (most: number) => z.string().check(z.maxLength(most))
const kopecks = z.int().check(z.positive())
const drug = z.object({
  id,
  name: text(300).check(z.minLength(1)),
  form: text(300),
  dose: text(300),
  onPrescription: z.boolean(),
  priceFrom: z.nullable(kopecks)
})
const drugstore = z.object({
  id,
  name: text(300).check(z.minLength(1)),
  address: text(500),
  phones: text(300),
  hours: text(300),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  rank: z.int()
})
const POPULAR = z.object({ searches: z.array(text(100)) })
const stocked = z.extend(drugstore, { prices: z.array(z.object({ drugId: id, price: kopecks })) })

/**
 * A drug-search service spoken to over HTTP as docs/drug-search.md tells: every question is a POST of JSON, so that what a person looks for stands in
 * no address. After five failures in a row nobody waits for it: every 30 seconds it is asked for its popular searches until it answers. A redirect is
 * refused. @throws DrugSearchDown
 */
export function httpDrugs(settings: HttpDrugsSettings): DrugSearch {
  const probe = () =>
    read(settings, 'popular', {}, POPULAR).then(
      () => true,
      () => false
    )
  const breaker = makeBreaker({ probe, probeEveryMillis: settings.probeEveryMillis ?? PROBE_EVERY_MILLIS })
  async function ask<Out extends z.ZodMiniType>(question: string, body: object, answer: Out): Promise<z.output<Out>> {
    if (breaker.state() === 'unreachable') throw new DrugSearchDown('resting')
    try {
      const answered = await read(settings, question, body, answer)
      breaker.succeeded()
      return answered
    } catch (error) {
      breaker.failed()
      throw error
    }
  }
  return {
    name: settings.name,
    search: async ({ how, town, ...asked }) => {
      const body = { text: asked.text, fullName: how === 'full-name', town: codesOf(town) }
      return (await ask('search', body, z.object({ drugs: z.array(drug) }))).drugs.slice(0, MOST_DRUGS)
    },
    drugs: async (ids, town) => {
      const { drugs } = await ask('drugs', { ids, town: codesOf(town) }, z.object({ drugs: z.array(drug) }))
      return drugs.filter(one => ids.includes(one.id))
    },
    popular: async () => (await ask('popular', {}, POPULAR)).searches.slice(0, 20),
    drugstores: async (town, drugIds) => {
      const body = { drugIds, town: codesOf(town) }
      return (await ask('drugstores', body, z.object({ drugstores: z.array(stocked) }))).drugstores.slice(0, MOST_DRUGSTORES)
    },
    drugstore: async drugstoreId => (await ask('drugstore', { id: drugstoreId }, z.object({ drugstore: z.nullable(drugstore) }))).drugstore
  }
}

function codesOf(town: DrugTown | null) {
  return town && { code: town.code, tabletkaCode: town.tabletkaCode, tabletkaCodev3: town.tabletkaCodev3 }
}

async function read<Out extends z.ZodMiniType>(
  settings: HttpDrugsSettings,
  question: string,
  body: object,
  answer: Out
): Promise<z.output<Out>> {
  const found = answer.safeParse(await post(settings, question, body))
  if (!found.success) throw new DrugSearchDown('bad-answer')
  return found.data
}

async function post({ url, token, timeoutMillis = TIMEOUT_MILLIS }: HttpDrugsSettings, question: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(`${url}/${question}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMillis)
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new DrugSearchDown(String(response.status))
    }
    return JSON.parse(await readWhole(response))
  } catch (error) {
    if (error instanceof DrugSearchDown) throw error
    if (error instanceof SyntaxError) throw new DrugSearchDown('bad-answer')
    throw new DrugSearchDown(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
  }
}

/** Stops reading where an answer is larger than any that was agreed. */
async function readWhole(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let whole = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new DrugSearchDown('too-large')
    whole += decoder.decode(chunk, { stream: true })
  }
  return whole + decoder.decode()
}
