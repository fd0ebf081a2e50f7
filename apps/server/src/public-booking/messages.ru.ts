export const ru = {
  code: (brand: string, code: string) =>
    `${brand}: код ${code}, чтобы записаться на приём. Если вы не записывались, никому его не сообщайте.`
}
