import type { DirectionData } from './services.ts'

export const DENTAL_SERVICES: DirectionData = {
  code: 'dental',
  name: 'Стоматология',
  subGroups: [
    {
      code: 'dental-care',
      name: 'Лечение и гигиена',
      services: [
        {
          name: 'Профессиональная гигиена полости рта',
          by: ['dentist'],
          slots: 2,
          roubles: 110,
          childrenFrom: 12,
          description:
            'Снятие зубного камня ультразвуком, удаление налёта, полировка и обучение уходу за зубами. Занимает около часа с четвертью. После процедуры два часа не ешьте и сутки откажитесь от кофе, чая, свёклы и других окрашивающих продуктов.'
        },
        {
          name: 'Лечение кариеса',
          by: ['dentist'],
          slots: 2,
          roubles: 128,
          description: 'Пломба и анестезия входят в стоимость. Окончательный план согласуют до начала.'
        },
        {
          name: 'Лечение корневых каналов',
          by: ['dentist'],
          slots: 3,
          roubles: 246,
          takes: 'adults',
          description: 'Понадобится снимок зуба, его можно сделать на месте.'
        },
        {
          name: 'Детская гигиена полости рта',
          by: ['dentist'],
          slots: 1,
          roubles: 62,
          takes: 'children',
          childrenFrom: 3,
          description: 'Чистка щёткой и пастой, урок ухода за зубами.'
        },
        {
          name: 'Лечение молочного зуба',
          by: ['dentist'],
          slots: 1,
          roubles: 84,
          takes: 'children',
          childrenFrom: 3,
          description: 'Накормите ребёнка за час до приёма.'
        },
        {
          name: 'Отбеливание',
          by: ['dentist'],
          slots: 3,
          roubles: 420,
          takes: 'adults',
          description: 'До процедуры нужны осмотр и профессиональная гигиена.'
        }
      ]
    },
    {
      code: 'dental-surgery',
      name: 'Хирургия полости рта',
      services: [
        { name: 'Удаление зуба', by: ['dental-surgeon'], slots: 1, roubles: 92, description: 'Анестезия входит в стоимость.' },
        {
          name: 'Удаление зуба мудрости',
          by: ['dental-surgeon'],
          slots: 2,
          roubles: 188,
          takes: 'adults',
          description: 'Понадобится панорамный снимок.'
        },
        {
          name: 'Установка имплантата',
          by: ['dental-surgeon'],
          slots: 3,
          roubles: 1180,
          takes: 'adults',
          description: 'Записаться можно после консультации и трёхмерного снимка.'
        },
        {
          name: 'Осмотр после операции',
          by: ['dental-surgeon'],
          slots: 1,
          roubles: 30,
          hidden: true,
          description: 'Входит в план наблюдения.'
        }
      ]
    },
    {
      code: 'dental-restoration',
      name: 'Протезирование и прикус',
      services: [
        {
          name: 'Снятие слепков',
          by: ['prosthodontist', 'orthodontist'],
          slots: 1,
          roubles: 58,
          description: 'Слепки нужны для плана работы.'
        },
        {
          name: 'Коронка: примерка и фиксация',
          by: ['prosthodontist'],
          slots: 2,
          roubles: 540,
          takes: 'adults',
          description: 'Коронку изготавливают около двух недель.'
        },
        {
          name: 'Коррекция съёмного протеза',
          by: ['prosthodontist'],
          slots: 1,
          roubles: 46,
          takes: 'adults',
          description: 'За сутки до приёма носите протез.'
        },
        {
          name: 'Установка брекет-системы',
          by: ['orthodontist'],
          slots: 3,
          roubles: 1350,
          childrenFrom: 11,
          description: 'Цена указана за одну челюсть. До установки нужна профессиональная гигиена.'
        },
        {
          name: 'Активация брекет-системы',
          by: ['orthodontist'],
          slots: 1,
          roubles: 88,
          childrenFrom: 11,
          description: 'Плановый осмотр раз в 4–8 недель.'
        },
        {
          name: 'Ортодонтическая пластинка',
          by: ['orthodontist'],
          slots: 1,
          roubles: 310,
          takes: 'children',
          childrenFrom: 6,
          description: 'Возьмите пластинку и дневник ношения, если они уже есть.'
        }
      ]
    }
  ]
}
