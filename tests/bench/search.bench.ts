// P6: somebody looks for a doctor, and every letter from the third on is a question.
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import { steadyWork } from './http-load.ts'
import type { Work } from './measure.ts'

const NAMES = 400
const LETTERS = 3
/** Questions a second. */
const RATE = 200

/** Half of the people look in one town, half everywhere; half write ё as е, and nobody minds capitals. */
export async function searches(store: Store, url: string, seconds: number, random: Random): Promise<Work> {
  const doctors = await store.rows<{ last: string; first: string; town: number }>(sql`
    select d.last_name as last, d.first_name as first, b.town_id as town
    from doctors d join lateral (select a.branch_id from assignments a where a.doctor_id = d.id order by a.id limit 1) a on true
    join branches b on b.id = a.branch_id order by md5(d.id::text) limit ${NAMES}::int`)
  const questions = doctors.flatMap(({ last, first, town }, place) => {
    const written = place % 2 === 0 ? `${last} ${first}` : `${last} ${first}`.toLowerCase().replaceAll('ё', 'е')
    const typed = Array.from({ length: last.length + 1 }, (_, more) => written.slice(0, LETTERS + more))
    return typed.map(name => ({ name, townId: place % 4 < 2 ? town : 0 }))
  })
  return steadyWork('P6', url, seconds, RATE, () => {
    const { name, townId } = random.pick(questions)
    return { method: 'GET', path: `/api/v2/public/booking/all/doctors?townId=${townId}&name=${encodeURIComponent(name)}` }
  })
}
