import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'

/** '9:30', '9.30' and '9-30' -> '09:30'; undefined for a text that is no whole time. */
export function tidyTime(text: string): string | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2})[:.-](\d{2})(?::\d{2})?\s*$/.exec(text) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

/** A whole time that is pasted replaces all; a sign between after one digit completes the hour: '9:' -> '09:'. */
const tidy: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    const whole = tidyTime(value)
    return { elementState: whole && whole !== value ? { value: whole, selection: [whole.length, whole.length] } : elementState, data }
  }
  const whole = action === 'insert' ? tidyTime(data) : undefined
  if (whole) return { elementState: { value: '', selection: [0, 0] }, data: whole }
  if (action === 'insert' && /^[:.\s-]$/.test(data) && /^\d$/.test(value) && selection[0] === 1 && selection[1] === 1)
    return { elementState: { value: `0${value}`, selection: [2, 2] }, data: ':' }
  return { elementState, data }
}

/** [5.22] HH:MM, for `useMaskito`. Hours that there are not can be typed: it is the field that says so. */
export const timeMask: MaskitoOptions = { mask: [/\d/, /\d/, ':', /\d/, /\d/], preprocessors: [tidy] }
