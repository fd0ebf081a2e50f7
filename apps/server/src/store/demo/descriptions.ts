import type { Sex } from '@vizit/rules/people'
import type { AgesTaken } from './known-doctors.ts'
import type { Random } from './random.ts'
import { FAMILY_SENTENCES } from './sentences-family.data.ts'
import { INTERNAL_SENTENCES } from './sentences-internal.data.ts'
import { SURGICAL_SENTENCES } from './sentences-surgical.data.ts'
import type { Speciality } from './specialities.ts'

/** Sentences of one speciality: what the doctor deals with, and what the patient should know before the visit. */
export type Sentences = { about: readonly string[]; visit: readonly string[] }

const ALL: Record<string, Sentences> = { ...INTERNAL_SENTENCES, ...SURGICAL_SENTENCES, ...FAMILY_SENTENCES }

const FACULTY = { general: 'лечебный', dental: 'стоматологический', children: 'педиатрический' } as const

/** Who sees adults only does not write of children. */
export const SPEAKS_OF_CHILDREN = /дет(и|ей|ям|ьми)|ребён|подрост|школьник|всю семью|всей семьёй/i

/** Nor does who sees children from some age on write of babies. */
export const SPEAKS_OF_BABIES = /с рождения|первого года|прикорм|роддом|нет года|малыш/i

type Told = { speciality: Speciality; sex: Sex; ages: AgesTaken /** full years */; experience: number; graduated: number }

/** Two to four sentences in plain Russian. */
export function describe(random: Random, told: Told): string {
  const { about, visit } = ALL[told.speciality.code] ?? { about: [], visit: [] }
  const { children, childrenAge } = told.ages
  const fits = (sentence: string) => (children || !SPEAKS_OF_CHILDREN.test(sentence)) && (!childrenAge || !SPEAKS_OF_BABIES.test(sentence))
  const ofWork = random.shuffled(about.filter(fits))
  const sentences = [ofWork[0], random.chance(0.45) ? ofWork[1] : undefined]
  if (random.chance(0.6)) sentences.push(random.pick(biography(told)))
  if (sentences.filter(Boolean).length < 2 || random.chance(0.55)) sentences.push(random.pick(visit.filter(fits)))
  return sentences.filter(Boolean).join(' ')
}

function biography({ speciality, sex, experience, graduated }: Told): string[] {
  const she = sex === 'FEMALE'
  const ending = she ? 'а' : ''
  const lines = [
    `Окончил${ending} ${FACULTY[speciality.field]} факультет медицинского университета в ${graduated} году.`,
    'Говорит простыми словами и отвечает на вопросы.',
    'Принимает на русском и белорусском языках.',
    'Подробно объясняет назначения и записывает их для пациента.',
    'Регулярно проходит курсы повышения квалификации.',
    'Оставляет время на вопросы и не торопит.',
    'После приёма выдаёт письменное заключение.'
  ]
  if (experience >= 4) lines.push(`До прихода в центр работал${ending} в городской поликлинике.`)
  if (experience >= 6)
    lines.push(`Несколько лет работал${ending} в областной больнице.`, 'Участвует в конференциях и следит за новыми рекомендациями.')
  if (experience >= 12) lines.push('Делится опытом с молодыми коллегами.', `Был${ending} наставни${she ? 'цей' : 'ком'} врачей-интернов.`)
  if (experience < 4) lines.push(`${she ? 'Прошла' : 'Прошёл'} интернатуру в клинической больнице.`)
  return lines
}
