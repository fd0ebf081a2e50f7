// The forty specialities of the generated world. Adults and children are those of rules/age.ts.

import { SPECIALITY_NAMES } from './catalogue-names.data.ts'

export type Takes = 'adults' | 'children' | 'either'
/** What kind of centre has it. */
export type Field = 'general' | 'dental' | 'children'

export type Speciality = {
  /** From 1. */
  id: number
  code: string
  name: string
  nameEn: string
  nameBe: string
  /** «приём …» */
  genitive: string
  field: Field
  takes: Takes
  /** For those who see adults and children: full years from which a child may come. */
  childrenFrom: readonly number[]
  /** How many doctors of a thousand, roughly. */
  share: number
  slotMinutes: 15 | 20 | 30 | 40
  /** A visit to a doctor without category in Minsk. */
  roubles: number
}

type Row = readonly [
  code: string,
  name: string,
  genitive: string,
  takes: Takes,
  share: number,
  slotMinutes: 15 | 20 | 30 | 40,
  roubles: number,
  childrenFrom?: readonly number[]
]

const GENERAL: readonly Row[] = [
  ['therapist', 'Терапевт', 'терапевта', 'adults', 50, 20, 52],
  ['general-practitioner', 'Врач общей практики', 'врача общей практики', 'either', 28, 20, 50, [3, 5, 7]],
  ['cardiologist', 'Кардиолог', 'кардиолога', 'adults', 32, 30, 68],
  ['neurologist', 'Невролог', 'невролога', 'either', 38, 30, 64, [14, 15, 16]],
  ['gastroenterologist', 'Гастроэнтеролог', 'гастроэнтеролога', 'adults', 24, 30, 66],
  ['endocrinologist', 'Эндокринолог', 'эндокринолога', 'either', 30, 20, 64, [10, 12, 14]],
  ['pulmonologist', 'Пульмонолог', 'пульмонолога', 'adults', 12, 30, 65],
  ['rheumatologist', 'Ревматолог', 'ревматолога', 'adults', 12, 30, 66],
  ['nephrologist', 'Нефролог', 'нефролога', 'adults', 10, 30, 64],
  ['allergist', 'Аллерголог-иммунолог', 'аллерголога-иммунолога', 'either', 18, 30, 67, [3, 5, 6]],
  ['hematologist', 'Гематолог', 'гематолога', 'adults', 8, 30, 66],
  ['infectionist', 'Инфекционист', 'инфекциониста', 'adults', 8, 20, 60],
  ['psychotherapist', 'Психотерапевт', 'психотерапевта', 'adults', 18, 40, 75],
  ['dietitian', 'Диетолог', 'диетолога', 'adults', 10, 40, 58],
  ['dermatologist', 'Дерматовенеролог', 'дерматовенеролога', 'either', 34, 20, 58, [3, 7, 14]],
  ['physiotherapist', 'Физиотерапевт', 'физиотерапевта', 'either', 12, 20, 42, [5, 7, 10]],
  ['rehabilitologist', 'Реабилитолог', 'реабилитолога', 'adults', 12, 40, 56],
  ['surgeon', 'Хирург', 'хирурга', 'adults', 30, 20, 60],
  ['orthopedist', 'Травматолог-ортопед', 'травматолога-ортопеда', 'either', 32, 20, 64, [7, 10, 14]],
  ['urologist', 'Уролог', 'уролога', 'adults', 28, 20, 64],
  ['ophthalmologist', 'Офтальмолог', 'офтальмолога', 'either', 32, 20, 60, [7, 10, 12]],
  ['ent', 'Оториноларинголог', 'оториноларинголога', 'either', 34, 15, 58, [3, 5, 7]],
  ['proctologist', 'Проктолог', 'проктолога', 'adults', 12, 20, 66],
  ['phlebologist', 'Флеболог', 'флеболога', 'adults', 14, 30, 68],
  ['oncologist', 'Онколог', 'онколога', 'adults', 16, 30, 72],
  ['mammologist', 'Маммолог', 'маммолога', 'adults', 16, 20, 66],
  ['neurosurgeon', 'Нейрохирург', 'нейрохирурга', 'adults', 8, 30, 88],
  ['ultrasound', 'Врач УЗИ', 'врача УЗИ', 'either', 56, 20, 48, [0, 1, 3]],
  ['functional-diagnostics', 'Врач функциональной диагностики', 'врача функциональной диагностики', 'either', 20, 15, 38, [5, 7, 10]],
  ['endoscopist', 'Эндоскопист', 'эндоскописта', 'adults', 14, 40, 98],
  ['gynecologist', 'Акушер-гинеколог', 'акушера-гинеколога', 'either', 66, 20, 64, [14, 15, 16]]
]

const DENTAL: readonly Row[] = [
  ['dentist', 'Стоматолог-терапевт', 'стоматолога-терапевта', 'either', 44, 40, 60, [5, 7, 12]],
  ['dental-surgeon', 'Стоматолог-хирург', 'стоматолога-хирурга', 'either', 22, 40, 66, [14, 15, 16]],
  ['prosthodontist', 'Стоматолог-ортопед', 'стоматолога-ортопеда', 'adults', 22, 40, 60],
  ['orthodontist', 'Ортодонт', 'ортодонта', 'either', 16, 40, 62, [6, 7, 8]]
]

const CHILDREN: readonly Row[] = [
  ['pediatrician', 'Педиатр', 'педиатра', 'children', 50, 20, 56],
  ['child-neurologist', 'Детский невролог', 'детского невролога', 'children', 20, 30, 66],
  ['child-surgeon', 'Детский хирург', 'детского хирурга', 'children', 14, 20, 62],
  ['child-ophthalmologist', 'Детский офтальмолог', 'детского офтальмолога', 'children', 18, 20, 62],
  ['child-ent', 'Детский оториноларинголог', 'детского оториноларинголога', 'children', 20, 15, 60]
]

export const SPECIALITIES: readonly Speciality[] = [
  ...inField('general', GENERAL),
  ...inField('dental', DENTAL),
  ...inField('children', CHILDREN)
].map((speciality, place) => ({ id: place + 1, ...speciality }))

const byCode = new Map(SPECIALITIES.map(speciality => [speciality.code, speciality]))

/** @throws when there is none: a slip in the data of this folder */
export function specialityOf(code: string): Speciality {
  const found = byCode.get(code)
  if (!found) throw new Error(`no speciality ${code}`)
  return found
}

function inField(field: Field, rows: readonly Row[]): Omit<Speciality, 'id'>[] {
  return rows.map(([code, name, genitive, takes, share, slotMinutes, roubles, childrenFrom = []]) => ({
    code,
    name,
    nameEn: SPECIALITY_NAMES[code]![0],
    nameBe: SPECIALITY_NAMES[code]![1],
    genitive,
    field,
    takes,
    childrenFrom,
    share,
    slotMinutes,
    roubles
  }))
}
