import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  close: 'Закрыць',
  loading: 'Загружаем тэкст',
  failed: 'Не атрымалася загрузіць тэкст',
  failedText: 'Праверце падключэнне да інтэрнэту і паспрабуйце яшчэ раз.',
  retry: 'Паспрабаваць яшчэ раз',
  version: (version: string) => `Рэдакцыя ${version}`
}
