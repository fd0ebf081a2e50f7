export const ru = {
  of: (at: number, all: number) => `${at} из ${all}`,
  previous: 'Предыдущий снимок',
  next: 'Следующий снимок',
  larger: 'Крупнее',
  smaller: 'Мельче',
  opening: 'Открываем снимок',
  broken: 'Снимок не открылся'
}
