export const ru = {
  keep: (doctor: string) => `Сохранить врача в избранное? ${doctor}`,
  keepAction: 'Сохранить',
  kept: 'Врач сохранён в избранном'
}
