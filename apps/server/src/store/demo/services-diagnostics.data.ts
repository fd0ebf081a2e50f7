import type { DirectionData } from './services.ts'

export const DIAGNOSTICS: DirectionData = {
  code: 'diagnostics',
  name: 'Диагностика',
  subGroups: [
    {
      code: 'ultrasound',
      name: 'УЗИ',
      services: [
        {
          name: 'УЗИ органов брюшной полости',
          by: ['ultrasound'],
          slots: 1,
          roubles: 52,
          description:
            'Осмотр печени, желчного пузыря, поджелудочной железы и селезёнки. Приходите натощак: за шесть часов до исследования нельзя есть, за два часа — пить. Накануне откажитесь от бобовых, чёрного хлеба, молока и газированных напитков. Заключение выдают сразу.'
        },
        {
          name: 'УЗИ почек и надпочечников',
          by: ['ultrasound'],
          slots: 1,
          roubles: 42,
          description: 'Подготовка не нужна. Заключение выдают сразу.'
        },
        {
          name: 'УЗИ почек и мочевого пузыря',
          by: ['ultrasound', 'urologist'],
          slots: 1,
          roubles: 48,
          description: 'За час до исследования выпейте около литра воды без газа и не опорожняйте мочевой пузырь.'
        },
        {
          name: 'УЗИ щитовидной железы',
          by: ['ultrasound', 'endocrinologist'],
          slots: 1,
          roubles: 40,
          description: 'Подготовка не нужна.'
        },
        {
          name: 'УЗИ молочных желёз',
          by: ['ultrasound', 'mammologist'],
          slots: 1,
          roubles: 46,
          takes: 'adults',
          description: 'Лучше прийти на 5–12-й день цикла.'
        },
        {
          name: 'УЗИ органов малого таза',
          by: ['ultrasound', 'gynecologist'],
          slots: 1,
          roubles: 48,
          takes: 'adults',
          description: 'Способ осмотра выбирает врач. Возьмите прошлые заключения.'
        },
        {
          name: 'УЗИ при беременности, скрининг',
          by: ['ultrasound', 'gynecologist'],
          slots: 2,
          roubles: 86,
          takes: 'adults',
          description:
            'Проводят в 11–13, 18–21 и 32–34 недели. Врач оценивает рост и строение плода, расположение плаценты и количество вод. Возьмите обменную карту и заключения прошлых исследований. Можно прийти с близким человеком.'
        },
        {
          name: 'УЗИ предстательной железы',
          by: ['ultrasound', 'urologist'],
          slots: 1,
          roubles: 50,
          takes: 'adults',
          description: 'Приходите с наполненным мочевым пузырём.'
        },
        {
          name: 'УЗИ сердца (эхокардиография)',
          by: ['ultrasound', 'cardiologist'],
          slots: 2,
          roubles: 78,
          description: 'Подготовка не нужна. Исследование занимает около получаса.'
        },
        {
          name: 'УЗИ сосудов шеи',
          by: ['ultrasound'],
          slots: 2,
          roubles: 70,
          takes: 'adults',
          description: 'В день исследования не курите и не пейте крепкий кофе.'
        },
        {
          name: 'УЗИ вен нижних конечностей',
          by: ['ultrasound', 'phlebologist'],
          slots: 2,
          roubles: 74,
          takes: 'adults',
          description: 'Часть исследования проводят стоя. Наденьте свободную одежду.'
        },
        {
          name: 'УЗИ суставов',
          by: ['ultrasound', 'orthopedist'],
          slots: 1,
          roubles: 50,
          description: 'Цена указана за пару одноимённых суставов.'
        },
        {
          name: 'УЗИ тазобедренных суставов ребёнка',
          by: ['ultrasound'],
          slots: 1,
          roubles: 46,
          takes: 'children',
          babies: true,
          description: 'Для детей первого года жизни. Возьмите пелёнку.'
        },
        { name: 'УЗИ лимфатических узлов', by: ['ultrasound', 'oncologist'], slots: 1, roubles: 42, description: 'Подготовка не нужна.' }
      ]
    },
    {
      code: 'functional',
      name: 'Функциональная диагностика',
      services: [
        {
          name: 'ЭКГ с расшифровкой',
          by: ['functional-diagnostics', 'cardiologist', 'therapist'],
          slots: 1,
          roubles: 24,
          description: 'За полчаса до записи спокойно посидите.'
        },
        {
          name: 'ЭКГ с физической нагрузкой',
          by: ['functional-diagnostics', 'cardiologist'],
          slots: 3,
          roubles: 92,
          takes: 'adults',
          description:
            'Кардиограмму снимают, пока вы идёте по дорожке. Наденьте спортивную обувь и удобную одежду, поешьте не позднее чем за два часа. Приём лекарств накануне обсудите с лечащим врачом.'
        },
        {
          name: 'Суточное мониторирование ЭКГ',
          by: ['functional-diagnostics'],
          slots: 2,
          roubles: 68,
          description: 'Прибор носят сутки и возвращают на следующий день в то же время.'
        },
        {
          name: 'Суточное мониторирование давления',
          by: ['functional-diagnostics'],
          slots: 2,
          roubles: 58,
          takes: 'adults',
          description: 'Ведите дневник: сон, еда, нагрузки.'
        },
        {
          name: 'Спирометрия',
          by: ['functional-diagnostics', 'pulmonologist'],
          slots: 1,
          roubles: 36,
          childrenFrom: 6,
          description: 'За час до пробы не курите и не делайте тяжёлой работы.'
        },
        {
          name: 'Спирометрия с пробой',
          by: ['functional-diagnostics', 'pulmonologist'],
          slots: 2,
          roubles: 54,
          childrenFrom: 6,
          description: 'Дыхание измеряют до и после ингаляции.'
        },
        {
          name: 'Электроэнцефалография',
          by: ['functional-diagnostics'],
          slots: 3,
          roubles: 72,
          childrenFrom: 5,
          description: 'Вымойте голову накануне и не пользуйтесь лаком для волос.'
        },
        {
          name: 'Электронейромиография',
          by: ['functional-diagnostics', 'neurologist'],
          slots: 2,
          roubles: 96,
          takes: 'adults',
          description: 'Исследуют нервы и мышцы рук или ног. Не наносите крем на кожу.'
        }
      ]
    },
    {
      code: 'endoscopy',
      name: 'Эндоскопия',
      services: [
        {
          name: 'Гастроскопия',
          by: ['endoscopist'],
          slots: 1,
          roubles: 118,
          takes: 'adults',
          description: 'Последний приём пищи за восемь часов, вода — за три часа. Возьмите полотенце.'
        },
        {
          name: 'Гастроскопия под наркозом',
          by: ['endoscopist'],
          slots: 2,
          roubles: 236,
          takes: 'adults',
          description:
            'Нужны кардиограмма и общий анализ крови не старше двух недель. Последний приём пищи за восемь часов, вода — за четыре. После исследования вы отдохнёте в палате около часа; в этот день нельзя водить машину, придите с сопровождающим.'
        },
        {
          name: 'Колоноскопия',
          by: ['endoscopist'],
          slots: 2,
          roubles: 184,
          takes: 'adults',
          description: 'Подготовка занимает два дня, памятку пришлют после записи.'
        },
        {
          name: 'Колоноскопия под наркозом',
          by: ['endoscopist'],
          slots: 2,
          roubles: 318,
          takes: 'adults',
          description: 'Подготовка занимает два дня. Нужны кардиограмма, анализ крови и сопровождающий.'
        },
        {
          name: 'Биопсия при эндоскопии',
          by: ['endoscopist'],
          slots: 1,
          roubles: 62,
          takes: 'adults',
          hidden: true,
          description: 'Добавляется к исследованию решением врача.'
        },
        {
          name: 'Эндоскопия носа',
          by: ['ent', 'child-ent'],
          slots: 1,
          roubles: 44,
          childrenFrom: 3,
          description: 'Тонкий эндоскоп, изображение видно на экране.'
        }
      ]
    }
  ]
}
