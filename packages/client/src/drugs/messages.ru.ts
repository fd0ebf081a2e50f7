export const ru = {
  onPrescription: 'По рецепту',
  overTheCounter: 'Без рецепта',
  /** [3.75] */
  priceFrom: (roubles: string) => `от ${roubles} руб.`,
  nobodyHasIt: 'Нет в аптеках',
  /** [1.18] [3.76] */
  source: (name: string) => `Данные: ${name}. Цены справочные, уточняйте в аптеке.`,
  /** [9.55] */
  sorts: { totalPrice: 'По цене', distance: 'По расстоянию', rank: 'Лучший выбор' }
}
