export const ru = {
  code: (brand: string, code: string) => `${brand}: код ${code}. Никому его не сообщайте.`
}
