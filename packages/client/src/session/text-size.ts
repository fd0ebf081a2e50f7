// How large the letters are on this device: its reader's choice, which stays when an account leaves it.
import { usableStorage } from './session-store.ts'

/** Per cent of the usual size. */
export const TEXT_SIZES = ['100', '125', '150'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'vizit.text-size'

function storage(): Storage {
  return usableStorage(() => localStorage)
}

/** The size that was chosen on this device; the usual one where none was. A sign-out that emptied the storage is outlived by the page. */
export function textSize(): TextSize {
  const kept = storage().getItem(KEY) ?? document.documentElement.dataset.textSize
  return TEXT_SIZES.find(size => size === kept) ?? '100'
}

/** Keeps the size on this device and shows the page in it. */
export function chooseTextSize(size: TextSize): void {
  storage().setItem(KEY, size)
  showTextSize()
}

/** Shows the page in the size that was chosen on this device. */
export function showTextSize(): void {
  const size = textSize()
  document.documentElement.dataset.textSize = size
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`
}
