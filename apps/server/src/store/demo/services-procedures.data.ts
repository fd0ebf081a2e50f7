import type { DirectionData } from './services.ts'

import { CARE_PROCEDURES } from './services-care.data.ts'

export const PROCEDURES: DirectionData = {
  code: 'procedures',
  name: 'Процедуры',
  subGroups: [
    {
      code: 'surgical-procedures',
      name: 'Хирургия и ортопедия',
      services: [
        { name: 'Перевязка', by: ['surgeon', 'child-surgeon'], slots: 1, roubles: 28, description: 'Материалы входят в стоимость.' },
        { name: 'Снятие швов', by: ['surgeon', 'child-surgeon'], slots: 1, roubles: 30, description: 'Возьмите выписку с датой операции.' },
        {
          name: 'Удаление новообразования кожи',
          by: ['surgeon', 'dermatologist'],
          slots: 2,
          roubles: 76,
          takes: 'adults',
          description: 'Сначала нужен осмотр с дерматоскопом. Удалённую ткань направляют на исследование.'
        },
        {
          name: 'Лечение вросшего ногтя',
          by: ['surgeon'],
          slots: 2,
          roubles: 88,
          takes: 'adults',
          description: 'Проводят под местной анестезией. Наденьте просторную обувь.'
        },
        {
          name: 'Внутрисуставное введение препарата',
          by: ['orthopedist', 'rheumatologist'],
          slots: 1,
          roubles: 58,
          takes: 'adults',
          description: 'Препарат оплачивается отдельно.'
        },
        {
          name: 'Наложение гипсовой повязки',
          by: ['orthopedist'],
          slots: 2,
          roubles: 66,
          description: 'Наденьте одежду со свободным рукавом или штаниной.'
        },
        {
          name: 'Склеротерапия вен',
          by: ['phlebologist'],
          slots: 2,
          roubles: 164,
          takes: 'adults',
          description: 'После процедуры понадобится компрессионный трикотаж.'
        },
        {
          name: 'Аноскопия',
          by: ['proctologist'],
          slots: 1,
          roubles: 42,
          takes: 'adults',
          description: 'О подготовке расскажут при записи.'
        }
      ]
    },
    {
      code: 'sense-procedures',
      name: 'Зрение и слух',
      services: [
        {
          name: 'Подбор очков',
          by: ['ophthalmologist', 'child-ophthalmologist'],
          slots: 1,
          roubles: 38,
          childrenFrom: 3,
          description: 'Возьмите свои очки и старый рецепт.'
        },
        {
          name: 'Подбор контактных линз',
          by: ['ophthalmologist'],
          slots: 2,
          roubles: 64,
          childrenFrom: 12,
          description: 'Врач научит надевать и снимать линзы.'
        },
        {
          name: 'Осмотр глазного дна с расширением зрачка',
          by: ['ophthalmologist', 'child-ophthalmologist'],
          slots: 2,
          roubles: 46,
          description: 'В день осмотра не садитесь за руль.'
        },
        {
          name: 'Измерение внутриглазного давления',
          by: ['ophthalmologist'],
          slots: 1,
          roubles: 22,
          takes: 'adults',
          description: 'Контактные линзы снимите заранее.'
        },
        {
          name: 'Промывание слёзных каналов',
          by: ['child-ophthalmologist'],
          slots: 1,
          roubles: 54,
          takes: 'children',
          babies: true,
          description: 'Для детей первого года жизни, по назначению врача.'
        },
        {
          name: 'Промывание миндалин',
          by: ['ent', 'child-ent'],
          slots: 1,
          roubles: 34,
          childrenFrom: 5,
          description: 'Обычно назначают курс из нескольких процедур.'
        },
        {
          name: 'Удаление серной пробки',
          by: ['ent', 'child-ent'],
          slots: 1,
          roubles: 32,
          description: 'Врач предварительно осмотрит ухо.'
        },
        {
          name: 'Аудиометрия',
          by: ['ent', 'child-ent'],
          slots: 2,
          roubles: 48,
          childrenFrom: 4,
          description: 'Проверка слуха в тихой кабине.'
        }
      ]
    },
    ...CARE_PROCEDURES
  ]
}
