import type { SubGroupData } from './services.ts'

export const CARE_PROCEDURES: readonly SubGroupData[] = [
  {
    code: 'women-procedures',
    name: 'Женское здоровье',
    services: [
      {
        name: 'Кольпоскопия',
        by: ['gynecologist'],
        slots: 1,
        roubles: 58,
        takes: 'adults',
        description: 'За сутки до осмотра не используйте местные средства.'
      },
      {
        name: 'Мазок на цитологию',
        by: ['gynecologist'],
        slots: 1,
        roubles: 26,
        takes: 'adults',
        description: 'Результат готов через 5–7 рабочих дней.'
      },
      {
        name: 'Введение внутриматочного средства',
        by: ['gynecologist'],
        slots: 2,
        roubles: 98,
        takes: 'adults',
        description: 'Средство приобретается заранее по рекомендации врача.'
      },
      {
        name: 'Ведение беременности: плановый осмотр',
        by: ['gynecologist'],
        slots: 2,
        roubles: 78,
        takes: 'adults',
        description: 'Возьмите обменную карту и результаты анализов.'
      }
    ]
  },
  {
    code: 'skin-procedures',
    name: 'Кожа и аллергия',
    services: [
      {
        name: 'Осмотр родинок с дерматоскопом',
        by: ['dermatologist', 'oncologist'],
        slots: 1,
        roubles: 52,
        description: 'Не наносите косметику на кожу в день осмотра.'
      },
      {
        name: 'Соскоб на грибок',
        by: ['dermatologist'],
        slots: 1,
        roubles: 24,
        description: 'За три дня до анализа не пользуйтесь противогрибковыми средствами.'
      },
      {
        name: 'Кожные пробы на аллергены',
        by: ['allergist'],
        slots: 2,
        roubles: 84,
        childrenFrom: 5,
        description: 'Об отмене противоаллергических средств договоритесь с врачом заранее.'
      },
      {
        name: 'Удаление бородавки',
        by: ['dermatologist'],
        slots: 1,
        roubles: 36,
        childrenFrom: 7,
        description: 'Цена указана за одно образование.'
      }
    ]
  },
  {
    code: 'recovery',
    name: 'Физиотерапия и восстановление',
    services: [
      { name: 'Магнитотерапия', by: ['physiotherapist'], slots: 1, roubles: 16, description: 'Одна процедура. Курс назначает врач.' },
      {
        name: 'Электрофорез',
        by: ['physiotherapist'],
        slots: 1,
        roubles: 18,
        childrenFrom: 5,
        description: 'Одна процедура. Возьмите полотенце.'
      },
      {
        name: 'Ударно-волновая терапия',
        by: ['physiotherapist', 'orthopedist'],
        slots: 1,
        roubles: 58,
        takes: 'adults',
        description: 'Нужна консультация врача и снимок сустава.'
      },
      {
        name: 'Кинезиотейпирование',
        by: ['physiotherapist', 'rehabilitologist'],
        slots: 1,
        roubles: 34,
        description: 'Тейпы входят в стоимость.'
      },
      {
        name: 'Занятие лечебной физкультурой',
        by: ['rehabilitologist'],
        slots: 1,
        roubles: 46,
        takes: 'adults',
        description: 'Индивидуальное занятие. Наденьте спортивную одежду.'
      },
      {
        name: 'Расчёт состава тела',
        by: ['dietitian'],
        slots: 1,
        roubles: 32,
        takes: 'adults',
        description: 'Приходите натощак или через три часа после еды.'
      },
      {
        name: 'Парная консультация',
        by: ['psychotherapist'],
        slots: 2,
        roubles: 128,
        takes: 'adults',
        description: 'Встреча для двоих, около полутора часов.'
      }
    ]
  }
]
