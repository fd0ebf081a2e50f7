import type { DirectionData } from './services.ts'

export const PAPERS: DirectionData = {
  code: 'papers',
  name: 'Справки и осмотры',
  subGroups: [
    {
      code: 'papers-adults',
      name: 'Взрослым',
      services: [
        {
          name: 'Медицинская справка о состоянии здоровья',
          by: ['therapist', 'general-practitioner'],
          slots: 1,
          roubles: 46,
          takes: 'adults',
          description: 'Возьмите паспорт и результаты флюорографии не старше года.'
        },
        {
          name: 'Справка для бассейна',
          by: ['therapist', 'general-practitioner', 'dermatologist'],
          slots: 1,
          roubles: 28,
          takes: 'adults',
          description: 'Выдают в день приёма.'
        },
        {
          name: 'Предоперационный осмотр',
          by: ['therapist', 'cardiologist'],
          slots: 2,
          roubles: 74,
          takes: 'adults',
          description: 'Возьмите направление хирурга и результаты анализов.'
        },
        {
          name: 'Второе мнение по документам',
          by: ['neurosurgeon', 'oncologist', 'cardiologist'],
          slots: 2,
          roubles: 116,
          takes: 'adults',
          description: 'Врач изучит выписки и снимки до встречи, если принести их за два дня.'
        },
        {
          name: 'Консультация перед поездкой',
          by: ['infectionist', 'general-practitioner'],
          slots: 1,
          roubles: 52,
          takes: 'adults',
          description: 'Прививки и аптечка с учётом страны и сроков.'
        },
        {
          name: 'Продление рецепта',
          by: ['therapist', 'general-practitioner', 'endocrinologist'],
          slots: 1,
          roubles: 26,
          takes: 'adults',
          hidden: true,
          description: 'Для пациентов, которые наблюдаются в центре.'
        }
      ]
    },
    {
      code: 'papers-children',
      name: 'Детям',
      services: [
        {
          name: 'Осмотр перед детским садом',
          by: ['pediatrician'],
          slots: 2,
          roubles: 68,
          takes: 'children',
          childrenFrom: 1,
          description: 'Возьмите карту прививок. Заключения узких специалистов можно получить в тот же день.'
        },
        {
          name: 'Осмотр перед школой',
          by: ['pediatrician'],
          slots: 2,
          roubles: 72,
          takes: 'children',
          childrenFrom: 6,
          description: 'Возьмите карту прививок и заключения специалистов.'
        },
        {
          name: 'Справка для лагеря или секции',
          by: ['pediatrician'],
          slots: 1,
          roubles: 32,
          takes: 'children',
          childrenFrom: 5,
          description: 'Выдают в день приёма.'
        },
        {
          name: 'Осмотр перед прививкой',
          by: ['pediatrician'],
          slots: 1,
          roubles: 30,
          takes: 'children',
          description: 'Прививку делают сразу после осмотра, если нет противопоказаний.'
        },
        {
          name: 'Патронаж новорождённого',
          by: ['pediatrician'],
          slots: 2,
          roubles: 94,
          takes: 'children',
          babies: true,
          description: 'Первый осмотр малыша после роддома.'
        }
      ]
    }
  ]
}
