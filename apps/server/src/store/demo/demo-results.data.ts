// What the demo clinics found in whoever looks around the demo world. All of it is made up; norms are of the usual order of magnitude.

import type { Sex } from '@vizit/rules/people'

export type DemoValue = {
  code: string
  name: string
  unit: string
  low: number | null
  high: number | null
  number: number | null
  value: string
}
export type DemoReport = {
  key: string
  kind: 'test' | 'conclusion'
  state: 'in-work' | 'ready'
  title: string
  body: string
  /** Days before today, and the time of Minsk. */
  daysAgo: number
  time: string
  values: DemoValue[]
}

const value = (code: string, name: string, unit: string, low: number | null, high: number | null, number: number): DemoValue => ({
  code,
  name,
  unit,
  low,
  high,
  number,
  value: ''
})
const words = (code: string, name: string, text: string): DemoValue => ({
  code,
  name,
  unit: '',
  low: null,
  high: null,
  number: null,
  value: text
})

type Between = readonly [low: number, high: number]
type Measured = readonly [low: number, high: number, number: number]
/** What is usual differs: a man's blood and a woman's, each measured by its own. `more`: so much more haemoglobin than what the tests of a woman had. */
const USUAL: Record<
  Sex,
  { hemoglobin: Between; more: number; erythrocytes: Measured; esr: Between; creatinine: Measured; ferritin: Measured }
> = {
  FEMALE: {
    hemoglobin: [120, 150],
    more: 0,
    erythrocytes: [3.9, 5.1, 4.4],
    esr: [2, 15],
    creatinine: [53, 97, 71],
    ferritin: [15, 150, 13.5]
  },
  MALE: {
    hemoglobin: [130, 160],
    more: 11,
    erythrocytes: [4.2, 5.6, 4.9],
    esr: [1, 12],
    creatinine: [62, 115, 88],
    ferritin: [30, 300, 26]
  }
}

const blood = (sex: Sex, hemoglobin: number, leukocytes: number, esr: number): DemoValue[] => [
  value('718-7', 'Гемоглобин', 'г/л', ...USUAL[sex].hemoglobin, hemoglobin + USUAL[sex].more),
  value('789-8', 'Эритроциты', '10¹²/л', ...USUAL[sex].erythrocytes),
  value('6690-2', 'Лейкоциты', '10⁹/л', 4, 9, leukocytes),
  value('777-3', 'Тромбоциты', '10⁹/л', 180, 320, 254),
  value('30341-2', 'СОЭ', 'мм/ч', ...USUAL[sex].esr, esr)
]
const bloodTest = (key: string, daysAgo: number, values: DemoValue[]): DemoReport => ({
  key,
  kind: 'test',
  state: 'ready',
  title: 'Общий анализ крови',
  body: '',
  daysAgo,
  time: '08:30',
  values
})

export const adultReports = (sex: Sex): DemoReport[] => [
  bloodTest('blood-1', 402, blood(sex, 112, 5.8, 9)),
  bloodTest('blood-2', 187, blood(sex, 118, 6.4, 11)),
  bloodTest('blood-3', 12, blood(sex, 127, 6.1, 8)),
  {
    key: 'biochemistry',
    kind: 'test',
    state: 'ready',
    title: 'Биохимический анализ крови',
    body: '',
    daysAgo: 12,
    time: '08:35',
    values: [
      value('2345-7', 'Глюкоза', 'ммоль/л', 3.9, 6.1, 5.1),
      value('2093-3', 'Холестерин общий', 'ммоль/л', null, 5.2, 5.9),
      value('1742-6', 'АЛТ', 'Ед/л', null, 41, 23),
      value('2160-0', 'Креатинин', 'мкмоль/л', ...USUAL[sex].creatinine),
      value('2276-4', 'Ферритин', 'мкг/л', ...USUAL[sex].ferritin),
      words('5778-6', 'Сыворотка', 'прозрачная')
    ]
  },
  {
    key: 'vitamin-d',
    kind: 'test',
    state: 'in-work',
    title: 'Витамин D (25-OH)',
    body: '',
    daysAgo: 1,
    time: '09:10',
    values: []
  },
  {
    key: 'therapist',
    kind: 'conclusion',
    state: 'ready',
    title: 'Заключение терапевта',
    body: [
      'Жалобы на утомляемость в течение месяца. Общее состояние удовлетворительное. Давление 118/74, пульс 72, ритм правильный.',
      'Гемоглобин в норме, ферритин ниже нормы, общий холестерин немного выше нормы.',
      'Рекомендовано: больше продуктов, богатых железом, контроль ферритина и липидограммы через три месяца, повторный приём с результатами.'
    ].join('\n'),
    daysAgo: 10,
    time: '14:20',
    values: []
  }
]

export const CHILD_REPORTS: DemoReport[] = [
  bloodTest('child-blood', 33, [
    value('718-7', 'Гемоглобин', 'г/л', 110, 140, 124),
    value('6690-2', 'Лейкоциты', '10⁹/л', 4.5, 10.5, 7.2),
    value('30341-2', 'СОЭ', 'мм/ч', 2, 12, 6)
  ]),
  {
    key: 'pediatrician',
    kind: 'conclusion',
    state: 'ready',
    title: 'Заключение педиатра',
    body: 'Здоров. Рост и вес соответствуют возрасту.\nДопущен к занятиям физкультурой в основной группе. Следующий осмотр через год.',
    daysAgo: 30,
    time: '10:40',
    values: []
  }
]
