import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'

/** '1985-03-07' (autofill), '7.3.1985' and '7/3/1985' -> '07.03.1985'; undefined for a text that is no whole date. */
export function tidyDate(text: string): string | undefined {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  const usual = /^\s*(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})\s*$/.exec(text)
  const [day, month, year] = iso ? [iso[3]!, iso[2]!, iso[1]!] : usual ? [usual[1]!, usual[2]!, usual[3]!] : []
  return day && month && year ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}` : undefined
}

/** A whole date that is pasted or filled in replaces all; a dot after one digit completes it: '7.' -> '07.'. */
const tidy: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    const whole = tidyDate(value)
    return { elementState: whole && whole !== value ? { value: whole, selection: [whole.length, whole.length] } : elementState, data }
  }
  const whole = action === 'insert' ? tidyDate(data) : undefined
  if (whole) return { elementState: { value: '', selection: [0, 0] }, data: whole }
  const [start, end] = selection
  const lone = /(?:^|\.)(\d)$/.exec(value)
  if (action === 'insert' && /^[./\s-]$/.test(data) && lone && start === value.length && end === start && value.length < 6) {
    const padded = `${value.slice(0, -1)}0${lone[1]}`
    return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '.' }
  }
  return { elementState, data }
}

/** [5.16] dd.mm.yyyy, for `useMaskito`. */
export const dateMask: MaskitoOptions = {
  mask: [/\d/, /\d/, '.', /\d/, /\d/, '.', /\d/, /\d/, /\d/, /\d/],
  preprocessors: [tidy]
}
