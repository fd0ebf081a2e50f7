import type { Files } from './port.ts'

export const files: Files = {
  async save(bytes, name) {
    const address = URL.createObjectURL(bytes)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    // The browser has taken the file over by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
}
