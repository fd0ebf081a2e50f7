export const ru = {
  /** An SMS that says what the code is for cannot be talked out of anybody as something else. */
  code: (brand: string, code: string, purpose: string) => `${brand}: код ${code}, ${purpose}. Никому его не сообщайте.`,
  purpose: {
    export: 'чтобы скачать все ваши данные',
    erase: 'чтобы удалить ваш профиль навсегда',
    passkeys: 'чтобы изменить настройки входа'
  }
}
