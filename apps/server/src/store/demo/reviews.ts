// Reviews of the demo world by demo people, each of a visit that took place. Names and words are invented.
import { addDays, type Day } from '@vizit/rules/days'
import type pg from 'pg'
import { makeName } from './names.ts'
import { makeRandom, type Random } from './random.ts'
import type { World } from './world.ts'

/** Grown-ups with numbers of the test range who have been to several doctors. */
const AUTHORS = 24
const VISITS_EACH = 12
const PHONES_FROM = 375_559_900_000

const SAID = [
  'Внимательный врач: выслушал, всё объяснил и не торопил.',
  'Приняли точно в назначенное время. Спасибо за спокойный разговор.',
  'Понравилось, что назначили только нужное и рассказали, зачем каждый анализ.',
  'Хороший специалист, пойду ещё раз.',
  'Ждали минут двадцать, но сам приём прошёл отлично.',
  'Подробно ответила на все вопросы, дала понятный план лечения.',
  'Пришли с вопросами, ушли с ответами. Рекомендуем.',
  'Врач знает своё дело, чувствуется опыт.',
  'Всё чётко и по делу. Рекомендации помогли.',
  'Приём показался коротким, но на все вопросы ответили.',
  'Очень доброжелательное отношение, спасибо!',
  'Назначения расписали на бумаге, ничего не пришлось запоминать.'
]
const OF_CENTRE = [
  'Чисто, светло, в регистратуре помогли найти кабинет.',
  'Удобно добираться, есть где посидеть в ожидании.',
  'Запись заняла минуту, талон не понадобился.',
  'На стоянке мало мест, в остальном всё хорошо.'
]
const ANSWERS = [
  'Спасибо за отзыв! Будем рады видеть вас снова.',
  'Благодарим за тёплые слова, передадим их врачу.',
  'Спасибо, учтём ваше замечание.'
]
const REASON = 'в отзыве названы чужие имя и диагноз'

type Row = Record<string, string | number | boolean | null>

/** Authors, their visits and reviews: most are published, some wait, one in each thirty was rejected. */
export async function loadReviews(client: pg.Client, world: World, today: Day, now: Date): Promise<void> {
  const random = makeRandom('vizit reviews')
  const people = Array.from({ length: AUTHORS }, (_, n) => personOf(random, n, now))
  const [visits, reviews]: [Row[], Row[]] = [[], []]
  for (const [n, person] of people.entries())
    for (let turn = 0; turn < VISITS_EACH; turn++) {
      const place = n * VISITS_EACH + turn
      const { visit, review } = reviewOf(
        random,
        world,
        { place, turn, accountId: String(person.account_id), profileId: String(person.id) },
        today
      )
      visits.push(visit)
      reviews.push(review)
    }
  await insert(client, 'profiles', ['id', 'last_name', 'first_name', 'middle_name', 'birthday', 'sex', 'created_at', 'updated_at'], people)
  const accounts = people.map(one => ({
    id: one.account_id!,
    phone: one.phone!,
    profile_id: one.id!,
    hash_key: one.hash_key!,
    created_at: one.created_at!
  }))
  await insert(client, 'accounts', ['id', 'phone', 'profile_id', 'hash_key', 'created_at'], accounts)
  await insert(client, 'visits', Object.keys(visits[0]!), visits)
  await insert(client, 'reviews', Object.keys(reviews[0]!), reviews)
  await client.query(`update doctors d set reviews_count = n.count from (
    select doctor_id, count(*) from reviews where state = 'published' and about = 'doctor' group by doctor_id) n where d.id = n.doctor_id`)
  await client.query(`update centres c set reviews_count = n.count from (
    select centre_id, count(*) from reviews where state = 'published' and about = 'centre' group by centre_id) n where c.id = n.centre_id`)
}

function personOf(random: Random, n: number, now: Date): Row {
  const sex = n % 3 === 2 ? 'MALE' : 'FEMALE'
  const born = random.whole(1962, 2001)
  const { lastName, firstName, middleName } = makeName(random, sex, born < 1980 ? 'older' : 'younger')
  return {
    id: idOf('a', n),
    account_id: idOf('b', n),
    last_name: lastName,
    first_name: firstName,
    middle_name: middleName,
    birthday: `${born}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    sex,
    phone: String(PHONES_FROM + n),
    hash_key: `demo-author-${n}`,
    created_at: now.toISOString(),
    updated_at: now.toISOString()
  }
}

type Turn = { place: number; turn: number; accountId: string; profileId: string }

/** One author is with one doctor at a time, and a doctor with one patient: each visit has a day of its own. */
function reviewOf(random: Random, world: World, { place, turn, accountId, profileId }: Turn, today: Day): { visit: Row; review: Row } {
  // the first doctors of the world are those that are looked at first
  const assignment = world.assignments[turn < 5 ? (place * 7) % 40 : random.whole(0, world.assignments.length - 1)]!
  const branch = world.branches.find(one => one.id === assignment.branchId)!
  const day = addDays(today, -20 - place)
  const startsAt = `${day}T${String(6 + (place % 9)).padStart(2, '0')}:00:00Z`
  const about = turn % 6 === 5 ? 'centre' : 'doctor'
  const state = place % 30 === 29 ? 'rejected' : place % 15 === 7 ? 'waiting' : 'published'
  const isPublished = state === 'published'
  const isAnswered = isPublished && random.chance(0.25)
  const written = addDays(day, random.whole(0, 3))
  const visit = {
    order_id: idOf('c', place),
    account_id: accountId,
    profile_id: profileId,
    provider_id: assignment.providerId,
    assignment_id: assignment.id,
    doctor_id: assignment.doctorId,
    starts_at: startsAt,
    ends_at: startsAt.replace(':00:00Z', ':20:00Z'),
    status: 'done',
    created_at: startsAt,
    updated_at: startsAt
  }
  const review = {
    id: idOf('d', place),
    author_id: accountId,
    order_id: visit.order_id,
    about,
    doctor_id: about === 'doctor' ? assignment.doctorId : null,
    centre_id: about === 'centre' ? branch.centreId : null,
    comment: random.pick(about === 'doctor' ? SAID : OF_CENTRE),
    publish_name: random.chance(0.45),
    state,
    rejected_because: state === 'rejected' ? REASON : null,
    shown_as: randomId(random),
    published_on: isPublished ? addDays(written, 2) : null,
    answer: isAnswered ? random.pick(ANSWERS) : null,
    answered_on: isAnswered ? addDays(written, 4) : null,
    written_at: `${written}T17:00:00Z`,
    updated_at: `${written}T17:00:00Z`
  }
  return { visit, review }
}

function idOf(kind: 'a' | 'b' | 'c' | 'd', place: number): string {
  return `0193e${kind}00-0000-7000-8000-${place.toString(16).padStart(12, '0')}`
}

/** Says nothing of place or author. */
function randomId(random: Random): string {
  const hex = Array.from({ length: 30 }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}

function insert(client: pg.Client, table: string, columns: readonly string[], rows: readonly Row[]) {
  const list = columns.join(', ')
  return client.query(`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
    JSON.stringify(rows)
  ])
}
