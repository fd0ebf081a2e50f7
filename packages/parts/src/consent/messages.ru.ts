export const ru = {
  close: 'Закрыть',
  loading: 'Загружаем текст',
  failed: 'Не получилось загрузить текст',
  failedText: 'Проверьте подключение к интернету и попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
  version: (version: string) => `Редакция ${version}`
}
