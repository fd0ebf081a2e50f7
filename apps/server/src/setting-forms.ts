// The forms that addresses among the settings have.
import { isIP } from 'node:net'

export function isWebAddress(text: string | undefined): boolean {
  return /^https?:$/.test(URL.parse(text ?? '')?.protocol ?? '')
}

export function isDatabase(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')
}

export function isMailServer(text: string | undefined): boolean {
  return /^smtps?:$/.test(URL.parse(text ?? '')?.protocol ?? '')
}

/** A relay on the same machine needs no encryption on the way to it. */
export function isLoopback(text: string | undefined): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(text ?? '')?.hostname ?? '')
}

/** An address, or a network as address/bits. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

export function passkeysAt(address: string): { origin: string; host: string } {
  const url = URL.parse(address)
  return { origin: url?.origin ?? '', host: url?.hostname ?? '' }
}
